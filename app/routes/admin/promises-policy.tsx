import { hidePromises } from "../../../domain/promises/commands.ts";
import { getContent } from "../../../domain/site-content/queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/promises-policy";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const back = "/admin/users";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "policy", async () => ({
		isOn: (await getContent(requestContext.caller)).arePromisesHidden,
	}));
}

export function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "policy_updated",
		back,
		submit: ({ on }) => hidePromises(requestContext.caller, on === "yes"),
	});
}

/** Asks whether visitors should see the page with the promises. */
export default function PromisesPolicy({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().users;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { isOn } = loaderData.value;
	return (
		<ConfirmDialog
			title={t.promisesPolicy}
			confirm={isOn ? t.promisesPolicyTurnOff : t.promisesPolicyTurnOn}
			failed={t.policyFailed}
			back={back}
			again={actionData}
		>
			<input type="hidden" name="on" value={isOn ? "" : "yes"} />
			<p>{isOn ? t.promisesPolicyOffText : t.promisesPolicyOnText}</p>
		</ConfirmDialog>
	);
}
