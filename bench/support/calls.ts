import { type Agent, request } from "node:http";

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer };

/** @returns status and milliseconds; status 0 if the connection broke. */
export function send(
	agent: Agent,
	url: string,
	{ method, path, headers = {}, body = "" }: Call,
): Promise<{ status: number; took: number }> {
	const began = performance.now();
	return new Promise((done) => {
		const answered = (status: number) => done({ status, took: performance.now() - began });
		const call = request(url + path, {
			method,
			agent,
			timeout: 30_000,
			headers: { "sec-fetch-site": "same-origin", "content-length": Buffer.byteLength(body), ...headers },
		});
		call.on("response", (answer) => {
			answer.resume();
			answer.on("end", () => answered(answer.statusCode ?? 0));
			answer.on("error", () => answered(0));
		});
		call.on("timeout", () => call.destroy());
		call.on("error", () => answered(0));
		call.end(body);
	});
}
