import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { maxRows } from "../../domain/cases/bulk/schema.ts";
import { useAdminTexts } from "./frame.ts";

/** The form of the bar. The boxes are in the table, outside of the form, so that rows can have forms of their own. */
const formId = "selection";

export type Selectable = {
	/** The record's id; of an application, after a dot its version in this list, by which later changes are noticed. */
	value: string;
	/** Names the row for screen readers. */
	name: string;
};

/** The box at the beginning of a row that can be selected. */
export function SelectBox({ value, name }: Selectable) {
	const t = useAdminTexts().bulk.selection;
	return (
		<input type="checkbox" form={formId} name="row" value={value} className="select-box" aria-label={t.select(name)} />
	);
}

type SelectionBarProps = {
	/** The number of rows that match the filters, on all pages. */
	total: number;
	/** The number of rows on this page. */
	onPage: number;
	/** Whether the list can find all rows that match its filters. */
	hasAll?: boolean;
	/** What can be done with the rows, by value, and where they are sent. By default the bulk changes of applications. */
	choices?: { to: string; actions: Record<string, string> };
};

/**
 * Says how many rows are selected and offers what can be done with them. Without script it is a plain form.
 */
export function SelectionBar({ total, onPage, hasAll = false, choices }: SelectionBarProps) {
	const texts = useAdminTexts();
	const t = texts.bulk.selection;
	const { to, actions } = choices ?? { to: "/admin/bulk", actions: t.actions };
	const { pathname, search } = useLocation();
	const sending = useNavigation().state !== "idle";
	const form = useRef<HTMLFormElement>(null);
	const all = useRef<HTMLInputElement>(null);
	const [count, setCount] = useState(0);
	const recount = () => {
		const rows = boxesOf(form.current);
		const checked = rows.filter((box) => box.checked).length;
		setCount(checked);
		if (!all.current) return;
		all.current.checked = checked > 0 && checked === rows.length;
		all.current.indeterminate = checked > 0 && checked < rows.length;
	};
	// Also when the list has changed.
	useEffect(() => {
		recount();
		document.addEventListener("change", recount);
		return () => document.removeEventListener("change", recount);
	});
	const selectAll = (checked: boolean) => {
		for (const box of boxesOf(form.current)) box.checked = checked;
		recount();
	};
	return (
		<Form
			ref={form}
			id={formId}
			method="post"
			action={to}
			className="selection"
			data-count={count}
			aria-label={t.title}
			onSubmit={(event) => sending && event.preventDefault()}
		>
			<input type="hidden" name="back" value={pathname + search} />
			<label className="tick needs-script">
				<input ref={all} type="checkbox" onChange={({ currentTarget }) => selectAll(currentTarget.checked)} />
				<span>{t.allOnPage}</span>
			</label>
			<output className="selection-count needs-script">{count > 0 && t.count(count)}</output>
			<div className="selection-actions">
				<label>
					<span className="sr-only">{t.action}</span>
					<select name="action" className="field field-small">
						{Object.entries(actions).map(([action, text]) => (
							<option key={action} value={action}>
								{text}
							</option>
						))}
					</select>
				</label>
				<button type="submit" className="btn btn-small btn-primary" aria-disabled={sending}>
					{t.go}
				</button>
				{hasAll && total > onPage && total <= maxRows && (
					<button type="submit" name="all" value="yes" className="btn btn-small" aria-disabled={sending}>
						{t.goAll(total)}
					</button>
				)}
				{!choices && total > (hasAll ? Math.max(onPage, maxRows) : onPage) && (
					<span className="text-sm text-muted">{t.onlyPage(onPage, total)}</span>
				)}
			</div>
		</Form>
	);
}

const boxesOf = (form: HTMLFormElement | null) =>
	[...(form?.elements ?? [])].filter(
		(element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === "row",
	);
