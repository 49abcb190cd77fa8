import { requireLink } from "../../../domain/my/commands.ts";
import { getOpenWays } from "../../../domain/my/open-queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/link-policy";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const back = "/admin/users";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "policy", async () => ({
		isOn: (await getOpenWays(requestContext.caller)).needsLink,
	}));
}

export function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "policy_updated",
		back,
		submit: ({ on }) => requireLink(requestContext.caller, on === "yes"),
	});
}

/** Asks whether applications should open only by a link or a code. */
export default function LinkPolicy({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().users;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { isOn } = loaderData.value;
	return (
		<ConfirmDialog
			title={t.linkPolicy}
			confirm={isOn ? t.linkPolicyTurnOff : t.linkPolicyTurnOn}
			failed={t.policyFailed}
			back={back}
			again={actionData}
		>
			<input type="hidden" name="on" value={isOn ? "" : "yes"} />
			<p>{isOn ? t.linkPolicyOffText : t.linkPolicyOnText}</p>
		</ConfirmDialog>
	);
}
