import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { connect } from "../../database/connect.ts";
import { Caller, type Tools } from "../../domain/caller.ts";
import { bareTools } from "../../server/bare-tools.ts";
import { sqlOn } from "./site.ts";

/** Somebody with an account and a profile on the database at `url`. */
export async function staffOn(
	url: string,
	{ rank = "admin" as "admin" | "owner", name = "Dilnoza", tools = {} as Partial<Tools> } = {},
) {
	const sql = sqlOn(url);
	const userId = randomUUID();
	const profileId = randomUUID();
	await sql("insert into users (id, email, display_name) values ($1, $2, $3)", [userId, `${userId}@example.com`, name]);
	await sql("insert into profiles (id, user_id, role) values ($1, $2, $3)", [profileId, userId, rank]);
	const connection = connect(url, { connections: 4 });
	onTestFinished(() => connection.close());
	const caller = new Caller({ rank, userId, network: "192.0.2.0/24" }, { ...bareTools(connection.database), ...tools });
	return { caller, userId, profileId, sql };
}

/** Applications past the form, as many as given, each a minute older than the one before. @returns the ids, the latest first. */
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
