import { type MouseEvent, type ReactNode, useId } from "react";
import { useAdminTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { useListSearch } from "./tabs.tsx";

type RowMenuProps = { name: string; children: ReactNode };

/** The button at the end of a row, and the box with what can be done about the row. It works without script. */
export function RowMenu({ name, children }: RowMenuProps) {
	const t = useAdminTexts().desk.actions;
	const id = useId();
	return (
		<>
			<button type="button" popoverTarget={id} aria-label={t.moreOf(name)} className="row-more">
				⋯
			</button>
			<span id={id} popover="auto" className="row-menu" onClickCapture={closeMenu}>
				<strong>{name}</strong>
				{children}
			</span>
		</>
	);
}

/** The page may stay when a link of the box opens a dialog. */
function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>) {
	if (target instanceof Element && target.closest("a, button") && currentTarget.matches(":popover-open"))
		currentTarget.hidePopover();
}

type RowLinkProps = { to: string; text: string; name: string; isDanger?: boolean };

/** A dialog about a row; screen readers hear about which. */
export const RowLink = ({ to, text, name, isDanger = false }: RowLinkProps) => (
	<Link to={to} preventScrollReset aria-label={`${text}: ${name}`} className={isDanger ? "text-brick" : undefined}>
		{text}
	</Link>
);

type RecordLinksProps = {
	base: string;
	name: string;
	/** Visitors' submissions cannot be edited. */
	isFixed?: boolean;
};

/** View, edit and delete links of a row; each opens a dialog over the unchanged list. */
export function RecordLinks({ base, name, isFixed = false }: RecordLinksProps) {
	const t = useAdminTexts();
	const search = useListSearch();
	return (
		<>
			<RowLink to={base + search} text={t.view} name={name} />
			{!isFixed && <RowLink to={`${base}/edit${search}`} text={t.edit} name={name} />}
			<RowLink to={`${base}/delete${search}`} text={t.delete} name={name} isDanger />
		</>
	);
}
