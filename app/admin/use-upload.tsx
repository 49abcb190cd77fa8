import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { uploadFault, uploadTypes } from "../../domain/content/images/rules.ts";
import { useManagementTexts } from "./frame.ts";

/**
 * Uploads an image that is chosen, dropped or pasted.
 * @param done gets its URL
 */
export function useUpload(done: (url: string) => void) {
	const texts = useManagementTexts();
	const t = texts.upload;
	const picker = useRef<HTMLInputElement>(null);
	const running = useRef<AbortController>(undefined);
	const [preview, setPreview] = useState<string>();
	const [progress, setProgress] = useState<number>();
	const [said, setSaid] = useState<{ title: string; text?: string | undefined; failed: boolean }>();

	/** ERR-17: our own translated message, else the server's, else a default. */
	const fail = ({ code = "", error }: { code?: string; error?: string }) => {
		const uploadFaults: Record<string, { title: string; text: string } | undefined> = t.faults;
		const generalFaults: Record<string, string | undefined> = texts.faults;
		const text = generalFaults[code] ?? error ?? t.faults.failed.text;
		setSaid({ ...(uploadFaults[code] ?? { title: t.faults.failed.title, text }), failed: true });
	};

	async function take(file: File | null | undefined) {
		if (!file || running.current) return;
		const code = uploadFault(file);
		if (code) return fail({ code });
		const stop = new AbortController();
		running.current = stop;
		setSaid(undefined);
		setProgress(0);
		setPreview(await dataAddress(file));
		const answer = await upload(file, setProgress, stop.signal);
		running.current = undefined;
		setProgress(undefined);
		setPreview(undefined);
		if ("stopped" in answer) return;
		if (!("url" in answer)) return fail(answer);
		done(answer.url);
		setSaid({ title: t.done, failed: false });
	}

	const isFile = ({ files }: DataTransfer) => files.length > 0;
	return {
		/** The file during the upload, as a data URL. */
		preview,
		/** Of the element on which files are dropped and into which they are pasted. */
		target: {
			onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
			onDrop: (event: DragEvent) => {
				if (!isFile(event.dataTransfer)) return;
				event.preventDefault();
				void take(event.dataTransfer.files[0]);
			},
			onPaste: (event: ClipboardEvent) => {
				if (!isFile(event.clipboardData)) return;
				event.preventDefault();
				void take(event.clipboardData.files[0]);
			},
		},
		button: (
			<>
				<input
					ref={picker}
					type="file"
					accept={uploadTypes.join()}
					hidden
					onChange={(event) => {
						void take(event.currentTarget.files?.[0]);
						event.currentTarget.value = "";
					}}
				/>
				{progress === undefined ? (
					<button type="button" className="btn btn-small" onClick={() => picker.current?.click()}>
						{t.choose}
					</button>
				) : (
					<>
						<progress value={progress} max={1} aria-label={t.uploading} />
						<button type="button" className="btn btn-small" onClick={() => running.current?.abort()}>
							{t.stop}
						</button>
					</>
				)}
			</>
		),
		status: (
			<p role="status" className={said?.failed ? "mt-1 font-semibold text-brick" : "mt-1 text-celadon"}>
				{said && (said.text ? `${said.title}: ${said.text}` : said.title)}
			</p>
		),
	};
}

/** The content security policy allows data URLs, but not blob URLs. */
function dataAddress(file: File): Promise<string> {
	return new Promise((done) => {
		const reader = new FileReader();
		reader.onload = () => done(String(reader.result));
		reader.readAsDataURL(file);
	});
}

/** `error` is the server's own message, for codes without a translation. */
type Answer = { url: string } | { code?: string; error?: string } | { stopped: true };

/** Uploads an image and reports the progress (0 to 1). Never rejects: an unreadable response is `failed`. */
function upload(file: File, progress: (done: number) => void, signal: AbortSignal): Promise<Answer> {
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
