import { type AdConversions, DeliveryError } from "../domain/ports.ts";
import { postJson } from "./http-client.ts";

export type AdSettings = { pixelId: string | undefined; token: string | undefined; apiUrl: string };

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
export function createAdConversions({ pixelId, token, apiUrl }: AdSettings): AdConversions {
	if (!pixelId || !token) {
		const missing = pixelId ? "META_CONVERSIONS_TOKEN" : "META_PIXEL_ID";
		return {
			isConfigured: false,
			send: () => Promise.reject(new DeliveryError(`${missing} is not set`, { final: true })),
		};
	}
	return {
		isConfigured: true,
		async send({ name, id, at, source, person, facts }, testCode) {
			const { status, answer } = await postJson<Answer>("Meta", `${apiUrl}/${pixelId}/events`, {
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
				throw new DeliveryError(`Meta asked for a pause: ${explain(status, answer)}`);
			}
			throw new DeliveryError(`Meta ${explain(status, answer)}`, { final: status >= 400 && status < 500 });
		},
	};
}

/** A message may quote what was sent, and goes on after a colon then. */
function explain(status: number, { error }: Answer): string {
	const message = String(error?.message ?? "no reason given").split(/[:"]/)[0];
	return [status, error?.code && `(${error.code})`, message?.slice(0, 120)].filter(Boolean).join(" ");
}
