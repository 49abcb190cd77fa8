import { contactParams } from "../../../domain/cases/contacts/rules.ts";
import {
	type ContactFilter,
	type ContactSource,
	contactSources,
	contactStates,
} from "../../../domain/cases/contacts/schema.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { formatDay } from "../../i18n/formats.ts";
import { FilterBar, FilterChoice, FilterDay } from "../filter-bar.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { Chip } from "./filter-chips.tsx";

/** The search and filters of the list of contact messages. */
export function ContactFilters({ home, staff }: { home: string; staff: StaffMember[] }) {
	const texts = useAdminTexts();
	const own = texts.lists;
	const all = { value: "", text: texts.all };
	return (
		<FilterBar action={home} search={own.contact.search}>
			<FilterChoice
				name="state"
				label={own.contact.state}
				options={[all, ...contactStates.map((value) => ({ value, text: own.contact.states[value] }))]}
			/>
			<FilterChoice
				name="assignee"
				label={own.assignee}
				options={[
					{ value: "", text: own.anyone },
					{ value: "me", text: own.mine },
					{ value: "nobody", text: own.nobody },
					...staff.map(({ id, name }) => ({ value: id, text: name })),
				]}
			/>
			<FilterChoice
				name="language"
				label={texts.contact.fields.language}
				options={[all, ...languages.map((value) => ({ value, text: languageNames[value] }))]}
			/>
			<FilterChoice
				name="source"
				label={texts.contact.source}
				options={[all, ...contactSources.map((value) => ({ value, text: texts.contact.sources[value] }))]}
			/>
			<FilterDay name="from" label={own.from} />
			<FilterDay name="to" label={own.to} />
			<FilterChoice
				name="suspect"
				label={own.contact.suspect}
				options={[all, { value: "yes", text: texts.suspect.only }, { value: "no", text: own.notSuspect }]}
			/>
		</FilterBar>
	);
}

/** The filters that are set, in words. */
export function useContactChips(filter: ContactFilter, staff: StaffMember[]): Chip[] {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const own = texts.lists;
	const assignees: Record<string, string> = { me: own.mine, nobody: own.nobody };
	const said: Record<string, (value: string) => string> = {
		state: (value) => own.contact.states[value as "new"],
		assignee: (value) => `${own.assignee}: ${assignees[value] ?? staff.find(({ id }) => id === value)?.name ?? "—"}`,
		language: (value) => languageNames[value as typeof language],
		source: (value) => texts.contact.sources[value as ContactSource],
		from: (value) => `${own.from}: ${formatDay(value, language)}`,
		to: (value) => `${own.to}: ${formatDay(value, language)}`,
		suspect: (value) => (value === "yes" ? texts.suspect.only : own.notSuspect),
	};
	return contactParams(filter).map(([name, value]) => ({ name, text: said[name]?.(value) ?? value }));
}
