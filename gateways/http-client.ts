import { DeliveryError, PortalError } from "../domain/shared/ports.ts";

export type PostOptions = {
	/** Milliseconds to wait for the whole response. */
	patience?: number;
	/** Bytes. The default is larger than any legitimate response to a message. */
	maxAnswerSize?: number;
	/** Gives up early, when the site stops. */
	signal?: AbortSignal | undefined;
};

/**
 * Posts JSON to a service and reads the JSON response, whatever its status. `who` names the service in error messages.
 * Neither the URL nor fetch's error is passed on, because both may contain a token.
 * @throws DeliveryError if there is no readable response.
 */
export async function postJson<Answer extends object>(
	who: string,
	url: string,
	body: object,
	{ patience = 8_000, maxAnswerSize = 64 * 1024, signal }: PostOptions = {},
): Promise<{ status: number; answer: Answer }> {
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
			redirect: "error",
			signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
		});
		const answer: unknown = JSON.parse(await readText(response, maxAnswerSize));
		if (typeof answer !== "object" || answer === null) throw new SyntaxError();
		return { status: response.status, answer: answer as Answer };
	} catch (error) {
		if (error instanceof SyntaxError || error instanceof PortalError)
			throw new DeliveryError(`${who}'s answer could not be read`);
		const timedOut = error instanceof Error && error.name === "TimeoutError";
		throw new DeliveryError(timedOut ? `${who} did not answer in time` : `${who} could not be reached`);
	}
}

/** @throws PortalError 'too_large' for a body of more than `maxBytes`, without reading on. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.length;
		// Leaving the loop ends the transfer.
		if (bytes > maxBytes) throw new PortalError("too_large");
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}

/** The reason why a request failed. `signal` ends the request in time. */
export function portalErrorOf(error: unknown, signal: AbortSignal): PortalError {
	if (error instanceof PortalError) return error;
	if (signal.aborted) return new PortalError("timeout");
	// Only the error code: the message may quote the request.
	const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
	return new PortalError("unreachable", typeof code === "string" ? code : "");
}

/**
 * The body of a JSON answer.
 * @param limits.patience in milliseconds, for the whole answer
 * @throws PortalError
 */
export async function fetchText(
	url: string,
	{ patience, maxBytes }: { patience: number; maxBytes: number },
): Promise<string> {
	const signal = AbortSignal.timeout(patience);
	try {
		// A redirect may lead anywhere, so it is an answer like any other wrong one.
		const response = await fetch(url, { headers: { accept: "application/json" }, redirect: "manual", signal });
		if (response.status !== 200) throw new PortalError("refused", `status ${response.status}`);
		return await readText(response, maxBytes);
	} catch (error) {
		throw portalErrorOf(error, signal);
	}
}
