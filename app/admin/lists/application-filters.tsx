import { applicationParams } from "../../../domain/cases/applications/rules.ts";
import type { ApplicationFilter, StoredStatus } from "../../../domain/cases/applications/schema.ts";
import {
	certificateTypes,
	firstStatuses,
	furtherStatuses,
	papersTurns,
} from "../../../domain/cases/applications/schema.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { formatDay } from "../../i18n/formats.ts";
import { FilterBar, FilterChoice, FilterDay, FilterInput, FilterLookup } from "../filter-bar.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { Chip } from "./filter-chips.tsx";

type ApplicationFiltersProps = { home: string; oldStatuses: StoredStatus[]; staff: StaffMember[] };

/** The search and filters of the applications list. */
export function ApplicationFilters({ home, oldStatuses, staff }: ApplicationFiltersProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const own = texts.lists;
	const all = { value: "", text: texts.all };
	const status = (value: StoredStatus) => ({ value, text: t.statuses[value] });
	return (
		<FilterBar action={home} search={t.search} isSorted>
			<FilterChoice
				name="status"
				label={t.status}
				options={[all, ...firstStatuses.map(status)]}
				groups={[
					{ text: t.furtherStatuses, options: furtherStatuses.map(status) },
					...(oldStatuses.length > 0 ? [{ text: t.oldStatuses, options: oldStatuses.map(status) }] : []),
				]}
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
				name="date"
				label={t.date}
				options={[
					{ value: "", text: t.anyTime },
					{ value: "today", text: t.today },
					{ value: "week", text: t.week },
				]}
			/>
			<RareFilters />
		</FilterBar>
	);
}

const sortNames = ["", "submitted", "name", "-name", "due", "status", "age", "-age", "city"] as const;

function RareFilters() {
	const texts = useAdminTexts();
	const t = texts.applications;
	const own = texts.lists;
	const all = { value: "", text: texts.all };
	return (
		<>
			<FilterLookup name="university" label={t.fields.university} suggestions="/admin/programs/universities" />
			<FilterLookup name="program" label={t.fields.program} suggestions="/admin/programs/titles" />
			<FilterInput name="city" label={own.city} maxLength={80} />
			<FilterInput name="age_from" label={own.ageFrom} type="number" min={1} max={120} />
			<FilterInput name="age_to" label={own.ageTo} type="number" min={1} max={120} />
			<FilterChoice
				name="certificate"
				label={own.certificate}
				options={[all, ...certificateTypes.map((value) => ({ value, text: t.certificates[value] }))]}
			/>
			<FilterChoice
				name="language"
				label={t.fields.language}
				options={[all, ...languages.map((value) => ({ value, text: languageNames[value] }))]}
			/>
			<FilterChoice
				name="email"
				label={own.email}
				options={[all, { value: "yes", text: own.withEmail }, { value: "no", text: own.withoutEmail }]}
			/>
			<FilterChoice
				name="papers"
				label={texts.papers.title}
				options={[all, ...papersTurns.map((value) => ({ value, text: own.papers[value] }))]}
			/>
			<FilterChoice
				name="office"
				label={own.office}
				options={[
					all,
					{ value: "tashkent", text: texts.options.tashkent },
					{ value: "seoul", text: texts.options.seoul },
				]}
			/>
			<FilterDay name="from" label={own.from} />
			<FilterDay name="to" label={own.to} />
			<FilterChoice
				name="suspect"
				label={texts.suspect.filter}
				options={[all, { value: "yes", text: texts.suspect.only }, { value: "no", text: own.notSuspect }]}
			/>
			<FilterChoice
				name="sort"
				label={own.sort}
				options={sortNames.map((value) => ({ value, text: own.sorts[value] }))}
			/>
		</>
	);
}

/** The filters that are set, in words. */
export function useApplicationChips(filter: ApplicationFilter, staff: StaffMember[]): Chip[] {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.applications;
	const own = texts.lists;
	const day = (value: string) => formatDay(value, language);
	const assignees: Record<string, string> = { me: own.mine, nobody: own.nobody };
	const said: Record<string, (value: string) => string> = {
		q: (value) => value,
		status: (value) => t.statuses[value as StoredStatus],
		assignee: (value) => `${own.assignee}: ${assignees[value] ?? staff.find(({ id }) => id === value)?.name ?? "—"}`,
		office: (value) => `${own.office}: ${texts.options[value as "tashkent"]}`,
		date: (value) => t[value as "today"],
		from: (value) => `${own.from}: ${day(value)}`,
		to: (value) => `${own.to}: ${day(value)}`,
		university: (value) => `${t.fields.university}: ${value}`,
		program: (value) => `${t.fields.program}: ${value}`,
		city: (value) => `${own.city}: ${value}`,
		certificate: (value) => `${own.certificate}: ${t.certificates[value as "ielts"]}`,
		age_from: (value) => `${own.ageFrom} ${value}`,
		age_to: (value) => `${own.ageTo} ${value}`,
		language: (value) => languageNames[value as typeof language],
		email: (value) => (value === "yes" ? own.withEmail : own.withoutEmail),
		papers: (value) => `${texts.papers.title}: ${own.papers[value as "us"]}`,
		suspect: (value) => (value === "yes" ? texts.suspect.only : own.notSuspect),
	};
	return applicationParams(filter).map(([name, value]) => ({ name, text: said[name]?.(value) ?? value }));
}
