import { createServer } from "node:http";
import { urlOf } from "./listen.ts";

export type Reported = Record<"event_name" | "event_id" | "action_source" | "event_source_url", string> &
	Record<"user_data" | "custom_data", Record<string, unknown>> & { event_time: number };
type Answer = { status: number; body: string } | "reset" | "silence";

const taken: Answer = { status: 200, body: '{"events_received":1,"messages":[],"fbtrace_id":"test"}' };
const refusal = (status: number, code: number, message: string, more: object = {}): Answer => ({
	status,
	body: JSON.stringify({ error: { message, type: "OAuthException", code, fbtrace_id: "test", ...more } }),
});
export const refusals = {
	invalid: refusal(400, 100, "Invalid parameter: em=someone@example.com"),
	token: refusal(400, 190, "Invalid OAuth access token - Cannot parse access token"),
	tooMany: refusal(400, 4, "Application request limit reached"),
	passing: refusal(500, 2, "Service temporarily unavailable", { is_transient: true }),
	garbage: { status: 200, body: "<html>" } as Answer,
};

/** A Conversions API on loopback: accepts events as Meta does, or responds as configured. */
export async function fakeMeta() {
	const token = "EAAtestTESTtestTESTtestTEST";
	const bodies: { data: Reported[]; test_event_code?: string; access_token: string }[] = [];
	const addresses: string[] = [];
	const next: Answer[] = [];
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const chunk of request.setEncoding("utf8")) text += chunk;
		addresses.push(`${request.method} ${request.url}`);
		const body = JSON.parse(text);
		const answer = body.access_token === token ? (next.shift() ?? taken) : refusals.token;
		if (answer === "reset") return void request.socket.destroy();
		if (answer === "silence") return;
		if (answer === taken) bodies.push(body);
		response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
	});
	return {
		ads: { pixelId: "123456789012345", token, apiUrl: `${await urlOf(server)}/v24.0` },
		/** The requests so far, as method and URL. */
		addresses,
		/** The accepted bodies in order. */
		bodies,
		reported: () => bodies.flatMap(({ data }) => data),
		/** Sets the responses to the next events; afterwards it accepts them again. */
		answerNext: (...answers: Answer[]) => void next.push(...answers),
	};
}
