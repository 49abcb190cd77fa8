import { contactFilters } from "../../../domain/cases/contacts/rules.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { FilterBar } from "../filter-bar.tsx";
import { FilterControls, type ListFilterTexts } from "../filter-controls.tsx";
import { useAdminTexts } from "../frame.ts";
import { assigneeText } from "./cells.tsx";

/** The words of the filters, in the order of their controls. */
export function useContactFilterTexts(staff: StaffMember[]): ListFilterTexts<typeof contactFilters> {
	const { contact: t, lists: own, suspect } = useAdminTexts();
	return {
		state: { label: own.contact.state, options: own.contact.states },
		assignee: assigneeText(own, staff),
		language: { label: t.fields.language, options: languageNames },
		source: { label: t.source, options: t.sources },
		from: { label: own.from },
		to: { label: own.to },
		suspect: { label: own.contact.suspect, options: { yes: suspect.only, no: own.notSuspect } },
	};
}

/** The search and filters of the list of contact messages. */
export function ContactFilters({ home, staff }: { home: string; staff: StaffMember[] }) {
	const t = useAdminTexts().lists.contact;
	return (
		<FilterBar action={home} search={t.search}>
			<FilterControls filters={contactFilters} texts={useContactFilterTexts(staff)} />
		</FilterBar>
	);
}
