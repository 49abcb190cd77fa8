import { useFetcher, useLocation } from "react-router";
import { useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { RowFault } from "./post-form.tsx";

type PublishToggleProps = { id: string; name: string; published: boolean };

/** A post's published state with its switch. */
export function PublishToggle({ id, name, published }: PublishToggleProps) {
	const t = useManagementTexts().blog;
	const states = t.filters.published.options;
	const { search } = useLocation();
	const fetcher = useFetcher<FormResult>();
	const sending = fetcher.state !== "idle";
	const fault = sending ? undefined : fetcher.data?.fault;
	return (
		<fetcher.Form
			method="post"
			action={`/admin/blog/${id}/publish${search}`}
			className="in-row"
			onSubmit={(event) => sending && event.preventDefault()}
		>
			<input type="hidden" name="published" value={published ? "" : "yes"} />
			<button
				type="submit"
				role="switch"
				aria-checked={published}
				aria-label={`${states.published}: ${name}`}
				className="switch"
			>
				<span aria-hidden="true">{published ? states.published : states.draft}</span>
			</button>
			<RowFault title={t.updateFailed} fault={fault} />
		</fetcher.Form>
	);
}
