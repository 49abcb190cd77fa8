import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { Options } from "./form-field.tsx";
import { useAdminTexts } from "./frame.ts";
import { Link } from "./link.tsx";

const typingPause = 300;

type FilterBarProps = {
	action: string;
	/** The label of the search. */
	search?: string;
	/** The filters, behind a button. */
	children?: ReactNode;
	/** Whether they are all that the page is about, and shown at once. */
	isUnfolded?: boolean;
	/** Whether one of them is the order of the list. */
	isSorted?: boolean;
};

/** Parameters that are no filters: they stay when a filter changes. */
const kept = ["sort", "size", "tabs"] as const;
const isFilter = (name: string) => !["q", "page", ...kept].includes(name);

/**
 * A list's filters and search: a GET form. With script, a choice applies at once and a search after a pause, on the
 * first page.
 */
export function FilterBar({ action, search, children, isUnfolded = false, isSorted = false }: FilterBarProps) {
	const t = useAdminTexts();
	const navigate = useNavigate();
	const location = useLocation();
	const params = new URLSearchParams(location.search);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const form = useRef<HTMLFormElement>(null);
	const show = (replace: boolean) => {
		clearTimeout(timer.current);
		const to = action + filterOf(form.current);
		// A dialog may have been opened meanwhile.
		if (location.pathname === action && to !== location.pathname + location.search) navigate(to, { replace });
	};
	const latest = useRef(show);
	latest.current = show;
	useEffect(() => () => clearTimeout(timer.current), []);
	useFollow(form, location.search, latest);
	return (
		<Form
			ref={form}
			method="get"
			action={action}
			role="search"
			aria-label={t.filters}
			className="list-filters"
			autoComplete="off"
			onSubmit={(event) => {
				event.preventDefault();
				show(false);
			}}
			onChange={(event) => {
				clearTimeout(timer.current);
				if ((event.target as Element) instanceof HTMLSelectElement) show(false);
				else timer.current = setTimeout(() => latest.current(true), typingPause);
			}}
		>
			{search && (
				<input
					type="search"
					name="q"
					defaultValue={params.get("q") ?? ""}
					maxLength={80}
					enterKeyHint="search"
					placeholder={search}
					aria-label={search}
					className="field field-small"
				/>
			)}
			{isUnfolded && children}
			{!isUnfolded && children && <Folded active={[...params.keys()].filter(isFilter).length}>{children}</Folded>}
			{!isSorted && <input type="hidden" name="sort" defaultValue={params.get("sort") ?? ""} />}
			<input type="hidden" name="size" defaultValue={params.get("size") ?? ""} />
			<input type="hidden" name="tabs" defaultValue={params.get("tabs") ?? ""} />
			<button type="submit" className="btn btn-small needs-no-script">
				{t.show}
			</button>
			{params.size > 0 && (
				<Link to={action} className="btn btn-small">
					{t.clearFilters}
				</Link>
			)}
		</Form>
	);
}

/** The filters behind a button that says how many are set. */
function Folded({ active, children }: { active: number; children: ReactNode }) {
	const t = useAdminTexts();
	return (
		<details className="more-filters">
			<summary className="btn btn-small">{active > 0 ? `${t.moreFilters} (${active})` : t.moreFilters}</summary>
			<div>{children}</div>
		</details>
	);
}

type Choice = { value: string; text: string };
type ChoiceProps = { name: string; label: string; options: Choice[]; groups?: { text: string; options: Choice[] }[] };

/** A filter with few choices; the first one is "all", and names the filter. Groups follow, each with a heading. */
export function FilterChoice({ name, label, options, groups = [] }: ChoiceProps) {
	const params = new URLSearchParams(useLocation().search);
	const [all, ...others] = options;
	return (
		<select name={name} defaultValue={params.get(name) ?? ""} className="field field-small" aria-label={label}>
			{all && <option value={all.value}>{`${label}: ${all.text}`}</option>}
			<Options choices={others.map(({ value, text }) => [value, text])} />
			{groups.map((group) => (
				<optgroup key={group.text} label={group.text}>
					<Options choices={group.options.map(({ value, text }) => [value, text])} />
				</optgroup>
			))}
		</select>
	);
}

function filterOf(form: HTMLFormElement | null): string {
	const params = new URLSearchParams();
	for (const [name, value] of new FormData(form ?? undefined)) {
		if (typeof value === "string" && value.trim()) params.set(name, value.trim());
	}
	return params.size > 0 ? `?${params}` : "";
}

/**
 * Updates the fields after "back" and "clear", except while the user types. Input from before hydration applies to the
 * list.
 */
function useFollow(
	form: React.RefObject<HTMLFormElement | null>,
	search: string,
	show: React.RefObject<(replace: boolean) => void>,
) {
	const isFirst = useRef(true);
	useEffect(() => {
		const params = new URLSearchParams(search);
		const fields = [...(form.current?.elements ?? [])].filter(
			(field) => field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.name),
		) as (HTMLSelectElement | HTMLInputElement)[];
		const differing = fields.filter((field) => field.value !== (params.get(field.name) ?? ""));
		if (isFirst.current && differing.length > 0) show.current(true);
		else {
			for (const field of differing) {
				const isTyping = field instanceof HTMLInputElement && field === document.activeElement;
				if (!isTyping) field.value = params.get(field.name) ?? "";
			}
		}
		isFirst.current = false;
	}, [form, search, show]);
}
