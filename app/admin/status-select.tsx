import { useFetcher, useLocation, useNavigate } from "react-router";
import type { StoredStatus } from "../../domain/applications/schema.ts";
import { useAdminTexts } from "./frame.ts";
import type { FormAgain } from "./handle-form.ts";
import { StatusOptions } from "./status-options.tsx";

type StatusSelectProps = { id: string; name: string; status: StoredStatus };

/**
 * A row's status, saved as soon as it is chosen. If it cannot be saved, the old one is shown with the reason. A rejection
 * needs a reason, so it opens the dialog.
 */
export function StatusSelect({ id, name, status }: StatusSelectProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const { search } = useLocation();
	const fetcher = useFetcher<FormAgain>();
	const navigate = useNavigate();
	const choose = ({ value, form }: HTMLSelectElement) => {
		if (value !== "rejected") return void fetcher.submit(form, { preventScrollReset: true });
		const params = new URLSearchParams(search);
		params.set("to", value);
		navigate(`/admin/applications/${id}/status?${params}`, { preventScrollReset: true });
	};
	const sending = fetcher.formData?.get("status");
	const fault = fetcher.state === "idle" ? fetcher.data?.fault : undefined;
	return (
		<fetcher.Form method="post" action={`/admin/applications/${id}/status${search}`} className="in-row">
			<select
				name="status"
				className="field field-small"
				aria-label={t.statusOf(name)}
				aria-describedby={fault && `${id}-fault`}
				value={typeof sending === "string" ? sending : status}
				onChange={(event) => choose(event.currentTarget)}
			>
				<StatusOptions current={status} />
			</select>
			<button type="submit" className="btn btn-small needs-no-script">
				{t.changeStatus}
			</button>
			{fault && (
				<p id={`${id}-fault`} role="alert" className="text-sm text-brick">
					<strong>{t.updateFailed}</strong> {texts.faults[fault]}
				</p>
			)}
		</fetcher.Form>
	);
}
