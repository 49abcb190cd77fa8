import { queueOwners, queueSections } from "../../../domain/desk/queue/rules.ts";
import {
	caseOffices,
	languages,
	papersTurns,
	storedApplicationStatuses,
	taskKinds,
	visaTypes,
} from "../../../domain/desk/queue/schema.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { FilterBar, FilterChoice } from "../filter-bar.tsx";
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
	const { statuses } = texts.applications;
	const all = { value: "", text: texts.all };
	const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) => [
		all,
		...values.map((value) => ({ value, text: names[value] })),
	];
	return (
		<FilterBar action={action} search={texts.applications.search}>
			<FilterChoice name="who" label={t.filters.owner} options={optionsOf(queueOwners, t.owners)} />
			<FilterChoice name="kind" label={t.filters.kind} options={optionsOf(taskKinds, t.kinds)} />
			<FilterChoice name="office" label={texts.lists.office} options={optionsOf(caseOffices, texts.options)} />
			{!isBoard && (
				<>
					<FilterChoice name="due" label={t.filters.section} options={optionsOf(queueSections, t.sections)} />
					<FilterChoice
						name="status"
						label={t.filters.status}
						options={optionsOf(storedApplicationStatuses, statuses)}
					/>
				</>
			)}
			<FilterChoice name="language" label={t.filters.language} options={optionsOf(languages, languageNames)} />
			<FilterChoice
				name="visa"
				label={t.filters.visaType}
				options={optionsOf(visaTypes, texts.case.applications.visaTypes)}
			/>
			<FilterChoice name="papers" label={texts.papers.title} options={optionsOf(papersTurns, texts.lists.papers)} />
			<FilterChoice
				name="suspect"
				label={t.filters.suspect}
				options={[
					{ value: "", text: t.filters.suspectOut },
					{ value: "yes", text: texts.suspect.only },
				]}
			/>
		</FilterBar>
	);
}
