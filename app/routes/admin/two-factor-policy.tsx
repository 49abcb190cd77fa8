import { requireTwoFactor } from "../../../domain/accounts/users/commands.ts";
import { needsTwoFactor } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/two-factor-policy";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "policy", async () => ({ isOn: await needsTwoFactor(requestContext.caller) }));
}

export function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "policy_updated",
		back: "/admin/users",
		submit: ({ on }) => requireTwoFactor(requestContext.caller, on === "yes"),
	});
}

export default function TwoFactorPolicy({ loaderData, actionData }: Route.ComponentProps) {
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
