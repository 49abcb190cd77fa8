import { setRoundRobin } from "../../../domain/queue/assign-commands.ts";
import { isRoundRobin } from "../../../domain/queue/staff-queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/round-robin-policy";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const back = "/admin/users";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "policy", async () => ({
		isOn: await isRoundRobin(requestContext.caller),
	}));
}

export function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "policy_updated",
		back,
		submit: ({ on }) => setRoundRobin(requestContext.caller, on === "yes"),
	});
}

/** Asks whether new tasks should be assigned by turns. */
export default function RoundRobinPolicy({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().users;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { isOn } = loaderData.value;
	return (
		<ConfirmDialog
			title={t.roundRobin}
			confirm={isOn ? t.roundRobinTurnOff : t.roundRobinTurnOn}
			failed={t.policyFailed}
			back={back}
			again={actionData}
		>
			<input type="hidden" name="on" value={isOn ? "" : "yes"} />
			<p>{isOn ? t.roundRobinOffText : t.roundRobinOnText}</p>
		</ConfirmDialog>
	);
}
