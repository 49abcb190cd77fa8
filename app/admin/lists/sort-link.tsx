import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useAdminTexts } from "../frame.ts";
import { listAddress } from "./address.ts";

/** A column by which a list can be sorted. */
export type Sortable = {
	/** The value of the parameter `sort`; "-" in front means descending. */
	by: string;
	/** Whether the list is sorted by it, descending, when the address names no order. */
	isUsual?: true;
};

export type SortDirection = "ascending" | "descending";

/** @returns undefined if the list is sorted by another column. */
export function directionOf({ by, isUsual }: Sortable, search: string): SortDirection | undefined {
	const sort = new URLSearchParams(search).get("sort") ?? "";
	if (sort === by) return "ascending";
	return sort === `-${by}` || (sort === "" && isUsual) ? "descending" : undefined;
}

type SortLinkProps = { home: string; column: string; sortable: Sortable; children: ReactNode };

/** A column's heading, which sorts the list by it, and reverses the order the second time. */
export function SortLink({ home, column, sortable, children }: SortLinkProps) {
	const t = useAdminTexts().lists;
	const { search } = useLocation();
	const direction = directionOf(sortable, search);
	const isNextDescending = direction === "ascending";
	return (
		<Link
			to={listAddress(home, search, { sort: `${isNextDescending ? "-" : ""}${sortable.by}` })}
			preventScrollReset
			className="sort"
			title={isNextDescending ? t.descending(column) : t.ascending(column)}
		>
			{children}
			<span aria-hidden="true">{direction ? { ascending: " ↑", descending: " ↓" }[direction] : ""}</span>
		</Link>
	);
}
