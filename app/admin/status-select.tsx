import type { KeyboardEvent } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import type { StoredStatus } from "../../domain/cases/applications/schema.ts";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { RowFault } from "./post-form.tsx";
import { conflictOf, StatusOptions } from "./status-form.tsx";

type StatusSelectProps = {
	name: string;
	status: StoredStatus;
	/** The address of the dialog for the status. */
	dialog: string;
};

/** Statuses for which the dialog asks something: the reason of a rejection, and how the applicant was reached. */
const needsDialog = (status: string) => status === "rejected" || status === "contacted";

/** Saves a status as soon as it is chosen or opens the dialog, if the status needs one. */
function useStatusChange(dialog: string, status: StoredStatus) {
	const { search } = useLocation();
	const fetcher = useFetcher<FormResult>();
	const navigate = useNavigate();
	const again = fetcher.state === "idle" ? fetcher.data : undefined;
	const current = (again?.changed?.theirs.status as StoredStatus | undefined) ?? status;
	const action = dialog + search;
	const change = (to: string) => {
		if (to === current) return;
		if (needsDialog(to)) {
			const params = new URLSearchParams(search);
			params.set("to", to);
			return navigate(`${dialog}?${params}`, { preventScrollReset: true });
		}
		return fetcher.submit({ status: to, expected: current }, { method: "post", action, preventScrollReset: true });
	};
	const sending = fetcher.formData?.get("status");
	return { fetcher, action, change, again, current, shown: typeof sending === "string" ? sending : current };
}

/** The form of a row's status, and why it could not be saved: then the stored one is shown. */
export function useStatusSelect({ name, status, dialog }: StatusSelectProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const { fetcher, action, change, again, current, shown } = useStatusChange(dialog, status);
	const faultId = `${dialog}-fault`;
	const form = (
		<fetcher.Form method="post" action={action} className="in-row">
			<input type="hidden" name="expected" value={current} />
			<select
				name="status"
				className="field field-small"
				aria-label={t.statusOf(name)}
				aria-describedby={again && faultId}
				data-status={shown}
				value={shown}
				onKeyDown={openChoices}
				onChange={(event) => void change(event.currentTarget.value)}
			>
				<StatusOptions current={current} />
			</select>
			<button type="submit" className="btn btn-small needs-no-script">
				{t.changeStatus}
			</button>
		</fetcher.Form>
	);
	const fault = (
		<RowFault id={faultId} title={t.updateFailed} fault={again?.fault}>
			{again && conflictOf(again, texts)}
		</RowFault>
	);
	return { form, fault };
}

export function StatusSelect(props: StatusSelectProps) {
	const { form, fault } = useStatusSelect(props);
	return (
		<>
			{form}
			{fault}
		</>
	);
}

/** Arrow keys open the list of choices: in a closed one, some browsers would save each status that is passed. */
function openChoices(event: KeyboardEvent<HTMLSelectElement>) {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	if (!("showPicker" in event.currentTarget)) return;
	event.preventDefault();
	event.currentTarget.showPicker();
}
