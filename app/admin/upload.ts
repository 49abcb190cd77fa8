type Answer = { url: string } | { code: string } | { stopped: true };

/** Sends a picture, telling how far it is (0 to 1). Never rejects: an answer that is none is `failed`. */
export function upload(file: File, progress: (done: number) => void, signal: AbortSignal): Promise<Answer> {
	// Not fetch, which cannot tell how much has gone out.
	const request = new XMLHttpRequest();
	const body = new FormData();
	body.set("file", file);
	return new Promise((done) => {
		request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
		request.onload = () =>
			done(request.response?.url || request.response?.code ? request.response : { code: "failed" });
		request.onerror = () => done({ code: "failed" });
		request.onabort = () => done({ stopped: true });
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", "/api/functions/upload-image");
		request.responseType = "json";
		request.send(body);
	});
}
