import { useLocation } from "react-router";
import { pageSizes, recordsPerPage } from "../../../domain/shared/paging.ts";
import { ChoiceLink } from "../choice-link.tsx";
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
