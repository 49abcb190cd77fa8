import { Agent, request } from "node:http";

/** A visitor's browser, as seen by the server; machines do not count. */
const browser =
	"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";

/** Connections that stay open, as many as browsers of a busy minute. Ended by `agent.destroy()`. */
export const browserAgent = () => new Agent({ keepAlive: true, maxSockets: 64 });

type Sent = { url: string; path: string; method?: string; headers?: Record<string, string>; agent: Agent };

/** Asks as a page of the site asks, and reads the answer to its end. @returns the status. */
export function send({ url, path, method = "GET", headers = {}, agent }: Sent): Promise<number> {
	return new Promise((done, failed) => {
		const asked = request(
			url + path,
			{ method, agent, headers: { "user-agent": browser, "sec-fetch-site": "same-origin", ...headers } },
			(answer) => answer.resume().on("end", () => done(answer.statusCode ?? 0)),
		);
		asked.on("error", failed).end();
	});
}

/** Tells that somebody looks at the page at `path`, as the loader does. */
export const trackView = (
	url: string,
	path: string,
	agent: Agent,
	headers: Record<string, string> = {},
): Promise<number> =>
	send({
		url,
		path: "/track?direct&",
		method: "POST",
		headers: { referer: url + path, "content-length": "0", ...headers },
		agent,
	});
