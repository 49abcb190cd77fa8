import { randomUUID } from "node:crypto";
import type { Role } from "../../database/values.ts";
import { Caller, type Context } from "../../domain/access/caller.ts";
import type { ApplicantRole, CallerRole } from "../../domain/access/permissions.ts";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { scriptContext } from "../../server/script-context.ts";
import { sessionFor } from "./accounts.ts";
import { callerOf, databaseOn, sqlOn } from "./site.ts";

/** A user with an account, a profile and a session on the database at `url`. */
export async function staffOn(
	url: string,
	{ role = "admin" as Role, name = "Dilnoza", isStaffReserved = false, context = {} as Partial<Context> } = {},
) {
	const sql = sqlOn(url);
	const userId = randomUUID();
	const profileId = randomUUID();
	await sql("insert into users (id, email, display_name) values ($1, $2, $3)", [userId, `${userId}@example.com`, name]);
	await sql("insert into profiles (id, user_id, role) values ($1, $2, $3)", [profileId, userId, role]);
	const token = await sessionFor(sql, userId);
	const identity = { role, userId, token, isStaffReserved, network: "192.0.2.0/24" };
	const caller = new Caller(identity, { ...scriptContext(databaseOn(url)), ...context });
	return { caller, userId, profileId, sql };
}

/** An applicant with one application and an open session on the database at `url`. */
export async function applicantOn(
	url: string,
	{ role = "applicant" as ApplicantRole, context = {} as Partial<Context> } = {},
) {
	const sql = sqlOn(url);
	const dependencies = { ...scriptContext(databaseOn(url)), ...context };
	const { id: applicationId } = await submitApplication(
		new Caller({ role: "anonymous" }, dependencies),
		{ fullName: "Example Applicant", location: "Tashkent", phoneNumber: examplePhone(), age: "19", termsAgreed: true },
		{ key: randomUUID(), language: "en", client: "a visitor" },
	);
	const [row] = await sql("select applicant_id as id from applications where id = $1", [applicationId]);
	const applicantId: string = row.id;
	const scope = role === "proven" ? null : applicationId;
	const sessionId = await applicantSession(sql, applicantId, scope);
	const identity = { role, applicantId, applicationId: scope, sessionId, network: "192.0.2.0/24" };
	const caller = new Caller(identity, dependencies);
	return { caller, context: dependencies, applicantId, applicationId, sessionId, sql };
}

/** Opens a session of an applicant, of level "known" for one application, else "proven". @returns its id. */
export async function applicantSession(
	sql: ReturnType<typeof sqlOn>,
	applicantId: string,
	applicationId: string | null = null,
	openedBy: "pair" | "link" | "call" = "pair",
): Promise<string> {
	const [session] = await sql(
		`insert into sessions (applicant_id, application_id, level, opened_by, expires_at)
		values ($1, $2, $3, $4, now() + '12 hours') returning id`,
		[applicantId, applicationId, applicationId ? "known" : "proven", openedBy],
	);
	return session.id;
}

let phones = 0;
/** A number that no other applicant of the test has. */
export const examplePhone = () => `+998 71 ${String(2_000_000 + ++phones)}`;

/** A caller with any role on the database at `url`, with an account or an application if the role needs one. */
export async function callerOfAny(role: CallerRole, url: string, isStaffReserved = false): Promise<Caller> {
	if (role === "anonymous" || role === "system") return callerOf(role, url);
	if (role === "applicant" || role === "proven") return (await applicantOn(url, { role })).caller;
	return (await staffOn(url, { role, isStaffReserved })).caller;
}
