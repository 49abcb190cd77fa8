import { useLocation } from "react-router";
import { changeWorkSettings } from "../../../domain/accounts/settings/commands.ts";
import { getWorkSettings } from "../../../domain/accounts/settings/queries.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import { workFields, workInput, workValues } from "../../admin/work-fields.ts";
import type { Route } from "./+types/user-work";

export const loader = adminLoader("user", async ({ caller }, { params: { id } }: Route.LoaderArgs) => {
	const { name, ...settings } = await getWorkSettings(caller, id);
	const isOwn = caller.userId === id;
	return { name, isOwn, values: workValues(settings, isOwn) };
});

export const action = adminAction(({ caller }, { params: { id }, url }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/users${url.search}`,
	submit: (values) => changeWorkSettings(caller, id, workInput(values, caller.userId === id)),
}));

/** How a member of staff works: office, languages and absence, and for the person the shortcuts. */
export default function UserWork({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().users;
	const back = `/admin/users${useLocation().search}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { name, isOwn, values } = loaderData.value;
	return (
		<Dialog title={t.workOf(name)} back={back} small>
			<p className="mb-3 text-muted">{t.workHint}</p>
			<RecordForm fields={workFields(isOwn)} labels={t.fields} values={values} again={actionData} back={back} />
		</Dialog>
	);
}
