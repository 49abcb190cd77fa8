import { notFound } from "../../../domain/shared/errors.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { findPolicy, type PolicyAddress } from "../../admin/policies.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/policy";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const back = "/admin/users";

function policyAt(address: string) {
	const policy = findPolicy(address);
	if (!policy) throw notFound("policy");
	return policy;
}

export function loader({ context, params }: Route.LoaderArgs) {
	const { caller } = context.get(requestContextKey);
	return load(context.get(requestContextKey), "policy", async () => ({
		isOn: await policyAt(params.policy).read(caller),
	}));
}

export function action({ context, params, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back,
		submit: async ({ on }) => policyAt(params.policy).write(requestContext.caller, on === "yes"),
	});
}

/** Asks whether a switch of the whole site should be turned on or off. */
export default function Policy({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useAdminTexts().users;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { isOn } = loaderData.value;
	const t = texts.policies[params.policy as PolicyAddress];
	return (
		<ConfirmDialog title={t.title} confirm={isOn ? t.turnOff : t.turnOn} back={back} again={actionData}>
			<input type="hidden" name="on" value={isOn ? "" : "yes"} />
			<p>{isOn ? t.offText : t.onText}</p>
		</ConfirmDialog>
	);
}
