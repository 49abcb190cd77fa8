import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { openApplication } from "../../domain/my/commands.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { scriptContext } from "../../server/script-context.ts";
import { application } from "../support/my.ts";
import { testSite } from "../support/site.ts";

/** The texts of the statements that `work` sends, without their values. */
async function statementsOf(url: string, work: (caller: Caller) => Promise<unknown>): Promise<string[]> {
	const connection = connect(url, { connections: 1 });
	onTestFinished(() => connection.close());
	const sent: string[] = [];
	connection.pool.on("connect", (client) => {
		const query = client.query.bind(client) as (...values: unknown[]) => unknown;
		client.query = ((...values: unknown[]) => {
			const [first] = values;
			sent.push(typeof first === "string" ? first : (first as { text: string }).text);
			return query(...values);
		}) as typeof client.query;
	});
	const caller = new Caller({ role: "anonymous" }, scriptContext(connection.database));
	await work(caller).catch((error) => {
		if (!problemOf(error)) throw error;
	});
	return sent;
}

test("B2-2: a wrong reference, a wrong phone number, and both run the same statements", async () => {
	const site = await testSite();
	const own = await application(site);
	const opening = { client: "a visitor", signed: undefined };
	const open = (reference: string, phone: string) =>
		statementsOf(site.url, (caller) => openApplication(caller, { reference, phone }, opening));
	const [phoneWrong, referenceWrong, bothWrong] = [
		await open(own.reference, "+998 71 5554433"),
		await open("HM-2222-2222", own.phone),
		await open("HM-2222-2222", "+998 71 5554433"),
	];
	expect(phoneWrong.length).toBeGreaterThan(0);
	expect(referenceWrong).toEqual(phoneWrong);
	expect(bothWrong).toEqual(phoneWrong);
});
