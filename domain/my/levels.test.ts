import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { links, sessions, telegramChats } from "../../database/tables.ts";
import { freshDatabase } from "../../tests/support/site.ts";
import { createWorld, ignoreProblem } from "../../tests/support/stranger.ts";
import { resumeSession } from "./commands.ts";
import { openByLink } from "./link-commands.ts";

type Step = keyof Awaited<ReturnType<typeof createWorld>>["steps"];

async function newDatabase() {
	const connection = connect(await freshDatabase(), { connections: 4 });
	onTestFinished(() => connection.close());
	return connection.database;
}

const proveTheOwnAddress = [
	"a stranger applies in her name",
	"requests a link to the own addresses",
	"uses the links in the own mailboxes",
] as const;

test("B2-13, B3-13: no sequence of steps on the site and in the bot leads from a known session to a proven one without the stored address or a code from staff", async () => {
	const database = await newDatabase();
	const { steps: names } = await createWorld(database);
	const more = fc.array(fc.constantFrom(...(Object.keys(names) as Step[])), { minLength: 3, maxLength: 7 });
	// Some strangers have a proven session of their own already, a known one of hers, or a chat that follows hers.
	const openHers = ["the applicant applies", "opens by the pair"] as const;
	const followHers = [...openHers, "makes a link that connects a chat", "connects the own chat"] as const;
	const sequences = fc
		.tuple(fc.constantFrom([], proveTheOwnAddress, openHers, followHers), more)
		.map(([first, steps]) => [...first, ...steps]);
	await fc.assert(
		fc.asyncProperty(sequences, async (sequence) => {
			await database.delete(links);
			const { steps, check } = await createWorld(database);
			for (const name of sequence) {
				await steps[name]().catch(ignoreProblem);
				await check();
			}
		}),
		{ numRuns: 50, seed: 20_261_128 },
	);
});

test.each<[string, Step[]]>([
	["an address that was changed before she applied", ["changes details to another own address"]],
	["her address, stored before she applied", ["changes details to her address"]],
	["no address, stored before she applied", ["changes details to no address"]],
])("B2-13: a stranger who applied first does not see her application by %s", async (_, changes) => {
	const database = await newDatabase();
	const { steps, check, held } = await createWorld(database);
	for (const name of [...proveTheOwnAddress, ...changes, "the applicant applies"] as const) {
		await steps[name]();
		await check();
	}
	expect(held.length).toBeGreaterThan(1);
	for (const name of ["requests a link to the own addresses", "uses the links in the own mailboxes"] as const) {
		await steps[name]().catch(ignoreProblem);
		await check();
	}
});

test("B2-13, B3-13: the model connects a chat as known, whose button opens a known session, and notices the way that the mailbox of the applicant opens", async () => {
	const database = await newDatabase();
	const { steps, check, mailbox, own, visitor } = await createWorld(database);
	for (const name of [
		"the applicant applies",
		"opens by the pair",
		"makes a link that connects a chat",
		"connects the own chat",
		"presses the buttons of the bot that do not end the chat",
		"asks the bot for the way back",
		"opens the pages of the bot's buttons",
	] as const) {
		await steps[name]();
		await check();
	}
	expect(await database.select({ level: telegramChats.level }).from(telegramChats)).toEqual([{ level: "known" }]);
	const byBot = eq(sessions.openedBy, "telegram");
	expect(await database.$count(sessions, byBot)).toBe(1);
	await steps["requests a link to her address"]();
	const [code = ""] = await mailbox(own);
	const { signed } = await openByLink(visitor, "my", code, {}, { signed: undefined });
	expect(await resumeSession(visitor, signed)).toMatchObject({ state: "open", level: "proven" });
});
