// Measures queue, board and the question of open lists for news, with many applications and tasks (B6-6).
import { randomUUID } from "node:crypto";
import pg from "pg";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { listBoard } from "../domain/queue/board-queries.ts";
import { countQueue, listQueue } from "../domain/queue/list-queries.ts";
import { getNews } from "../domain/queue/live-queries.ts";
import { queueFilter } from "../domain/queue/rules.ts";
import { scriptContext } from "../server/script-context.ts";
import { fillApplications } from "./support/applications.ts";
import { startDatabase } from "./support/database.ts";
import { percentile } from "./support/numbers.ts";
import { ownerSettings, signInOwner } from "./support/owner.ts";
import { cpuSeconds, parentOf, processTree, temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { judge, report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";
import { fillTasks } from "./support/tasks.ts";

const repeats = 10;
const [rows = 100_000] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
const opens = [3_000, 30_000];
/** Lists that are open at the same time, and the seconds between two questions of each (app/admin/live.ts). */
const openLists = 50;
const secondsBetween = 15;
const questions = sized(600, 60);
const shareGoal = 0.05;

const filters = [
	"",
	"who=mine",
	"who=nobody",
	"office=seoul",
	"kind=follow_up",
	"kind=answer_message",
	"language=ru",
	"status=pending",
	"status=interview_scheduled",
	"visa=D-2-2",
	"suspect=yes",
	"due=overdue",
	"due=later&page=20",
	"who=mine&status=contacted&visa=D-4-1",
	"office=seoul&language=en&kind=follow_up&who=nobody",
];

const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder, "on", ownerSettings);
try {
	const now = new Date();
	await fillApplications(database.url, rows, now);
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	const staff: string[] = [];
	for (let number = 0; number < 8; number++) {
		const made = await client.query("insert into users (email, display_name) values ($1, $2) returning id", [
			`staff-${number}@example.com`,
			`Consultant ${number}`,
		]);
		staff.push(made.rows[0].id);
		await client.query("insert into profiles (user_id, role) values ($1, 'admin')", [made.rows[0].id]);
	}
	await client.end();
	const connection = connect(database.url);
	const context = scriptContext(connection.database, () => now);
	const reader = new Caller({ role: "admin", userId: staff[0] as string, token: randomUUID() }, context);

	async function measure(read: () => Promise<unknown>): Promise<number[]> {
		await read();
		const times: number[] = [];
		for (let time = 0; time < repeats; time++) {
			const began = performance.now();
			await read();
			times.push(performance.now() - began);
		}
		return times;
	}

	const sections: string[] = [];
	for (const open of opens) {
		await fillTasks(database.url, open, staff, now);
		const measured: { name: string; times: number[] }[] = [];
		for (const query of filters) {
			const params = new URLSearchParams(query);
			const filter = queueFilter(params);
			measured.push({ name: `queue \`${query || "all"}\``, times: await measure(() => listQueue(reader, filter)) });
			measured.push({ name: `board \`${query || "all"}\``, times: await measure(() => listBoard(reader, filter)) });
		}
		measured.push({ name: "overdue tasks for the menu", times: await measure(() => countQueue(reader)) });
		const since = new Date(now.getTime() - 60_000);
		measured.push({
			name: "news of the queue",
			times: await measure(() => getNews(reader, "queue", since, { params: new URLSearchParams() })),
		});
		const all = percentile(
			measured.flatMap(({ times }) => times),
			0.95,
		);
		sections.push(
			`${(rows * 3).toLocaleString("en")} tasks, ${open.toLocaleString("en")} of them open: whole reads, 95 of 100: ${all.toFixed(1)} ms (${judge("queue", all)}).

${table(
	["read", "median, ms", "95 of 100, ms"],
	measured.map(({ name, times }) => [name, percentile(times, 0.5), percentile(times, 0.95)]),
)}`,
		);
	}
	const live = await measureLive();
	await connection.close();
	report(
		"queue",
		"The queue and the board",
		`${rows.toLocaleString("en")} applications. Each read ${repeats} times through the domain, with every filter; the board shows 20 cards of each column.

${sections.join("\n\n")}

${live}`,
	);
} finally {
	await database.stop();
	await remove();
}

/** @returns the share of a core that open queues need: the CPU time of one question, in the site and in the database. */
async function measureLive(): Promise<string> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	const { rows } = await client.query("select pg_backend_pid() as pid");
	const postmaster = parentOf(rows[0].pid);
	await client.end();
	const site = await startSite({ settings: { DATABASE_URL: database.url, DATA_DIR: folder, ...ownerSettings } });
	const cookie = await signInOwner(site.url);
	const since = new Date(Date.now() - 60_000).toISOString();
	const ask = async (times: number) => {
		for (let time = 0; time < times; time++) {
			const answer = await fetch(`${site.url}/admin/live?list=queue&since=${since}`, {
				headers: { cookie },
			});
			if (!answer.ok) throw new Error(`/admin/live answered ${answer.status}.`);
			await answer.arrayBuffer();
		}
	};
	await ask(100);
	const used = () => cpuSeconds(site.pid) + processTree(postmaster).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
	const before = used();
	await ask(questions);
	const each = (used() - before) / questions;
	await site.stop();
	const share = (each * openLists) / secondsBetween;
	return `${openLists} open queues that each ask every ${secondsBetween} s for news ≤ ${shareGoal * 100} % of a core: ${verdict(share <= shareGoal)} (${(share * 100).toFixed(1)} %; ${(each * 1_000).toFixed(2)} ms of CPU a question, site and database together).`;
}
