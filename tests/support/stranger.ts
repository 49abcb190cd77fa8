import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import { expect } from "vitest";
import type { connect } from "../../database/connect.ts";
import { applications, deliveries, links, telegramChats } from "../../database/tables.ts";
import { applicantSessionId } from "../../domain/access/applicant-session.ts";
import { Caller } from "../../domain/access/caller.ts";
import { linkToken } from "../../domain/access/links.ts";
import { confirmEmail, updateApplicant } from "../../domain/cases/applicants/commands.ts";
import { getApplicant } from "../../domain/cases/applicants/queries.ts";
import { submitApplication } from "../../domain/cases/applications/commands.ts";
import { createCallCode, openByCallCode } from "../../domain/my/code-commands.ts";
import {
	endAllSessions,
	endSession,
	openApplication,
	openSentApplication,
	resumeSession,
	updateMyDetails,
} from "../../domain/my/commands.ts";
import { openByLink, requestLink, signOutByLink } from "../../domain/my/link-commands.ts";
import { getMyDetails } from "../../domain/my/queries.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { receiveBotUpdate } from "../../domain/telegram/commands.ts";
import { createTelegramLink } from "../../domain/telegram/my-commands.ts";
import { scriptContext } from "../../server/script-context.ts";
import { examplePhone } from "./staff-callers.ts";

const client = "a stranger";
/** Signs without the secret. */
const forger = { sign: (_: string, words: string) => `${words}.${"x".repeat(43)}` };

let chats = 7_000_000_000;
let updates = 0;
const update = (content: object) => ({ update_id: ++updates, ...content });

/** What the pattern's group matches in the bot's messages. */
const said = (replies: { payload: Record<string, string | null> | null }[], pattern: RegExp): string[] =>
	replies.flatMap(({ payload }) => [...(payload?.message ?? "").matchAll(pattern)].map(([, found]) => found as string));

export const ignoreProblem = (error: unknown) => {
	if (!problemOf(error)) throw error;
	return undefined;
};

