import { changeWorkSettings } from "../../../../domain/accounts/settings/commands.ts";
import { getWorkSettings } from "../../../../domain/accounts/settings/queries.ts";
import { FetchFault } from "../../../admin/fault.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { AccountPage } from "../../../admin/own-account.tsx";
import { adminAction, adminLoader } from "../../../admin/page-handlers.ts";
import { RecordForm } from "../../../admin/record-form.tsx";
import { workFields, workInput, workValues } from "../../../admin/work-fields.ts";
import type { Route } from "./+types/work";

export const loader = adminLoader("work settings", async ({ caller }) =>
	workValues(await getWorkSettings(caller, caller.userId ?? ""), true),
);

export const action = adminAction(({ caller }) => ({
	done: "saved",
	back: "/admin/account/work",
	submit: (values) => changeWorkSettings(caller, caller.userId ?? "", workInput(values, true)),
}));

/** Office, languages, absence and shortcuts of the person. */
export default function OwnWork({ loaderData: { value }, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	return (
		<AccountPage title={texts.ownAccount.work}>
			<p className="mb-3 text-muted">{texts.users.workHint}</p>
			{value ? (
				<RecordForm
					fields={workFields(true)}
					labels={texts.users.fields}
					values={value}
					again={actionData}
					back="/admin/account"
				/>
			) : (
				<FetchFault />
			)}
		</AccountPage>
	);
}
