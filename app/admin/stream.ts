/** Reads on only as fast as the browser takes it. */
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
