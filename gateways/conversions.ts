import { type AdReports, Undelivered } from "../domain/ports.ts";

export type AdSettings = { pixelId: string | undefined; token: string | undefined; apiUrl: string };

const patience = 8_000;
const largestAnswer = 64 * 1024;
/** Codes with which Meta says "not now": faults of its own, and too much asked for. */
const passing = new Set([1, 2, 4, 17, 32, 341, 613]);

type Answer = {
	events_received?: number;
	error?: { message?: string; code?: number; is_transient?: boolean };
};

/**
 * Tells Meta of a conversion over its Conversions API. Whatever names a person has been hashed before it comes here. The token
 * travels in the body, so that no address holds it; what Meta says of a fault is passed on without quotations.
 */
export function createAdReports({ pixelId, token, apiUrl }: AdSettings): AdReports {
	if (!pixelId || !token) {
		const missing = pixelId ? "META_CONVERSIONS_TOKEN" : "META_PIXEL_ID";
		return { reaches: false, send: () => Promise.reject(new Undelivered(`${missing} is not set`, { final: true })) };
	}
	return {
		reaches: true,
		async send({ name, id, at, source, person, facts }, testCode) {
			const { status, answer } = await ask({
				data: [
					{
						event_name: name,
						event_id: id,
						event_time: Math.floor(at.getTime() / 1_000),
						action_source: "website",
						event_source_url: source,
						user_data: {
							client_user_agent: person.agent,
							...(person.email && { em: [person.email] }),
							...(person.phone && { ph: [person.phone] }),
							...(person.browser && { fbp: person.browser }),
							...(person.click && { fbc: person.click }),
						},
						custom_data: facts,
					},
				],
				...(testCode && { test_event_code: testCode }),
				access_token: token,
			});
			if (status === 200 && answer.events_received === 1) return;
			const { code, is_transient: isTransient } = answer.error ?? {};
			if (status === 429 || isTransient || passing.has(code ?? 0)) {
				throw new Undelivered(`Meta asked for a pause: ${explain(status, answer)}`);
			}
			throw new Undelivered(`Meta ${explain(status, answer)}`, { final: status >= 400 && status < 500 });
		},
	};

	async function ask(body: object): Promise<{ status: number; answer: Answer }> {
		try {
			const response = await fetch(`${apiUrl}/${pixelId}/events`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(body),
				redirect: "error",
				signal: AbortSignal.timeout(patience),
			});
			const answer: unknown = JSON.parse(await read(response));
			if (typeof answer !== "object" || answer === null) throw new SyntaxError();
			return { status: response.status, answer };
		} catch (error) {
			if (error instanceof SyntaxError) throw new Undelivered("Meta's answer could not be read");
			const timedOut = error instanceof Error && error.name === "TimeoutError";
			throw new Undelivered(timedOut ? "Meta did not answer in time" : "Meta could not be reached");
		}
	}
}

/** A message may quote what was sent, and goes on after a colon then. */
function explain(status: number, { error }: Answer): string {
	const message = String(error?.message ?? "no reason given").split(/[:"]/)[0];
	return [status, error?.code && `(${error.code})`, message?.slice(0, 120)].filter(Boolean).join(" ");
}

/** @throws SyntaxError for more than anybody sends who speaks this protocol. */
async function read(response: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.length;
		if (size > largestAnswer) throw new SyntaxError();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString();
}
