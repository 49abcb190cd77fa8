// Lets the Bot API be away for an hour while messages wait for many chats, kills the site while it delivers them afterwards,
// and counts what arrives, in which order, and how visitors fare meanwhile.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startDatabase } from "./support/database.ts";
import { percentile } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { formatNumber, judge, report, table, verdict } from "./support/report.ts";
import { freePort, type SiteProcess, startSite } from "./support/site-process.ts";

const { values } = parseArgs({
	options: {
		messages: { type: "string", default: "1000" },
		chats: { type: "string", default: "300" },
		kills: { type: "string", default: "3" },
	},
});
const [messages, chats, kills] = [Number(values.messages), Number(values.chats), Number(values.kills)];
/** Of the hour, so much really passes, in seconds; the times in the outbox are put back by the rest, in as many steps. */
const outage = sized(60, 5);
const stepsBack = 30;
/** Goal: at most one in a thousand arrives twice. */
const mostTwice = messages / 1_000;
/** Seconds after which the rest counts as lost. */
const patience = 600;

const firstChat = 1_000_000;
const markerIn = (text: string): number => Number(/MB(\d{6})/.exec(text)?.[1]);

/** A Bot API that drops connections while it is away, and notes what each chat has got. */
async function startBotApi() {
	const got = new Map<number, number[]>();
	const times: number[] = [];
	let isAway = true;
	let dropped = 0;
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		if (isAway) {
			dropped++;
			return void request.socket.destroy();
		}
		const { chat_id: chat, text } = JSON.parse(body);
		got.set(chat, [...(got.get(chat) ?? []), markerIn(text)]);
		times.push(performance.now());
		response
			.writeHead(200, { "content-type": "application/json" })
			.end(JSON.stringify({ ok: true, result: { message_id: times.length } }));
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		got,
		times,
		dropped: () => dropped,
		back() {
			isAway = false;
		},
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Answers of staff that wait in the outbox, to connected chats by turns. */
async function fill(client: pg.Client): Promise<void> {
	await client.query(
		`with made as (
			insert into applicants (full_name, language)
				select 'Example Applicant ' || i, 'uz' from generate_series(0, $1::int - 1) i returning id
		)
		insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state)
			select id, $2::bigint + row_number() over () - 1, 'applicant', 'proven', 'link', 'uz', 'active' from made`,
		[chats, firstChat],
	);
	await client.query(
		`with written as (
			insert into messages (applicant_id, direction, channel, text, sent_at)
				select applicant_id, 'out', 'web', 'MB' || lpad(i::text, 6, '0'), now()
				from generate_series(0, $1::int - 1) i join telegram_chats on chat_id = $2::bigint + i % $3::int
			returning id, applicant_id, text
		)
		insert into deliveries (channel, kind, message_id, chat_id, language, created_at)
			select 'telegram', 'message', written.id, chat_id, 'uz', now() + substr(text, 3)::int * interval '1 millisecond'
			from written join telegram_chats using (applicant_id)`,
		[messages, firstChat, chats],
	);
}

/** What waits has waited longer by so many seconds, and so has the pause of the channel. */
async function putBack(client: pg.Client, seconds: number): Promise<void> {
	const by = `make_interval(secs => ${seconds})`;
	await client.query(`update deliveries set created_at = created_at - ${by}, next_attempt_at = next_attempt_at - ${by}
		where channel = 'telegram' and state = 'waiting'`);
	await client.query(`update bot_state set paused_until = paused_until - ${by}`);
}

/** Visits a page ten times a second until `isOver`. @returns the times of the answers in milliseconds, and the failures. */
async function visit(url: () => string | undefined, isOver: () => boolean) {
	const times: number[] = [];
	let failed = 0;
	while (!isOver()) {
		const address = url();
		const began = performance.now();
		const answer = address ? await fetch(`${address}/programs`).catch(() => undefined) : undefined;
		await answer?.arrayBuffer();
		// While the site is killed and starts again there is nobody to visit.
		if (answer?.ok) times.push(performance.now() - began);
		else if (url() === address && address) failed++;
		await pause(100);
	}
	return { times, failed };
}

const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const api = await startBotApi();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
try {
	await fill(client);
	const port = await freePort();
	const settings = {
		DATABASE_URL: database.url,
		DATA_DIR: folder,
		TELEGRAM_BOT_TOKEN: "123456:only-for-measurements",
		TELEGRAM_API_URL: api.url,
		TELEGRAM_UPDATES: "off",
	};
	let site: SiteProcess | undefined = await startSite({ settings, port });
	let isAway = true;
	const meanwhile = visit(
		() => site?.url,
		() => !isAway,
	);
	for (let step = 0; step < stepsBack; step++) {
		await pause((outage / stepsBack) * 1_000);
		await putBack(client, (3_600 - outage) / stepsBack);
	}
	isAway = false;
	const visits = await meanwhile;
	const dropped = api.dropped();
	api.back();
	const began = performance.now();
	const arrived = () => new Set([...api.got.values()].flat()).size;
	let killed = 0;
	while (arrived() < messages && performance.now() - began < patience * 1_000) {
		await pause(100);
		if (killed < kills && arrived() > ((killed + 1) * messages) / (kills + 2)) {
			killed++;
			const running: SiteProcess | undefined = site;
			site = undefined;
			await running?.stop("SIGKILL");
			site = await startSite({ settings, port });
		}
	}
	const drained = (performance.now() - began) / 1_000;
	await site?.stop();

	const all = [...api.got.values()];
	const twice = all.flat().length - arrived();
	const unordered = all.filter((marks) => {
		const first = marks.filter((mark, at) => marks.indexOf(mark) === at);
		return first.some((mark, at) => at > 0 && mark < (first[at - 1] as number));
	}).length;
	const busiest = Math.max(
		...api.times.map((time) => api.times.filter((one) => one >= time && one < time + 1_000).length),
	);
	const lost = messages - arrived();
	const rows: [string, string | number][] = [
		["arrived", arrived()],
		["lost", `${formatNumber(lost)} (${judge("messagesLost", lost)})`],
		["arrived twice", `${formatNumber(twice)} (${judge("messagesTwice", (twice / messages) * 1_000)})`],
		["chats out of order", `${formatNumber(unordered)} (goal 0: ${verdict(unordered === 0)})`],
		["most in one second", busiest],
		["seconds until the last arrived", drained],
		["attempts during the outage", dropped],
		["visits during the outage", visits.times.length],
		["failed visits", `${formatNumber(visits.failed)} (goal 0: ${verdict(visits.failed === 0)})`],
		["visits: 95 of 100, ms", percentile(visits.times, 0.95)],
	];
	report(
		"telegram",
		"An hour without the Bot API",
		`${formatNumber(messages)} answers of staff wait for ${formatNumber(chats)} Telegram chats while the Bot API drops every connection for an hour, of which ${outage} s really
pass; the times in the outbox are put back by the rest, in ${stepsBack} steps. Then it accepts everything, and the site is ended with \`kill -9\` ${killed} times while
it delivers. A message that was accepted at the moment of a kill arrives again, when its claim of a minute has ended.

${table(["what", "count"], rows)}`,
	);
	if (lost + unordered + visits.failed > 0 || twice > mostTwice) process.exitCode = 1;
} finally {
	await client.end();
	api.stop();
	await database.stop();
	await remove();
}
