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