/** A stranger who knows the reference, the name and the phone number of an applicant, and reads only their own mail. */
export async function createWorld(database: ReturnType<typeof connect>["database"]) {
	const context = {
		...scriptContext(database),
		configured: { chat: false, mail: false, bot: true, visaPortal: false },
		site: { name: "", url: "", botName: "example_bot" },
	};
	const { authentication } = context;
	const system = new Caller({ role: "system" }, context);
	const visitor = new Caller({ role: "anonymous" }, context);
	const suffix = randomUUID();
	const phoneNumber = examplePhone();
	const person = { fullName: "Example Applicant", location: "Tashkent", age: "19", termsAgreed: true, phoneNumber };
	const addressOf = (whose: string) => `${whose}-${suffix}@example.com`;
	const [own, strange, second] = [addressOf("own"), addressOf("strange"), addressOf("second")];
	const held: string[] = [];
	const payloads: string[] = [];
	const chatId = ++chats;
	const chat = { id: chatId, type: "private" };
	const state = { victim: undefined as { id: string; reference: string; applicantId: string } | undefined };

	const apply = async (email: string | undefined, location = "Tashkent") => {
		const key = randomUUID();
		const input = { ...person, location, ...(email && { email }) };
		return { key, ...(await submitApplication(visitor, input, { key, language: "en", client: randomUUID() })) };
	};
	const caller = async (): Promise<Caller> => {
		const signed = held.at(-1);
		const session = signed && (await resumeSession(visitor, signed));
		return session && session.state === "open" ? new Caller(session.identity, context) : visitor;
	};
	const hold = (opened: { signed: string } | null | undefined) => void (opened && held.push(opened.signed));
	const opening = () => ({ client, signed: held.at(-1) });
	/** Opens a link, if it is one. */
	const follow = async (purpose: "my" | "bot", code: string) =>
		hold(await openByLink(await caller(), purpose, code, {}, opening()).catch(ignoreProblem));
	/** The links in the mailbox of an address, used or not. */
	const mailbox = async (email: string) => {
		const rows = await database.select({ id: links.id }).from(links).where(eq(links.purpose, "my"));
		return rows.map(({ id }) => linkToken(authentication, { purpose: "my", id, address: email }));
	};

	/** What the bot has said in the stranger's chat. */
	const replies = async () =>
		database.select({ payload: deliveries.payload }).from(deliveries).where(eq(deliveries.chatId, chatId));
	const write = (message: object) =>
		receiveBotUpdate(system, update({ message: { chat, from: { id: chatId }, ...message } }));

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
			const { applicantId } = applications;
			const [row] = await database.select({ applicantId }).from(applications).where(eq(applications.id, sent.id));
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
			for (const code of [...(await mailbox(strange)), ...(await mailbox(second))]) await follow("my", code);
		},
		"changes details to another own address": () => changeDetails({ email: second }),
		"changes details to her address": () => changeDetails({ email: own }),
		"changes details to no address": () => changeDetails({ email: "" }),
		"staff correct the address": async () => {
			if (!state.victim) return;
			const { applicantId } = state.victim;
			const applicant = await getApplicant(system, applicantId);
			const {
				version: _v,
				phoneE164: _e,
				createdAt: _c,
				id: _i,
				assigneeId: _u,
				isExample: _x,
				...details
			} = applicant;
			const { languageTests: _t, applications: _a, contactSubmissions: _m, ...input } = details;
			await updateApplicant(system, applicantId, { ...input, email: own });
			const { email } = await getApplicant(system, applicantId);
			if (email === own) await confirmEmail(system, applicantId, own);
		},
		"forges links from the own cookies": async () => {
			for (const signed of held) {
				for (const purpose of ["my", "sign_out"] as const) {
					const id = applicantSessionId(context, signed) ?? "";
					for (const code of [signed, linkToken(forger, { purpose, id, address: own })]) {
						await follow("my", code);
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
			hold(await openByCallCode(await caller(), input, opening()).catch(ignoreProblem));
		},
		"creates a code as staff": async () => {
			await createCallCode(await caller(), state.victim?.applicantId ?? "").catch(ignoreProblem);
		},
		"makes a link that connects a chat": async () => {
			payloads.push((await createTelegramLink(await caller())).payload);
		},
		"connects the own chat": async () => {
			for (const payload of payloads) await write({ text: `/start ${payload}` });
		},
		"asks the bot for the way back": () => write({ text: "/start" }),
		"shares her number as somebody else's card": async () => {
			for (const sharer of [{}, { user_id: chatId + 1 }]) {
				await write({ contact: { phone_number: person.phoneNumber, ...sharer } });
			}
		},
		"shares the own number, and writes her reference": async () => {
			await write({ contact: { phone_number: "+998 90 000-00-01", user_id: chatId } });
			if (state.victim) await write({ text: state.victim.reference });
		},
		"presses the buttons of the bot that do not end the chat": async () => {
			for (const data of new Set(said(await replies(), /"data":"((?!stop|notmine)[^"]+)"/g))) {
				const query = { id: "1", from: { id: chatId }, data, message: { chat } };
				await receiveBotUpdate(system, update({ callback_query: query }));
			}
		},
		"opens the pages of the bot's buttons": async () => {
			for (const code of said(await replies(), /\/my\/bot\?code=([\w.-]+)/g)) await follow("bot", code);
		},
		"forges buttons of the bot": async () => {
			const stored = await database.select({ id: links.id }).from(links);
			const forge = (id: string) => linkToken(forger, { purpose: "bot", id, address: null });
			const codes = [...held, ...stored.flatMap(({ id }) => [id, forge(id), authentication.sign("my", id)])];
			for (const code of codes) await follow("bot", code);
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
		const connects = and(eq(links.applicantId, state.victim.applicantId), eq(links.purpose, "telegram"));
		expect(await database.$count(links, and(connects, isNotNull(links.provenBy)))).toBe(0);
		const isOwnChat = and(eq(telegramChats.chatId, chatId), eq(telegramChats.applicantId, state.victim.applicantId));
		expect(await database.$count(telegramChats, and(isOwnChat, ne(telegramChats.level, "known")))).toBe(0);
	};
	return { steps, check, own, mailbox, visitor, state, held };
}
