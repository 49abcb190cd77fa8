import { PortalError } from "../domain/shared/ports.ts";

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
