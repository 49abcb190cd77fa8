// Sends submissions during kills, and counts acknowledged submissions that are lost, duplicated or not notified. Also
// measures the response time of a form.
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startKilledSite } from "./support/embedded-kills.ts";
import { countTable, isComplete, submitDuringKills } from "./support/killed-submissions.ts";
import { percentile, seeded } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { formatNumber, judge, report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";
import { startTelegram } from "./support/telegram.ts";
import { fill, keyFrom, send } from "./support/visitor.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { count: { type: "string", default: "10000" }, kills: { type: "string", default: "200" } },
});
const parts = { submissions, latency };

for (const part of positionals.length > 0 ? positionals : Object.keys(parts)) {
	const run = parts[part as keyof typeof parts];
	if (!run) throw new Error(`There is ${Object.keys(parts).join(" and ")}, no ${part}.`);
	await run();
}

/** Other load on the machine distorts times, but not counts. */
function neighbors(): string {
	const [minute = 0] = loadavg();
	const busy = minute > 0.5 ? ": other work ran on the machine, so the times are upper bounds" : "";
	return `Load of the minute before the start: ${formatNumber(minute)} on ${availableParallelism()} cores${busy}.`;
}

async function submissions(): Promise<void> {
	const before = neighbors();
	const site = await startKilledSite();
	const seen = await submitDuringKills(site, Number(values.count), Number(values.kills)).finally(site.clean);
	const kills = [...seen.killed].map(([what, times]) => `${times} of ${what}`);
	const wrong = seen.lost + seen.storedTwice + seen.unannounced;
	report(
		"submissions",
		"Submissions during kills",
		`${formatNumber(Number(values.count))} applications and contact messages over HTTP from 50 clients at once, every tenth as a double click. Meanwhile \`kill -9\`
${values.kills} times: ${kills.join(", ")}; the app was started again at once, and one more form was sent with each kill. A client repeats, with
the same form, what met a broken connection or a 5xx: ${formatNumber(seen.repeated)} times. The chat (a fake Telegram) was out for a third of the time and
refused ${formatNumber(seen.unavailable)} messages. Announced twice is what was sent at the moment of a kill. Other answers: ${seen.refused}; rows besides: ${seen.otherRows};
deliveries given up: ${seen.failed}, still waiting: ${seen.waiting}. Submitted in ${formatNumber(seen.submitted)} s, the last announced ${formatNumber(seen.drained)} s later, with the pauses between
attempts cut short at the end. The addresses are many, and the counter for the whole site was set back, so that no limit refuses.
${before}

${countTable(seen)}

Lost, stored twice or not announced: ${formatNumber(wrong)} (${judge("submissionsLost", wrong)}).`,
	);
	if (!isComplete(seen)) process.exitCode = 1;
}

async function latency(): Promise<void> {
	const before = neighbors();
	const [quick, slow] = [await answerTimes(0), await answerTimes(5_000)];
	const goal = percentile(slow, 0.95);
	const row = (name: string, times: number[]) => [
		name,
		times.length,
		...[0.5, 0.95, 0.99].map((p) => percentile(times, p)),
	];
	report(
		"submission-latency",
		"A form's answer while Telegram is slow",
		`20 submissions a second for 60 s on the embedded database, from POST to the end of the answer, in milliseconds. ${before}

${table(["Telegram", "answers", "p50", "p95", "p99"], [row("answers at once", quick), row("answers after 5 s", slow)])}

p95 with a slow Telegram: ${formatNumber(goal)} ms (goal ≤ 30: ${verdict(goal <= 30)}).`,
	);
}

/** Milliseconds from POST to response, at a fixed rate whether or not the responses keep up. */
async function answerTimes(slow: number): Promise<number[]> {
	const [rate, seconds] = [20, sized(60, 5)];
	const random = seeded(20_261_122);
	const { folder, remove } = await temporaryFolder();
	const telegram = await startTelegram({ slow });
	const site = await startSite({ settings: { DATA_DIR: `${folder}/data`, TRUST_PROXY: "1", ...telegram.settings } });
	try {
		const forms = [];
		for (let number = 0; number < rate * seconds; number++) {
			const filled = fill(number, [""], random);
			const key = await keyFrom(site.url, filled.path);
			if (!key) throw new Error("The site gave no form.");
			forms.push({ filled, key });
		}
		await pause(2_050);
		const began = performance.now();
		return await Promise.all(
			forms.map(async ({ filled, key }, number) => {
				await pause(Math.max(0, (number * 1_000) / rate - (performance.now() - began)));
				const sent = performance.now();
				const status = await send(site.url, filled, key);
				if (status !== 303) throw new Error(`A form was answered with ${status}.`);
				return performance.now() - sent;
			}),
		);
	} finally {
		await site.stop();
		telegram.stop();
		await remove();
	}
}
