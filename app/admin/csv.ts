import { problemOf } from "../../domain/errors.ts";
import type { Visit } from "../visit.ts";

/** A file of what `read` gives piece by piece, called by its name and the day. */
export async function sendCsv(visit: Visit, name: string, read: () => Promise<AsyncIterable<string>>) {
	try {
		const pieces = await read();
		return new Response(streamOf(pieces), {
			headers: {
				"content-type": "text/csv; charset=utf-8",
				"content-disposition": `attachment; filename="${name}-${visit.now.toISOString().slice(0, 10)}.csv"`,
			},
		});
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "refused") return new Response(null, { status: 403 });
		visit.report(`${name} could not be exported`, error);
		return new Response("Failed to fetch data", { status: problem?.kind === "unavailable" ? 503 : 500 });
	}
}

/** Reads on only as fast as the browser takes it. */
function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
	const iterator = pieces[Symbol.asyncIterator]();
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await iterator.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			await iterator.return?.();
		},
	});
}
