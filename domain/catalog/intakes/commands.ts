import { asc, sql } from "drizzle-orm";
import { z } from "zod";
import { programs } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { firstIntakeYear, lastIntakeYear, rollOver } from "../../records/intakes/rules.ts";
import { updateRecord } from "../../records/records.ts";
import { parse } from "../../shared/validation.ts";

const rolledYear = z.strictObject({
	year: z.coerce
		.number("bad_intake_year")
		.int("bad_intake_year")
		.min(firstIntakeYear, "bad_intake_year")
		.max(lastIntakeYear - 1, "bad_intake_year"),
});

/**
 * Copies the intakes of a year to the next year as expected months, in all programs that have them. What the next year has
 * already stays as it is, so that doing it again changes nothing.
 * @returns the number of changed programs.
 * @throws ProblemError: refused; invalid.
 */
export async function rollOverIntakes(caller: Caller, input: unknown): Promise<number> {
	const { database, actor } = caller.permit("catalog:write");
	const { year } = parse(rolledYear, input);
	return database.transaction(async (transaction) => {
		const rows = await transaction
			.select({ id: programs.id, version: programs.version, intakes: programs.intakes })
			.from(programs)
			.where(sql`${programs.intakes} @> ${JSON.stringify([{ year }])}::jsonb`)
			.orderBy(asc(programs.id))
			.for("no key update");
		let changed = 0;
		for (const { id, version, intakes } of rows) {
			const rolled = rollOver(intakes, year);
			if (rolled.length === intakes.length) continue;
			await updateRecord({ database: transaction, actor }, "program", programs, id, version, { intakes: rolled });
			changed += 1;
		}
		return changed;
	});
}
