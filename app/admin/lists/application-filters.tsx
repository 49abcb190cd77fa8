import { applicationFilters } from "../../../domain/cases/applications/rules.ts";
import { firstStatuses, furtherStatuses, type StoredStatus } from "../../../domain/cases/applications/schema.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { FilterBar, FilterChoice } from "../filter-bar.tsx";
import { FilterControls, type ListFilterTexts } from "../filter-controls.tsx";
import { useAdminTexts } from "../frame.ts";
import { assigneeText } from "./cells.tsx";

/** The words of the filters, in the order of their controls. */
export function useApplicationFilterTexts(staff: StaffMember[]) {
	const { applications: t, lists: own, suspect, options } = useAdminTexts();
	return {
		status: { label: t.status, options: t.statuses },
		assignee: assigneeText(own, staff),
		period: { label: t.date, all: t.anyTime, options: { today: t.today, week: t.week } },
		university: { label: t.fields.university, suggestions: "/admin/programs/universities" },
		program: { label: t.fields.program, suggestions: "/admin/programs/titles" },
		city: { label: own.city },
		ageFrom: { label: own.ageFrom },
		ageTo: { label: own.ageTo },
		certificate: { label: own.certificate, options: t.certificates, isNamed: true },
		language: { label: t.fields.language, options: languageNames },
		hasEmail: { label: own.email, options: { yes: own.withEmail, no: own.withoutEmail } },
		papers: { label: own.documents, options: own.papers, isNamed: true },
		office: { label: own.office, options, isNamed: true },
		from: { label: own.from },
		to: { label: own.to },
		suspect: { label: suspect.filter, options: { yes: suspect.only, no: own.notSuspect } },
	} satisfies ListFilterTexts<typeof applicationFilters>;
}

const sortNames = ["", "submitted", "name", "-name", "due", "status", "age", "-age", "city"] as const;

type ApplicationFiltersProps = { home: string; oldStatuses: StoredStatus[]; staff: StaffMember[] };

/** The search and filters of the applications list. */
export function ApplicationFilters({ home, oldStatuses, staff }: ApplicationFiltersProps) {
	const { all, applications: t, lists: own } = useAdminTexts();
	const { status, ...texts } = useApplicationFilterTexts(staff);
	const named = (value: StoredStatus) => ({ value, text: status.options[value] });
	return (
		<FilterBar action={home} search={t.search} isSorted>
			<FilterChoice
				name="status"
				label={status.label}
				options={[{ value: "", text: all }, ...firstStatuses.map(named)]}
				groups={[
					{ text: t.furtherStatuses, options: furtherStatuses.map(named) },
					...(oldStatuses.length > 0 ? [{ text: t.oldStatuses, options: oldStatuses.map(named) }] : []),
				]}
			/>
			<FilterControls filters={applicationFilters} texts={texts} />
			<FilterChoice
				name="sort"
				label={own.sort}
				options={sortNames.map((value) => ({ value, text: own.sorts[value] }))}
			/>
		</FilterBar>
	);
}
