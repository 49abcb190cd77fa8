/** `error` is the server's own message, for codes without a translation. */
type Answer = { url: string } | { code?: string; error?: string } | { stopped: true };

/** Uploads an image and reports the progress (0 to 1). Never rejects: an unreadable response is `failed`. */
export function upload(file: File, progress: (done: number) => void, signal: AbortSignal): Promise<Answer> {
	// Not fetch, which does not report upload progress.
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
