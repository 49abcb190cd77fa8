import { randomUUID } from "node:crypto";
import type { sqlOn } from "./site.ts";

/**
 * Inserts applications directly, each a minute older than the one before.
 * @returns the ids, newest first.
 */
export async function applicationRows(
	sql: ReturnType<typeof sqlOn>,
	rows: Record<string, unknown>[],
): Promise<string[]> {
	const complete = rows.map(
		(row, number): Record<string, unknown> => ({
			...{ id: randomUUID(), reference: `HM-${String(number).padStart(4, "2")}-${number + 1000}` },
			...{ full_name: `Applicant ${number}`, location: "Tashkent", phone_number: "+998 71 000 00 00", age: 19 },
			terms_agreed: true,
			submitted_at: new Date(Date.UTC(2026, 10, 21, 12) - number * 60_000),
			...row,
		}),
	);
	for (const [names, same] of Map.groupBy(complete, (row) => String(Object.keys(row)))) {
		const values = same.flatMap((row) =>
			Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
		);
		const width = values.length / same.length;
		const places = same.map((_, at) => `(${Array.from({ length: width }, (_, each) => `$${at * width + each + 1}`)})`);
		await sql(`insert into applications (${names}) values ${places}`, values);
	}
	return complete.map(({ id }) => id as string);
}
