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
	const ids: string[] = [];
	for (const [number, row] of rows.entries()) {
		const values: Record<string, unknown> = {
			id: randomUUID(),
			reference: `HM-${String(number).padStart(4, "2")}-${ids.length + 1000}`,
			full_name: `Applicant ${number}`,
			location: "Tashkent",
			phone_number: "+998 71 000 00 00",
			age: 19,
			terms_agreed: true,
			submitted_at: new Date(Date.UTC(2026, 10, 21, 12) - number * 60_000),
			...row,
		};
		const names = Object.keys(values);
		await sql(
			`insert into applications (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
			Object.values(values).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
		);
		ids.push(values.id as string);
	}
	return ids;
}
