import { expect, test } from "vitest";
import { applicants, applications, entries, links } from "../../database/tables.ts";
import { freshDatabase } from "../../tests/support/site.ts";
import { applicantOn } from "../../tests/support/staff-callers.ts";
import { problemOf } from "../shared/errors.ts";

const tables = { applicants, applications, entries, links };

/** How many rows of each table a session sees. */
async function seen({ caller }: Awaited<ReturnType<typeof applicantOn>>) {
	const { database, isOwn } = caller.permitOwn("my:read");
	const counts = Object.entries(tables).map(async ([name, table]) => [
		name,
		await database.$count(table, isOwn(table)),
	]);
	return Object.fromEntries(await Promise.all(counts));
}

test("F0-5: a session sees the rows of its own application, a proven one those of its applicant, and neither those of others", async () => {
	const url = await freshDatabase();
	const known = await applicantOn(url);
	const proven = await applicantOn(url, { role: "proven" });
	for (const { applicantId, applicationId, sql } of [known, proven]) {
		for (const about of [applicationId, null]) {
			await sql(
				`insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_out', 'web', 'Hello')`,
				[applicantId, about],
			);
		}
		await sql("insert into entries (applicant_id, application_id, kind, text) values ($1, $2, 'note', 'For staff')", [
			applicantId,
			applicationId,
		]);
		await sql(
			`insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Mom', 'uz', now() + '1 day')`,
			[applicantId],
		);
		await sql(
			`insert into applications (applicant_id, full_name, location, phone_number, age, reference, terms_agreed)
			select applicant_id, full_name, location, phone_number, age, 'HM-' || left(applicant_id::text, 8), terms_agreed
			from applications where id = $1`,
			[applicationId],
		);
	}
	expect(await seen(known)).toEqual({ applicants: 0, applications: 1, entries: 2, links: 0 });
	expect(await seen(proven)).toEqual({ applicants: 1, applications: 2, entries: 3, links: 1 });
});

test.each([
	["was ended", "delete from sessions where applicant_id is not null and id = $1"],
	["has expired", "update sessions set expires_at = now() - interval '1 second' where id = $1"],
	[
		"was opened by reference, which the owner no longer allows",
		"insert into policies (name, is_on) select 'my-application-needs-link', true from sessions where applicant_id is not null and id = $1",
	],
])("F0-5: a request whose session %s meanwhile writes nothing", async (_ending, statement) => {
	const url = await freshDatabase();
	const { caller, sessionId, sql } = await applicantOn(url);
	const { database } = caller.permitOwn("my:write");
	await database.transaction(async (transaction) => expect(await transaction.$count(links)).toBe(0));
	await sql(statement, [sessionId]);
	const attempt = database.transaction(async () => expect.unreachable());
	expect(problemOf(await attempt.catch((error) => error))).toEqual({ kind: "refused", permission: "my:write" });
	expect(() => database.insert(entries)).toThrow("in transactions only");
});

test("F0-5: a session that has become known does not keep the rights of a proven one", async () => {
	const url = await freshDatabase();
	const { caller, sessionId, applicationId, sql } = await applicantOn(url, { role: "proven" });
	const { database } = caller.permitOwn("my:own");
	await sql("update sessions set level = 'known', application_id = $2 where id = $1", [sessionId, applicationId]);
	const attempt = database.transaction(async () => expect.unreachable());
	expect(problemOf(await attempt.catch((error) => error))).toEqual({ kind: "refused", permission: "my:own" });
});
