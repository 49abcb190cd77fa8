import { problemOf } from "../../domain/shared/errors.ts";
import type { RequestContext } from "../request-context.ts";

export const fileTypes = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Streams a CSV file whose name includes the date. */
export function sendCsv(context: RequestContext, name: string, read: () => Promise<AsyncIterable<string>>) {
	return sendFile(context, { name: datedName(context, name, "csv"), type: fileTypes.csv }, read);
}

export const datedName = ({ now }: RequestContext, name: string, ending: string) =>
	`${name}-${now.toISOString().slice(0, 10)}.${ending}`;

export async function sendFile(
	context: RequestContext,
	{ name, type }: { name: string; type: string },
	read: () => Promise<AsyncIterable<string | Uint8Array>>,
) {
	try {
		const pieces = await read();
		return new Response(streamOf(pieces), {
			headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
		});
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "refused") return new Response(null, { status: 403 });
		if (problem?.kind === "conflict") return new Response("Too many rows", { status: 409 });
		context.report(`${name} could not be exported`, error);
		return new Response("Failed to fetch data", { status: problem?.kind === "unavailable" ? 503 : 500 });
	}
}

/** Reads only as fast as the browser receives. */
export function streamOf(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
	const iterator = pieces[Symbol.asyncIterator]();
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await iterator.next();
			if (done) controller.close();
			else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
		},
		async cancel() {
			await iterator.return?.();
		},
	});
}
