import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import fc from "fast-check";
import { expect, inject, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { applicantSessions, applications, oneTimeLinks } from "../../database/tables.ts";
import { scriptContext } from "../../server/script-context.ts";
import { freshDatabase } from "../../tests/support/site.ts";
import { examplePhone } from "../../tests/support/staff-callers.ts";
import { applicantSessionId } from "../access/applicant-session.ts";
import { Caller } from "../access/caller.ts";
import { confirmEmail, updateApplicant } from "../applicants/commands.ts";
import { getApplicant } from "../applicants/queries.ts";
import { submitApplication } from "../applications/commands.ts";
import { problemOf } from "../errors.ts";
import { linkCode } from "../messaging/link-codes.ts";
import { createTelegramLink } from "../telegram/link-commands.ts";
import { openByBotLink } from "../telegram/open-commands.ts";
import { createCallCode, openByCallCode } from "./code-commands.ts";
import { endAllSessions, endSession, openApplication, openSentApplication, resumeSession } from "./commands.ts";
import { updateMyDetails } from "./details/commands.ts";
import { getMyDetails } from "./details/queries.ts";
import { openByLink, requestLink, signOutByLink } from "./link-commands.ts";

const client = "a stranger";

/** A stranger who knows the reference, the name and the phone number of an applicant, and reads only their own mail. */
async function createWorld(database: ReturnType<typeof connect>["database"]) {
	const context = {
		...scriptContext(database),
		configured: { chat: false, mail: false, bot: true },
		site: { name: "", url: "", botName: "example_bot" },
	};
	const { authentication } = context;
	const system = new Caller({ role: "system" }, context);
	const visitor = new Caller({ role: "anonymous" }, context);
	const suffix = randomUUID();
	const person = {
		fullName: "Example Applicant",
		location: "Tashkent",
		age: "19",
		termsAgreed: true,
		phoneNumber: examplePhone(),
	};
	const own = `own-${suffix}@example.com`;
	const strange = `strange-${suffix}@example.com`;
	const second = `second-${suffix}@example.com`;
	const held: string[] = [];
	const state = { victim: undefined as { id: string; reference: string; applicantId: string } | undefined };

	const apply = async (email: string | undefined, location = "Tashkent") => {
		const key = randomUUID();
		const sent = await submitApplication(
			visitor,
			{ ...person, location, ...(email && { email }) },
			{ key, language: "en", client: randomUUID() },
		);
		return { key, ...sent };
	};
	const caller = async (): Promise<Caller> => {
		const signed = held.at(-1);
		const session = signed && (await resumeSession(visitor, signed));
		return session && session.state === "open" ? new Caller(session.identity, context) : visitor;
	};
	const hold = (opened: { signed: string } | undefined) => void (opened && held.push(opened.signed));
	const opening = () => ({ client, signed: held.at(-1) });
	/** The links in the mailbox of an address, used or not. */
	const mailbox = async (email: string) => {
		const rows = await database
			.select({ id: oneTimeLinks.id })
			.from(oneTimeLinks)
			.where(eq(oneTimeLinks.purpose, "my"));
		return rows.map(({ id }) => linkCode(authentication, "my", { id, email }));
	};

	/** In the newest session that the stranger holds, if it is proven. */
	const changeDetails = async (change: { email: string }) => {
		const proven = await caller();
		const { version } = await getMyDetails(proven);
		const same = { phoneNumber: person.phoneNumber, phoneOwner: "self", language: "en" };
		await updateMyDetails(proven, { ...same, ...change }, version);
	};

	const steps = {
		"the applicant applies": async () => {
			const sent = await apply(own, `Tashkent ${randomUUID()}`);
			if (state.victim) return;
			const [row] = await database
				.select({ applicantId: applications.applicantId })
				.from(applications)
				.where(eq(applications.id, sent.id));
			state.victim = { id: sent.id, reference: sent.reference, applicantId: row?.applicantId as string };
		},
		"a stranger applies in her name": async () => {
			const { key } = await apply(strange, `Seoul ${randomUUID()}`);
			hold(await openSentApplication(await caller(), key, opening()));
		},
		"a stranger applies in her name without an address": async () => {
			const { key } = await apply(undefined, `Busan ${randomUUID()}`);
			hold(await openSentApplication(await caller(), key, opening()));
		},
		"opens by the pair": async () => {
			if (!state.victim) return;
			const pair = { reference: state.victim.reference, phone: person.phoneNumber, isRemembered: true };
			hold(await openApplication(await caller(), pair, opening()));
		},
		"requests a link to her address": async () =>
			requestLink(await caller(), { email: own }, { client, language: "en" }),
		"requests a link to the own addresses": async () => {
			for (const email of [strange, second]) await requestLink(await caller(), { email }, { client, language: "en" });
		},
		"uses the links in the own mailboxes": async () => {
			for (const code of [...(await mailbox(strange)), ...(await mailbox(second))]) {
				const opened = await openByLink(await caller(), code, {}, opening()).catch(ignoreProblem);
				hold(opened ?? undefined);
			}
		},
		"changes details to another own address": () => changeDetails({ email: second }),
		"changes details to her address": () => changeDetails({ email: own }),
		"changes details to no address": () => changeDetails({ email: "" }),
		"staff correct the address": async () => {
			if (!state.victim) return;
			const { applicantId } = state.victim;
			const applicant = await getApplicant(system, applicantId);
			const { version: _v, phoneE164: _e, createdAt: _c, id: _i, assigneeId: _u, ...details } = applicant;
			const { languageTests: _t, applications: _a, contactSubmissions: _m, ...input } = details;
			await updateApplicant(system, applicantId, { ...input, email: own });
			const { email } = await getApplicant(system, applicantId);
			if (email === own) await confirmEmail(system, applicantId, own);
		},
		"forges links from the own cookies": async () => {
			for (const signed of held) {
				for (const purpose of ["my", "sign_out"] as const) {
					const id = applicantSessionId(context, signed) ?? "";
					for (const code of [signed, linkCode({ sign: (_, words) => `${words}.x` }, purpose, { id, email: own })]) {
						hold((await openByLink(await caller(), code, {}, opening()).catch(ignoreProblem)) ?? undefined);
						await signOutByLink(await caller(), code).catch(ignoreProblem);
					}
				}
			}
		},
		"staff create a code, and the stranger guesses": async () => {
			if (!state.victim) return;
			const { code } = await createCallCode(system, state.victim.applicantId);
			const guess = code === "123456" ? "654321" : "123456";
			const input = { reference: state.victim.reference, code: guess };
			hold((await openByCallCode(await caller(), input, opening()).catch(ignoreProblem)) ?? undefined);
		},
		"creates a code as staff": async () => {
			await createCallCode(await caller(), state.victim?.applicantId ?? "").catch(ignoreProblem);
		},
		"makes a link that connects a chat": async () => {
			await createTelegramLink(await caller());
		},
		"forges buttons of the bot": async () => {
			const links = await database.select({ id: oneTimeLinks.id }).from(oneTimeLinks);
			const codes = [...held, ...links.flatMap(({ id }) => [id, `${id}.x`, authentication.sign("my", id)])];
			for (const code of codes)
				hold((await openByBotLink(await caller(), code, {}, opening()).catch(ignoreProblem)) ?? undefined);
		},
		"signs out": async () => endSession(await caller(), held.at(-1) ?? ""),
		"signs out everywhere": async () => endAllSessions(await caller()),
	};

	/** No session that the stranger holds is proven for an applicant of whom the victim has an application. */
	const check = async () => {
		if (!state.victim) return;
		for (const signed of held) {
			const session = await resumeSession(visitor, signed);
			if (session.state !== "open" || session.level === "known") continue;
			expect(session.identity.applicantId).not.toBe(state.victim.applicantId);
		}
		const isProven = and(eq(oneTimeLinks.applicantId, state.victim.applicantId), eq(oneTimeLinks.purpose, "telegram"));
		expect(await database.$count(oneTimeLinks, and(isProven, ne(oneTimeLinks.madeByLevel, "known")))).toBe(0);
	};
	return { steps, check, own, mailbox, visitor, state, held };
}

const ignoreProblem = (error: unknown) => {
	if (!problemOf(error)) throw error;
	return undefined;
};

type Step = keyof Awaited<ReturnType<typeof createWorld>>["steps"];
const proveTheOwnAddress = [
	"a stranger applies in her name",
	"requests a link to the own addresses",
	"uses the links in the own mailboxes",
] as const;

/** 2,000 sequences in four parts, of which each of the two servers runs two. */
test.each(inject("server") === "embedded" ? [1, 2] : [3, 4])(
	"B2-13: no sequence of steps leads from a known session to a proven one without the stored address or a code from staff (part %i)",
	async (part) => {
		const connection = connect(await freshDatabase(), { connections: 4 });
		onTestFinished(() => connection.close());
		const { steps: names } = await createWorld(connection.database);
		const more = fc.array(fc.constantFrom(...(Object.keys(names) as Step[])), { minLength: 3, maxLength: 7 });
		// Half of the strangers have a proven session of their own already.
		const sequences = fc
			.tuple(fc.constantFrom([], proveTheOwnAddress), more)
			.map(([first, steps]) => [...first, ...steps]);
		await fc.assert(
			fc.asyncProperty(sequences, async (sequence) => {
				await connection.database.delete(oneTimeLinks);
				const { steps, check } = await createWorld(connection.database);
				for (const name of sequence) {
					await steps[name]().catch(ignoreProblem);
					await check();
				}
			}),
			{ numRuns: 500, seed: 20_261_128 + part },
		);
	},
	180_000,
);

test.each<[string, Step[]]>([
	["an address that was changed before she applied", ["changes details to another own address"]],
	["her address, stored before she applied", ["changes details to her address"]],
	["no address, stored before she applied", ["changes details to no address"]],
])("B2-13: a stranger who applied first does not see her application by %s", async (_, changes) => {
	const connection = connect(await freshDatabase(), { connections: 4 });
	onTestFinished(() => connection.close());
	const { steps, check, held } = await createWorld(connection.database);
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

test("B2-13: the model notices the way that the mailbox of the applicant opens", async () => {
	const connection = connect(await freshDatabase(), { connections: 4 });
	onTestFinished(() => connection.close());
	const { steps, mailbox, own, visitor } = await createWorld(connection.database);
	await steps["the applicant applies"]();
	await steps["requests a link to her address"]();
	const [code = ""] = await mailbox(own);
	const { signed } = await openByLink(visitor, code, {}, { signed: undefined });
	expect(await resumeSession(visitor, signed)).toMatchObject({ state: "open", level: "proven" });
	expect(await connection.database.$count(applicantSessions)).toBe(1);
});
