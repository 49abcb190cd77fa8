import { type AdConversions, DeliveryError } from "../domain/shared/ports.ts";
import { postJson } from "./http-client.ts";

export type AdSettings = { pixelId: string | undefined; token: string | undefined; apiUrl: string };

/** Meta's error codes for temporary faults and rate limits. */
const passing = new Set([1, 2, 4, 17, 32, 341, 613]);

type Answer = {
	events_received?: number;
	error?: { message?: string; code?: number; is_transient?: boolean };
};

/**
 * Reports conversions to Meta's Conversions API. All personal identifiers are hashed before they arrive here. The token
 * is sent in the body, so that no URL contains it. Error messages are passed on without the parts that may quote the
 * request.
 */
export function createAdConversions({ pixelId, token, apiUrl }: AdSettings): AdConversions {
	if (!pixelId || !token) {
		const missing = pixelId ? "META_CONVERSIONS_TOKEN" : "META_PIXEL_ID";
		return {
			isConfigured: false,
			send: () => Promise.reject(new DeliveryError(`${missing} is not set`, { final: true, isUnset: true })),
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

/** Meta's message may quote the request after a colon. */
function explain(status: number, { error }: Answer): string {
	const message = String(error?.message ?? "no reason given").split(/[:"]/)[0];
	return [status, error?.code && `(${error.code})`, message?.slice(0, 120)].filter(Boolean).join(" ");
}
