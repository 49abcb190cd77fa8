import { Agent } from "node:http";
import { send } from "../calls.ts";
import { median } from "../numbers.ts";
import { cpuSeconds } from "../processes.ts";
import { table } from "../report.ts";
import { rounds, type Setting, stopping } from "./setting.ts";

const requests = 300;
/** What a visitor has who has just sent a message: such a page is private. */
const sent = { cookie: "flash=contact_sent" };

/** Pages with a form, one request after the other: from the cache, and made for a visitor who has just sent one. */
export function measureForms(setting: Setting): Promise<string> {
	return stopping(async (started) => {
		const site = started(await setting.startSite());
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		started({ stop: async () => agent.destroy() });
		const rows: (string | number)[][] = [];
		for (const path of ["/contact", "/ru/contact", "/apply", "/programs"]) {
			const row: (string | number)[] = [path];
			for (const headers of [{}, sent]) {
				const used: number[] = [];
				for (let round = 0; round <= rounds; round++) {
					const before = cpuSeconds(site.pid);
					for (let number = 0; number < requests; number++) {
						const { status } = await send(agent, site.url, { method: "GET", path, headers });
						if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
					}
					// The first round warms up.
					if (round > 0) used.push(((cpuSeconds(site.pid) - before) * 1_000) / requests);
				}
				row.push(median(used));
			}
			rows.push(row);
		}
		return `From the cache, which has the same page for all visitors, and made for a visitor who has just sent a form. CPU of the site's process for each answer, ${requests} one after
the other over one connection without compression, median of ${rounds} rounds; \`/programs\` for comparison.

${table(["page", "cached, CPU ms", "made for one visitor, CPU ms"], rows)}`;
	});
}
