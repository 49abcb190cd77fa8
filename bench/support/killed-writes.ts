import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Form, fillForm, openForm, sendForm } from "./forms.ts";
import { sized } from "./report.ts";
import { again, signInOwner, statusOf, until } from "./site.ts";
import type { Telegram } from "./telegram.ts";

const visitors = 30;
/** Forms that a visitor opens before filling them in: the site rejects a form that is less than two seconds old. */
const batch = 10;
const [staff, chats] = [4, 100];
/** Applications of one bulk change. */
const many = 20;
const firstChat = 1_000_000;
/** Milliseconds between two messages of a chat: the site takes thirty in an hour. */
const chatPace = sized(150_000, 10_000);

/** @returns the numbers of forms and kills that the arguments --count and --kills name, or the usual ones. */
export function parseSize(usualKills: number): { forms: number; kills: number } {
	const text = (usual: number) => ({ type: "string", default: String(usual) }) as const;
	const options = { count: text(sized(10_000, 150)), kills: text(sized(usualKills, 3)) };
	const { values } = parseArgs({ options: { ...options, quick: { type: "boolean" } } });
	return { forms: Number(values.count), kills: Number(values.kills) };
}

/** A running site whose parts can be killed. */
export type KilledSite = {
	url: string;
	telegram: Telegram;
	/** Asks the database, again if it is killed meanwhile. */
	query(text: string): Promise<Record<string, string>[]>;
	/** Kills a part, and resolves when the next one may be killed. @param number from 0 */
	kill(number: number): Promise<unknown>;
};

/** Asks again until the site answers with this status. */
const answered = (status: number, ask: () => Promise<Response>): Promise<Response> =>
	again(async () => {
		const answer = await ask();
		if (answer.status !== status) throw new Error(`HTTP ${answer.status}`);
		// A kill can break it off in its body.
		return new Response(await answer.arrayBuffer(), answer);
	});

/** Whether the other side has decided: what it did not, a client sends again. */
const isDecided = (status: number) => status !== 0 && status < 500;

/**
 * Writes from three sides while parts of the site are killed: forms of visitors, every tenth as a double click, status
 * changes of staff, one by one and in bulk, and messages to the bot. Then waits until all notifications are delivered, and counts.
 * @param forms acknowledged at least
 */
