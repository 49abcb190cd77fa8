import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
	applicants,
	applications,
	certifications,
	contactSubmissions,
	images,
	universities,
	users,
} from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { nameField } from "../../records/rules.ts";
import { type Language, languages, localized, variantOf } from "../../shared/language.ts";
import { nouns } from "../revisions/nouns.ts";

/** A record as the log shows it: its name, without a visitor's personal data, and the last part of its address. */
export type NamedRecord = { name: string; key: string };

type Source = {
	table: PgTable & { id: PgColumn };
	/** The field that names a record, also in its localized variants; null if its own name must not be shown. */
	field: string | null;
	/** What the log shows in place of a name that would be personal data. */
	name?: SQL<string>;
	key?: PgColumn;
};

const newestReference = sql<string>`(select ${applications.reference} from ${applications}
	where ${eq(applications.applicantId, applicants.id)} order by ${applications.submittedAt} desc limit 1)`;

/** Where the records of each area are. Applicants and applications have their reference for a name. */
const sources: Record<string, Source> = {
	...Object.fromEntries(
		Object.values(nouns).map((one): [string, Source] => [one.noun, { table: one.table, field: nameField(one) }]),
	),
	certification: {
		table: certifications,
		field: null,
		name: sql<string>`(select name from ${universities} where ${eq(universities.id, certifications.universityId)})`,
		key: certifications.universityId,
	},
	user: { table: users, field: "displayName" },
	image: { table: images, field: "alt", key: images.hash },
	application: { table: applications, field: "reference" },
	applicant: { table: applicants, field: null, name: newestReference },
	contact: { table: contactSubmissions, field: null },
};

/** Whether the log can tell if a record of this area still exists. */
export const hasRecords = (area: string): boolean => Object.hasOwn(sources, area);

/**
 * The records that still exist, by their ids.
 * @param wanted the ids of each area
 */
export async function nameRecords(
	database: Pick<Context["database"], "select">,
	wanted: ReadonlyMap<string, readonly string[]>,
	language: Language,
): Promise<ReadonlyMap<string, NamedRecord>> {
	const known = [...wanted].filter(([area]) => hasRecords(area));
	const found = await Promise.all(
		known.map(async ([area, ids]) => {
			const { table, field, name, key } = sources[area] as Source;
			const columns = Object.entries(getTableColumns(table)).filter(([column]) => isVariant(column, field));
			const rows = await database
				.select({ ...Object.fromEntries(columns), id: table.id, key: key ?? table.id, ...(name && { other: name }) })
				.from(table as PgTable)
				.where(inArray(table.id, [...ids]));
			return rows.map((row): [string, NamedRecord] => {
				const values = row as Record<string, string | null>;
				const shown = field ? localized(values, field, language) : (values.other ?? "");
				return [values.id as string, { name: shown, key: values.key as string }];
			});
		}),
	);
	return new Map(found.flat());
}

const isVariant = (column: string, field: string | null) =>
	field !== null && [field, ...languages.map((language) => variantOf(field, language))].includes(column);
