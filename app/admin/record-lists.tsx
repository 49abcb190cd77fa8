import type { ReactNode } from "react";
import type { ProgramRow } from "../../domain/catalog/program-queries.ts";
import { programRecordFilters, universityRecordFilters } from "../../domain/catalog/rules.ts";
import type { Scholarship } from "../../domain/catalog/scholarships/schema.ts";
import type { UniversityRow } from "../../domain/catalog/university-queries.ts";
import type { ListedPost } from "../../domain/content/blog/queries.ts";
import type { ExportKind } from "../../domain/desk/import-export/schema.ts";
import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import type { DocumentRule } from "../../domain/documents/schema.ts";
import { fundsRuleFilters } from "../../domain/money/fields.ts";
import type { CostItem, FundsRule } from "../../domain/money/schema.ts";
import type { StoredRecord } from "../../domain/records/noun.ts";
import { type Language, localized } from "../../domain/shared/language.ts";
import { formatDay, formatMoney, formatMoneyRange } from "../i18n/formats.ts";
import { plain, unbroken } from "../i18n/typography.ts";
import { ContentCell } from "./content-cell.tsx";
import type { Column } from "./data-table.tsx";
import { valuesOf } from "./fields.ts";
import { FilterChoice } from "./filter-bar.tsx";
import { FilterChoices, FilterLookup } from "./filter-controls.tsx";
import type { useManagementTexts } from "./frame.ts";
import { LocalTime } from "./local-time.tsx";
import { PublishToggle } from "./publish-toggle.tsx";
import { recordTexts, recordTypeOf } from "./record-types.ts";
import { Day, Validity } from "./validity.tsx";

type Texts = ReturnType<typeof useManagementTexts>;

/** How the page of a noun's list looks. */
export type RecordList<Row> = {
	title: string;
	/** What the list is; for a page of its own. */
	hint?: string;
	/** The button for a new record. */
	add: string;
	empty?: string | undefined;
	/** The label of the search by words. */
	search?: string;
	filters?: ReactNode;
	columns: Column<Row>[];
	nameOf(row: Row): string;
	/** Its records can be exported, and hidden from visitors. */
	exported?: ExportKind;
};
/** What differs from the lists of other nouns. */
type OwnList<Row> = Pick<RecordList<Row>, "columns" | "nameOf"> & Partial<RecordList<Row>>;
type MakeList<Row> = (texts: Texts, language: Language) => OwnList<Row>;

const universities: MakeList<UniversityRow> = (texts) => {
	const t = texts.universities;
	const kind = t.filters.isPublic;
	return {
		...{ add: t.add, search: t.search, exported: "universities" },
		filters: (
			<>
				<FilterChoices filters={universityRecordFilters} texts={t.filters} />
				<FilterChoice
					name="ranking"
					label={t.ranking}
					options={[
						{ value: "", text: texts.all },
						{ value: "top10", text: t.top10 },
						{ value: "top50", text: t.top50 },
					]}
				/>
			</>
		),
		columns: [
			{ header: t.fields.name, cell: ({ name, isHidden }) => <Hideable {...{ name, isHidden, texts }} /> },
			{ header: t.fields.location, cell: ({ location }) => location, onPhone: "bare" },
			{ header: kind.label, cell: ({ isPublic }) => (isPublic ? kind.options.public : kind.options.private) },
			{ header: t.fields.ranking, cell: ({ ranking }) => ranking ?? t.noRanking },
		],
		nameOf: ({ name }) => name,
	};
};

const programs: MakeList<ProgramRow> = (texts, language) => {
	const t = texts.programs;
	return {
		...{ add: t.add, search: t.search, exported: "programs" },
		filters: (
			<>
				<FilterLookup name="university" label={t.fields.university} suggestions="/admin/programs/universities" />
				<FilterChoices filters={programRecordFilters} texts={t.filters} />
			</>
		),
		columns: [
			{ header: t.fields.title, cell: ({ title, isHidden }) => <Hideable {...{ name: title, isHidden, texts }} /> },
			{ header: t.fields.university, cell: ({ university }) => university, onPhone: "bare" },
			{ header: t.fields.type, cell: ({ type }) => (texts.options as Record<string, string>)[type] ?? type },
			{
				header: t.fields.applicationDeadline,
				cell: ({ applicationDeadline: day }) => (day ? formatDay(day, language) : t.noDeadline),
			},
		],
		nameOf: ({ title }) => title,
	};
};

