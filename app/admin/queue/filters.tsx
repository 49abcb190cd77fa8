import { queueFilters } from "../../../domain/desk/queue/rules.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { FilterBar } from "../filter-bar.tsx";
import { FilterControls } from "../filter-controls.tsx";
import { useAdminTexts } from "../frame.ts";

type QueueFiltersProps = {
	action: string;
	/** The board has a column per status, and no sections. */
	isBoard?: boolean;
};

/** The filters of queue and board, in the address. */
export function QueueFilters({ action, isBoard = false }: QueueFiltersProps) {
	const texts = useAdminTexts();
	const t = texts.desk;
	const columns = {
		section: { label: t.filters.section, options: t.sections },
		status: { label: t.filters.status, options: texts.applications.statuses },
	};
	return (
		<FilterBar action={action} search={texts.applications.search}>
			<FilterControls
				filters={queueFilters}
				texts={{
					owner: { label: t.filters.owner, options: t.owners },
					kind: { label: t.filters.kind, options: t.kinds },
					office: { label: texts.lists.office, options: texts.options },
					...(!isBoard && columns),
					language: { label: t.filters.language, options: languageNames },
					visaType: { label: t.filters.visaType, options: texts.applications.visaTypes },
					papers: { label: texts.lists.documents, options: texts.lists.papers },
					suspect: { label: t.filters.suspect, all: t.filters.suspectOut, options: { yes: texts.suspect.only } },
				}}
			/>
		</FilterBar>
	);
}
