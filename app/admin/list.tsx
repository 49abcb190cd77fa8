import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { type Page, pageSizes, pageWindow, recordsPerPage } from "../../domain/shared/paging.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { useAdminTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { listAddress } from "./lists/address.ts";

type ListProps = {
	list: Page<unknown>;
	size: number;
	filtered: boolean;
	/** Instead of the general text for an empty list. */
	empty?: string;
	home: string;
	/** Whether people can choose how many rows a page has. */
	hasSizes?: boolean;
	children: ReactNode;
};

/** The frame of a tab's table: shown range and total, pages, and the empty state. */
export function List({ list, size, filtered, empty, home, hasSizes = false, children }: ListProps) {
	const t = useAdminTexts();
	const busy = useNavigation().state === "loading";
	const first = (list.page - 1) * size + 1;
	if (list.total === 0)
		return (
			<div className="notice text-center">
				<p>{filtered ? t.nothingFound : (empty ?? t.nothingYet)}</p>
				{filtered && (
					<p className="mt-3">
						<Link to={home} className="btn">
							{t.clearFilters}
						</Link>
					</p>
				)}
			</div>
		);
	return (
		<div aria-busy={busy}>
			{children}
			<div className="mt-3 flex flex-wrap items-center justify-between gap-3">
				<p role="status" className="text-muted">
					{t.showing(first, first + list.items.length - 1, list.total)}
				</p>
				{hasSizes && list.total > recordsPerPage && <PageSize home={home} size={size} />}
				<Pager page={list.page} pages={list.pages} home={home} />
			</div>
		</div>
	);
}

export function Pager({ page, pages, home }: { page: number; pages: number; home: string }) {
	const t = useAdminTexts();
	const { search } = useLocation();
	if (pages <= 1) return null;
	const to = (number: number) => listAddress(home, search, number > 1 ? { page: String(number) } : {});
	return (
		<nav aria-label={t.pages} className="flex flex-wrap gap-1">
			{page > 1 && (
				<Link className="btn btn-small" to={to(page - 1)} rel="prev">
					{t.previous}
				</Link>
			)}
			{pageWindow(page, pages).map((number, index) =>
				number === null ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity.
					<span key={`gap ${index}`} aria-hidden="true">
						…
					</span>
				) : (
					<ChoiceLink key={number} to={to(number)} isCurrent={number === page} aria-label={t.page(number)}>
						{number}
					</ChoiceLink>
				),
			)}
			{page < pages && (
				<Link className="btn btn-small" to={to(page + 1)} rel="next">
					{t.next}
				</Link>
			)}
		</nav>
	);
}

/** How many rows a page has. */
function PageSize({ home, size }: { home: string; size: number }) {
	const t = useAdminTexts().lists;
	const { search } = useLocation();
	return (
		<nav aria-label={t.perPage} className="flex flex-wrap items-center gap-1">
			<span className="text-muted" aria-hidden="true">
				{t.perPage}
			</span>
			{pageSizes.map((each) => (
				<ChoiceLink
					key={each}
					to={listAddress(home, search, { size: each === recordsPerPage ? null : String(each) })}
					isCurrent={each === size}
					aria-label={`${t.perPage}: ${each}`}
				>
					{each}
				</ChoiceLink>
			))}
		</nav>
	);
}