const Hideable = ({ name, isHidden, texts }: { name: string; isHidden: boolean; texts: Texts }) => (
	<>
		{name} {isHidden && <span className="badge">{texts.lists.hidden}</span>}
	</>
);

const posts: MakeList<ListedPost> = (texts, language) => {
	const t = texts.blog;
	const nameOf = (post: ListedPost) => localized(post, "title", language);
	return {
		...{ add: t.add, search: t.search, nameOf },
		columns: [
			{ header: t.fields.title, cell: nameOf },
			{ header: t.fields.author, cell: ({ authorName }) => authorName ?? t.noAuthor },
			{
				header: t.fields.createdAt,
				cell: ({ publishOn, createdAt }) => (publishOn ? formatDay(publishOn, language) : <LocalTime at={createdAt} />),
			},
			{
				header: t.filters.published.label,
				cell: (post) => <PublishToggle id={post.id} name={nameOf(post)} published={post.published} />,
				onPhone: "bare",
			},
		],
	};
};

/** With the name of the country, which the server knows: a browser may have another one. */
type InCountry<Row> = Row & { country: string | null };

/** What must lie in a bank for a visa, by each source. */
const fundsRules: MakeList<InCountry<FundsRule>> = (texts, language) => {
	type Row = InCountry<FundsRule>;
	const t = texts.money;
	const { fields, filters } = t.fundsRules;
	const visas = ({ visaTypes }: Row) => {
		const types = visaTypes.map(unbroken);
		return isRun(visaTypes) ? `${types[0]} – ${types.at(-1)}` : types.join(", ");
	};
	const amountOf = ({ amount, currency }: Row) =>
		amount === null ? t.exemption : formatMoney(amount, currency, language);
	const conditions = ({ region, country, certification }: Row) =>
		[region && t.options[region], country, certification && t.options[certification]].filter(Boolean).join("\u00a0· ");
	return {
		columns: [
			{ header: fields.visaTypes, cell: visas },
			{ header: t.conditions, cell: conditions, onPhone: true },
			{ header: t.amount, cell: (row) => <span className="whitespace-nowrap">{amountOf(row)}</span>, onPhone: true },
			{ header: filters.grade.label, cell: ({ grade }) => grade },
			{
				header: t.validity,
				cell: ({ validFrom, validTo }) => (validFrom || validTo) && <Validity from={validFrom} to={validTo} />,
			},
			{ header: fields.checkedOn, cell: ({ checkedOn }) => <Day day={checkedOn} /> },
		],
		nameOf: (row) => plain([visas(row), conditions(row), amountOf(row)].filter(Boolean).join(", ")),
	};
};

/** Whether these are more than two types in the order of the list, without a gap. */
function isRun(types: FundsRule["visaTypes"]): boolean {
	const places = types.map((type) => fundsRuleFilters.visa.options.indexOf(type));
	return places.length > 2 && places.every((place, index) => place === (places[0] ?? 0) + index);
}

/** What students pay besides the fees of a program, by each source. */
const costItems: MakeList<InCountry<CostItem>> = (texts, language) => {
	type Row = InCountry<CostItem>;
	const t = texts.money;
	const { fields, filters } = t.costItems;
	const amountOf = ({ low, high, currency }: Row) =>
		high === null || high === low
			? formatMoney(low, currency, language)
			: formatMoneyRange(low, high, currency, language);
	const cityOf = ({ city }: Row) => (city ? t.options[city] : "");
	return {
		columns: [
			{ header: fields.code, cell: ({ code, country }) => [t.options[code], country].filter(Boolean).join(", ") },
			{ header: filters.city.label, cell: cityOf, onPhone: true },
			{
				header: t.amount,
				cell: (row) => <span className="whitespace-nowrap">{`${amountOf(row)} ${t.options[row.period]}`}</span>,
				onPhone: true,
			},
			{ header: filters.grade.label, cell: ({ grade }) => grade },
			{ header: fields.checkedOn, cell: ({ checkedOn }) => <Day day={checkedOn} /> },
		],
		nameOf: (row) => [t.options[row.code], cityOf(row), row.country, amountOf(row)].filter(Boolean).join(", "),
	};
};

