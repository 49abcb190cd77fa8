import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { connect } from "../../database/connect.ts";
import type { Role } from "../../database/values.ts";
import { Caller, type Context } from "../../domain/access/caller.ts";
import type { CallerRole } from "../../domain/access/permissions.ts";
import { scriptContext } from "../../server/script-context.ts";
import { sessionFor } from "./accounts.ts";
import { callerOf, sqlOn } from "./site.ts";

/** A user with an account, a profile and a session on the database at `url`. */
export async function staffOn(
	url: string,
	{ role = "admin" as Role, name = "Dilnoza", context = {} as Partial<Context> } = {},
) {
	const sql = sqlOn(url);
	const userId = randomUUID();
	const profileId = randomUUID();
	await sql("insert into users (id, email, display_name) values ($1, $2, $3)", [userId, `${userId}@example.com`, name]);
	await sql("insert into profiles (id, user_id, role) values ($1, $2, $3)", [profileId, userId, role]);
	const connection = connect(url, { connections: 4 });
	onTestFinished(() => connection.close());
	const identity = { role, userId, token: await sessionFor(sql, userId), network: "192.0.2.0/24" };
	const caller = new Caller(identity, { ...scriptContext(connection.database), ...context });
	return { caller, userId, profileId, sql };
}

/** A caller with any role on the database at `url`, with an account if the role needs one. */
export async function callerOfAny(role: CallerRole, url: string): Promise<Caller> {
	return role === "anonymous" || role === "system" ? callerOf(role, url) : (await staffOn(url, { role })).caller;
}
