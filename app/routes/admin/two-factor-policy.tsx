import { requireSecondFactor } from "../../../domain/accounts/users/commands.ts";
import { needsSecondFactor } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { receive } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { visitContext } from "../../request-context.ts";
import type { Route } from "./+types/two-factor-policy";

export { sendKept as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "policy", async () => ({ isOn: await needsSecondFactor(visit.caller) }));
}

export function action({ context, request }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	return receive(visit, request, {
		done: "policy_updated",
		back: "/admin/users",
		submit: ({ on }) => requireSecondFactor(visit.caller, on === "yes"),
	});
}

export default function SecondFactorPolicy({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().users;
	const back = "/admin/users";
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { isOn } = loaderData.value;
	return (
		<ConfirmDialog
			title={t.policy}
			confirm={isOn ? t.turnOff : t.turnOn}
			failed={t.policyFailed}
			back={back}
			again={actionData}
		>
			<input type="hidden" name="on" value={isOn ? "" : "yes"} />
			<p>{isOn ? t.policyOffText : t.policyOnText}</p>
		</ConfirmDialog>
	);
}