type InUniversity<Row> = Row & { university: string | null };

/** Which papers are asked for, by each source. */
const documentRules: MakeList<InUniversity<InCountry<DocumentRule>>> = (texts) => {
	type Row = InUniversity<InCountry<DocumentRule>>;
	const { fields, filters, options } = texts.documentRules;
	const conditions = ({ university, country, visaTypes, payer }: Row) =>
		[university, country, visaTypes.map(unbroken).join(", "), payer && options[payer]].filter(Boolean).join("\u00a0· ");
	return {
		columns: [
			{ header: fields.document, cell: ({ document }) => options[document] },
			{ header: fields.stage, cell: ({ stage }) => options[stage], onPhone: true },
			{ header: texts.money.conditions, cell: conditions, onPhone: true },
			{ header: fields.need, cell: ({ need }) => options[need] },
			{ header: filters.grade.label, cell: ({ grade }) => grade },
			{ header: fields.checkedOn, cell: ({ checkedOn }) => <Day day={checkedOn} /> },
		],
		nameOf: (row) => plain([options[row.document], options[row.stage], conditions(row)].filter(Boolean).join(", ")),
	};
};

const scholarships: MakeList<InUniversity<Scholarship>> = (texts, language) => {
	const { add, fields, options, everyUniversity } = texts.scholarships;
	const nameIn = (row: Scholarship) => localized(row, "name", language);
	return {
		...{ add, search: texts.lists.search.title },
		columns: [
			{ header: fields.name, cell: nameIn },
			{
				header: texts.programs.fields.university,
				cell: ({ university }) => university ?? everyUniversity,
				onPhone: true,
			},
			{ header: fields.levels, cell: ({ levels }) => levels.map((level) => options[level]).join(", ") },
			{ header: fields.checkedOn, cell: ({ checkedOn }) => <Day day={checkedOn} /> },
		],
		nameOf: (row) => [nameIn(row), row.university].filter(Boolean).join(", "),
	};
};

const lists: Partial<Record<RevisedNoun, MakeList<never>>> = {
	university: universities,
	program: programs,
	post: posts,
	fundsRule: fundsRules,
	costItem: costItems,
	documentRule: documentRules,
	scholarship: scholarships,
};

/** The list of a noun: its own, or one with a column for each field that has `list`. */
export function recordList(noun: RevisedNoun, texts: Texts, language: Language): RecordList<StoredRecord> {
	const type = recordTypeOf(noun);
	const { title, hint, empty, filters = {}, options = {}, fields: labels } = recordTexts(texts, noun);
	const shared = {
		...{ title, add: texts.add, empty },
		...(hint !== undefined && { hint }),
		...(Object.keys(type.filters).length > 0 && {
			filters: <FilterChoices filters={type.filters} texts={filters} />,
		}),
	};
	const own = lists[noun] as MakeList<StoredRecord> | undefined;
	if (own) return { ...shared, ...own(texts, language) };
	const textOf = (row: StoredRecord, name: string, kind?: string) =>
		kind === "localized"
			? localized(row as unknown as Record<string, string | null>, name, language)
			: (valuesOf({ ...row }, type.fields)[name] ?? "");
	const shown = type.fields.filter(({ name, list }) => list || name === type.name);
	return {
		...{ ...shared, hint: hint ?? "", search: texts.lists.search.title },
		columns: shown.map(({ name, kind, options: choices }) => ({
			header: labels[name] ?? name,
			...(name !== type.name && { onPhone: true as const }),
			cell: (row) => {
				const value = textOf(row, name, kind);
				return <ContentCell fields={type.fields} name={name} value={choices ? (options[value] ?? value) : value} />;
			},
		})),
		nameOf: (row) => textOf(row, type.name, type.fields.find(({ name }) => name === type.name)?.kind),
	};
}
