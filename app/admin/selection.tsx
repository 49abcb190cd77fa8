import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { maxRows } from "../../domain/cases/bulk/schema.ts";
import { Options } from "./form-field.tsx";
import { useAdminTexts } from "./frame.ts";
import { PostForm, SubmitButton } from "./post-form.tsx";

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

/** Selects all rows of its table. Only script can do so. @param section the name of a table that is not the whole list */
export function SelectAll({ section }: { section: string | undefined }) {
	const t = useAdminTexts().bulk.selection;
	const all = useRef<HTMLInputElement>(null);
	const boxes = () => [...(all.current?.closest("table")?.querySelectorAll<HTMLInputElement>("input[name=row]") ?? [])];
	useSelectionChange(() => {
		const checked = boxes().filter((box) => box.checked).length;
		if (!all.current) return;
		all.current.checked = checked > 0 && checked === boxes().length;
		all.current.indeterminate = checked > 0 && checked < boxes().length;
	});
	return (
		<input
			ref={all}
			type="checkbox"
			className="select-box needs-script"
			aria-label={section ? t.select(section) : t.allOnPage}
			autoComplete="off"
			onChange={({ currentTarget }) => {
				for (const box of boxes()) box.checked = currentTarget.checked;
			}}
		/>
	);
}

/** Counts again when a box has changed, and when the list has. */
function useSelectionChange(recount: () => void): void {
	useEffect(() => {
		recount();
		document.addEventListener("change", recount);
		return () => document.removeEventListener("change", recount);
	});
}

type SelectionBarProps = {
	/** The number of rows that match the filters, on all pages. */
	total: number;
	/** The number of rows on this page. */
	onPage: number;
	/** Whether the list can find all rows that match its filters. */
	hasAll?: boolean;
	/** What is done with the rows at once, by value, and where they are sent. */
	quick: { to: string; actions: Record<string, string> };
	/** Whether they are applications, for which there are the bulk changes. */
	hasBulk?: boolean;
};

/**
 * Says how many rows are selected and offers what can be done with them. With script it appears over the list once there
 * are some, so that no row moves. Without script it is a plain form.
 */
export function SelectionBar({ total, onPage, hasAll = false, quick, hasBulk = false }: SelectionBarProps) {
	const texts = useAdminTexts();
	const t = texts.bulk.selection;
	const { pathname, search } = useLocation();
	const form = useRef<HTMLFormElement>(null);
	const [count, setCount] = useState(0);
	useSelectionChange(() => setCount(boxesOf(form.current).filter((box) => box.checked).length));
	return (
		<PostForm
			ref={form}
			id={formId}
			action={hasBulk ? "/admin/bulk" : quick.to}
			className="selection"
			data-count={count}
			aria-label={t.title}
		>
			<input type="hidden" name="back" value={pathname + search} />
			<output className="selection-count needs-script">{count > 0 && t.count(count)}</output>
			{Object.entries(quick.actions).map(([name, text]) => (
				<SubmitButton
					key={name}
					name="do"
					value={name}
					formAction={quick.to}
					className={name === "delete" ? "btn btn-small btn-danger" : "btn btn-small"}
				>
					{text}
				</SubmitButton>
			))}
			{hasBulk && (
				<>
					<label>
						<span className="sr-only">{t.action}</span>
						<select name="action" className="field field-small">
							<Options choices={Object.entries(t.actions)} />
						</select>
					</label>
					<SubmitButton className="btn btn-small btn-primary">{t.go}</SubmitButton>
					{hasAll && total > onPage && total <= maxRows && (
						<SubmitButton name="all" value="yes" className="btn btn-small">
							{t.goAll(total)}
						</SubmitButton>
					)}
					{total > (hasAll ? Math.max(onPage, maxRows) : onPage) && (
						<span className="text-sm text-muted">{t.onlyPage(onPage, total)}</span>
					)}
				</>
			)}
		</PostForm>
	);
}

const boxesOf = (form: HTMLFormElement | null) =>
	[...(form?.elements ?? [])].filter(
		(element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === "row",
	);

/** The bar of a list of applications. */
export function ApplicationsBar(props: Pick<SelectionBarProps, "total" | "onPage" | "hasAll">) {
	const texts = useAdminTexts();
	const actions = { spam: texts.bulk.selection.spam, delete: texts.delete };
	return <SelectionBar {...props} hasBulk quick={{ to: "/admin/many/applications", actions }} />;
}