export async function writeDuringKills({ url, telegram, query, kill }: KilledSite, forms: number, kills: number) {
	const acknowledged = new Map<string, string>();
	const messages: string[] = [];
	const notes: string[] = [];
	let [started, changed, lostStatuses, isOver] = [0, 0, 0, false];

	async function submit(form: Form, key: string): Promise<void> {
		const times = form.marker.endsWith("0") ? [1, 2] : [1];
		await until(async () => {
			const answers = await Promise.all(times.map(() => sendForm(url, form, key)));
			if (answers.includes(303)) acknowledged.set(form.marker, form.words);
			return answers.some(isDecided);
		}, 100);
	}

	async function visit(): Promise<void> {
		while (!isOver) {
			const opened: { form: Form; key: string }[] = [];
			while (opened.length < batch) {
				const form = fillForm(started++);
				opened.push({ form, key: await until(() => openForm(url, form.path), 100) });
			}
			await pause(2_050);
			for (const { form, key } of opened) await submit(form, key);
		}
	}

	/** Changes the status of an application back and forth, and reads each change that was acknowledged. */
	async function work(id: string, cookie: string): Promise<void> {
		const address = `${url}/api/applications/${id}`;
		const headers = { cookie, "content-type": "application/json", "if-match": "*", "sec-fetch-site": "same-origin" };
		for (let status = ""; !isOver; changed += 1) {
			status = status === "contacted" ? "in_review" : "contacted";
			const init = { method: "PATCH", headers, body: JSON.stringify({ status }) };
			await until(async () => (await statusOf(address, init)) === 200, 100);
			await pause(200);
			const stored = await answered(200, () => fetch(address, { headers }));
			if ((await stored.json()).status !== status) lostStatuses += 1;
		}
	}

	/** Adds a note to many applications at once, and another one once it was acknowledged. */
	async function workOnMany(ids: string[], cookie: string): Promise<void> {
		const send = (fields: string[][]): RequestInit => ({
			...{ method: "POST", headers: { cookie, origin: url, "sec-fetch-site": "same-origin" }, redirect: "manual" },
			body: new URLSearchParams(fields),
		});
		const rows = ids.map((id) => ["row", id]);
		for (; !isOver; await pause(500)) {
			const text = `BK${String(notes.length).padStart(6, "0")}`;
			const prepared = send([["intent", "prepare"], ["action", "note"], ["text", text], ...rows]);
			const { headers } = await answered(303, () => fetch(`${url}/admin/bulk`, prepared));
			const address = url + headers.get("location");
			await until(async () => (await statusOf(address, send([["intent", "start"]]))) === 303, 100);
			notes.push(text);
		}
	}

	async function write(chatId: number): Promise<void> {
		for (await pause(Math.random() * chatPace); !isOver; await pause(chatPace)) {
			const text = `BT${String(messages.length).padStart(6, "0")}`;
			messages.push(text);
			// Telegram keeps an update for a day, and the site is often killed before it has confirmed what it has read.
			await until(telegram.receive(chatId, text), 100, 60);
		}
	}

	async function killAll(): Promise<void> {
		for (let number = 0; number < kills; number++) {
			const due = ((number + Math.random()) / kills) * forms;
			while (acknowledged.size < due) await pause(5);
			await kill(number);
			console.log(`kill ${number + 1}: ${acknowledged.size} forms, ${messages.length} messages to the bot`);
		}
		while (acknowledged.size < forms) await pause(50);
		isOver = true;
	}

	/** Pauses between attempts reach hours and a digest waits for a minute, so everything is made due now. */
	async function untilDelivered(): Promise<number> {
		for (const deadline = Date.now() + 600_000; ; await pause(1_000)) {
			const [row] = await query("select count(*) as waiting from deliveries where state in ('waiting', 'digest')");
			if (row?.waiting === "0" || Date.now() > deadline) return Number(row?.waiting);
			await query(`update deliveries set next_attempt_at = case when claimed_at is null then now() else next_attempt_at end,
				claimed_at = claimed_at - interval '1 minute' where claimed_at is null or state = 'sent'`);
		}
	}

	const cookie = await signInOwner(url);
	// The limits for the whole site, which so many forms would reach; those by address stay.
	await query(`insert into rate_limits (key, points, expire)
		select form || ' all:site', -1000000, extract(epoch from now() + interval '1 day') * 1000
		from unnest(array['contact', 'apply']) form on conflict (key) do nothing`);
	const made = await query(`insert into applications (full_name, location, phone_number, age, terms_agreed, reference)
		select 'Example Applicant ' || i, 'Namangan', '+998 71 000 00 0' || i, 19, true, 'HM-2222-33' || 2 + i / 8 || 2 + i % 8
		from generate_series(0, ${staff + many - 1}) i returning id`);
	const ids = made.map(({ id = "" }) => id);
	await query(`with made as (
			insert into applicants (full_name, language) select 'Example Applicant', 'uz' from generate_series(1, ${chats}) returning id)
		insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state)
		select id, ${firstChat - 1} + row_number() over (), 'applicant', 'proven', 'link', 'uz', 'active' from made`);
	await Promise.all([
		killAll(),
		...Array.from({ length: visitors }, visit),
		...ids.slice(0, staff).map((id) => work(id, cookie)),
		workOnMany(ids.slice(staff), cookie),
		...Array.from({ length: chats }, (_, chat) => write(firstChat + chat)),
	]);
	const waiting = await untilDelivered();

	const unsent =
		await query(`select s.*, (select json_agg(d) from deliveries d where s.id in (d.contact_submission_id, d.application_id)) as deliveries
		from (select id, 'contact' as kind, name, submitted_at from contact_submissions where not is_example union all
			select id, 'application', full_name, submitted_at from applications where full_name like '%HB%') s
		where not exists (select from deliveries d where s.id in (d.contact_submission_id, d.application_id)
			and d.channel = 'chat' and d.kind = s.kind and d.state = 'sent')`);
	for (const row of unsent) console.log("Not announced:", row);
	// Each text has a number of its own.
	const texts = `select message as text from contact_submissions union all
		select comment from applications where full_name like '%HB%' union all select text from entries where channel is not null and text like 'BT%'`;
	const stored = Map.groupBy(await query(texts), ({ text }) => text);
	const wrongTexts = [...acknowledged.values(), ...messages].filter((text) => stored.get(text)?.length !== 1);
	const storedNotes = Map.groupBy(await query("select text from entries where kind = 'note'"), ({ text }) => text);
	const wrongNotes = notes.filter((text) => storedNotes.get(text)?.length !== many);
	const announced = [...telegram.announced.values()];
	// A digest names no submission, but counts those without a message of their own. A repeated digest counts them again,
	// and would hide others: therefore also those that the site has not recorded as sent.
	const unannounced = acknowledged.size - announced.length - telegram.digested();
	return {
		figures: {
			writesLost: wrongTexts.length + wrongNotes.length + lostStatuses,
			notificationsLost: Math.max(unsent.length, unannounced, waiting),
			notificationsRepeated: (announced.filter((times) => times > 1).length / acknowledged.size) * 1_000,
		},
		details: `Acknowledged: ${acknowledged.size} forms, ${messages.length} messages to the bot, ${changed} changes of status, ${notes.length} bulk notes for ${many} applications each. ${announced.length} forms were announced by themselves, ${telegram.digested()} in digests.`,
	};
}
