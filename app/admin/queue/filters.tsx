import { queueFilters } from "../../../domain/desk/queue/rules.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { FilterBar, FilterControls, type ListFilterTexts } from "../filter-bar.tsx";
import { useAdminTexts } from "../frame.ts";

type QueueFiltersProps = {
	action: string;
	/** The board has a column per status, and no sections. */
	isBoard?: boolean;
};

/** The filters of queue and board, in the address. */
export function QueueFilters({ action, isBoard = false }: QueueFiltersProps) {
	const { applications, lists, papers, suspect, options, case: own, desk: t } = useAdminTexts();
	const texts: ListFilterTexts<typeof queueFilters> = {
		owner: { label: t.filters.owner, options: t.owners },
		kind: { label: t.filters.kind, options: t.kinds },
		office: { label: lists.office, options },
		...(!isBoard && {
			section: { label: t.filters.section, options: t.sections },
			status: { label: t.filters.status, options: applications.statuses },
		}),
		language: { label: t.filters.language, options: languageNames },
		visaType: { label: t.filters.visaType, options: own.applications.visaTypes },
		papers: { label: papers.title, options: lists.papers },
		isSuspect: { label: t.filters.suspect, all: t.filters.suspectOut, options: { yes: suspect.only } },
	};
	return (
		<FilterBar action={action} search={applications.search}>
			<FilterControls filters={queueFilters} texts={texts} />
		</FilterBar>
	);
}
