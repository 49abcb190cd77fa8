/** `error` is the server's own sentence, for a code that the page has no words for. */
type Answer = { url: string } | { code?: string; error?: string } | { stopped: true };

/** Sends a picture and reports the progress (0 to 1). Never rejects: a response that cannot be read is `failed`. */
export function upload(file: File, progress: (done: number) => void, signal: AbortSignal): Promise<Answer> {
	// Not fetch, which cannot tell how much has gone out.
	const request = new XMLHttpRequest();
	const body = new FormData();
	body.set("file", file);
	return new Promise((done) => {
		request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
		request.onload = () =>
			done(
				request.response?.url || request.response?.code || request.response?.error
					? request.response
					: { code: "failed" },
			);
		request.onerror = () => done({ code: "failed" });
		request.onabort = () => done({ stopped: true });
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", "/api/functions/upload-image");
		request.responseType = "json";
		request.send(body);
	});
}
