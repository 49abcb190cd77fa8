import { certifications } from "../../database/tables.ts";
import type { Caller } from "../../domain/access/caller.ts";

type Values = typeof certifications.$inferInsert;

/** An example, of no real list. */
const example = {
	...{ scope: "degree", status: "certified", validFrom: "2026-03-01", validTo: "2027-02-28" },
	...{ source: "https://www.example.org/list", checkedOn: "2026-11-20" },
} satisfies Partial<Values>;

/** Stores a certification as the database keeps it, also one that no form would accept. */
export async function certify(system: Caller, universityId: string, more: Partial<Values> = {}): Promise<void> {
	await system
		.permit("catalog:write")
		.database.insert(certifications)
		.values({ ...example, universityId, ...more });
}
