// Floods an endpoint of the site from one address with many connections. Runs in its own process, so that it does not
// use the visitor's CPU time.
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Call, send } from "./calls.ts";

export type Attack = { url: string; entry: string; connections: number; programs: string[] };

let programs: string[] = [];

const form = (path: string, fields: Record<string, string>): Call => ({
	method: "POST",
	path,
	headers: { "content-type": "application/x-www-form-urlencoded" },
	body: new URLSearchParams(fields).toString(),
});

let count = 0;
const photo = Buffer.alloc(5_000_000, 7);
const widest = "korea university program language business design computer data science engineer";
/** The expensive endpoints. Every call is unique, so that no cache can answer it. */
export const entries: Record<string, () => Call> = {
	"share cards of records": () => ({ method: "GET", path: `/cards/en/${programs[count++ % programs.length]}/0.png` }),
	"share cards of nothing": () => ({ method: "GET", path: `/cards/en/${randomUUID()}/0.png` }),
	"covers of nothing": () => ({ method: "GET", path: `/covers/${randomUUID()}` }),
	"contact page": () => ({ method: "GET", path: "/contact" }),
	recovery: () => form("/auth/forgotten", { email: `nobody${count++}@example.com` }),
	"new password": () =>
		form("/auth/new-password", { code: `${randomUUID()}.x`, password: "seven quiet cranes over Jeonju" }),
	"sign-in": () => form("/auth", { email: `nobody${count++}@example.com`, password: "seven quiet cranes" }),
	search: () => ({ method: "GET", path: `/programs?q=${encodeURIComponent(`${widest.slice(0, 70)} ${count++}`)}` }),
	"visa check": () =>
		form("/visa-status", {
			fullName: "KIM ALEX",
			passportNumber: `M${10_000_000 + count++}`,
			dateOfBirth: "2001-02-03",
			consent: "yes",
		}),
	upload: () => ({
		method: "POST",
		path: "/api/functions/upload-image",
		headers: { "content-type": "multipart/form-data; boundary=x" },
		body: photo,
	}),
};

async function flood({ url, entry, connections }: Attack): Promise<void> {
	const make = entries[entry] as () => Call;
	const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: "127.0.0.2" });
	const statuses = new Map<number, number>();
	let over = false;
	const loops = Array.from({ length: connections }, async () => {
		while (!over) {
			const { status } = await send(agent, url, make());
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
			// Prevents a busy loop when the connection is refused.
			if (status === 0) await pause(5);
		}
	});
	process.once("message", async () => {
		over = true;
		await Promise.all(loops);
		agent.destroy();
		const summary = [...statuses].sort(([a], [b]) => a - b).map(([status, many]) => `${many} × ${status || "broken"}`);
		process.send?.(summary, () => process.disconnect());
	});
}

process.once("message", (attack: Attack) => {
	programs = attack.programs;
	void flood(attack);
});
