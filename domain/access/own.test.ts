import { expect, test } from "vitest";
import { entries, links } from "../../database/tables.ts";
import { freshDatabase } from "../../tests/support/site.ts";
import { applicantOn } from "../../tests/support/staff-callers.ts";
import { problemOf } from "../shared/errors.ts";

const demotion = `update sessions set level = 'known', application_id = (select id from applications one
	where one.applicant_id = sessions.applicant_id) where id = $1`;
const policy = "insert into policies select 'my-application-needs-link', true from sessions where id = $1";

test("F0-5: a request whose session was ended, has expired, is no longer allowed or no longer proven meanwhile writes nothing", async () => {
	const url = await freshDatabase();
	for (const [role, permission, statement] of [
		["applicant", "my:write", "delete from sessions where applicant_id is not null and id = $1"],
		["applicant", "my:write", "update sessions set expires_at = now() - interval '1 second' where id = $1"],
		["proven", "my:own", demotion],
		// Was opened by reference, which the owner no longer allows.
		["applicant", "my:write", policy],
	] as const) {
		const { caller, sessionId, sql } = await applicantOn(url, { role });
		const { database } = caller.permitOwn(permission);
		await database.transaction(async (transaction) => expect(await transaction.$count(links)).toBe(0));
		await sql(statement, [sessionId]);
		const attempt = database.transaction(async () => expect.unreachable());
		expect(problemOf(await attempt.catch((error) => error)), statement).toEqual({ kind: "refused", permission });
		expect(() => database.insert(entries)).toThrow("in transactions only");
	}
});
