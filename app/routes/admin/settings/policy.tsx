import { useLocation } from "react-router";
import { notFound } from "../../../../domain/shared/errors.ts";
import { ConfirmDialog } from "../../../admin/confirm-dialog.tsx";
import { MissingDialog } from "../../../admin/dialog.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { adminAction } from "../../../admin/page-handlers.ts";
import { findPolicy, type PolicyAddress } from "../../../admin/policies.ts";
import { load } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import type { Route } from "./+types/policy";

/** The page of the switch: the rules, or the security of accounts. */
const listOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf("/"));

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

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "saved",
	back: listOf(url.pathname),
	submit: async ({ on, keep }) => policyAt(params.policy).write(caller, on === "yes" && keep === undefined),
}));

/** Asks whether a switch of the whole site should be turned on or off. */
export default function Policy({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useManagementTexts().users;
	const back = listOf(useLocation().pathname);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { isOn } = loaderData.value;
	const t = texts.policies[params.policy as PolicyAddress];
	return (
		<ConfirmDialog
			title={t.title}
			confirm={isOn ? t.turnOff : t.turnOn}
			// What nobody has decided can also be confirmed as it is.
			{...(isOn === undefined && { other: { name: "keep", text: t.turnOff } })}
			back={back}
			again={actionData}
		>
			<input type="hidden" name="on" value={isOn ? "" : "yes"} />
			<p>{isOn ? t.offText : t.onText}</p>
		</ConfirmDialog>
	);
}
