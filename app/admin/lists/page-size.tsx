import { Link, useLocation } from "react-router";
import { pageSizes, recordsPerPage } from "../../../domain/shared/paging.ts";
import { useAdminTexts } from "../frame.ts";
import { listAddress } from "./address.ts";

/** How many rows a page has. */
export function PageSize({ home, size }: { home: string; size: number }) {
	const t = useAdminTexts().lists;
	const { search } = useLocation();
	return (
		<nav aria-label={t.perPage} className="flex flex-wrap items-center gap-1">
			<span className="text-muted" aria-hidden="true">
				{t.perPage}
			</span>
			{pageSizes.map((each) => (
				<Link
					key={each}
					to={listAddress(home, search, { size: each === recordsPerPage ? null : String(each) })}
					className={each === size ? "btn btn-small btn-primary" : "btn btn-small"}
					aria-label={`${t.perPage}: ${each}`}
					aria-current={each === size ? "true" : undefined}
				>
					{each}
				</Link>
			))}
		</nav>
	);
}
