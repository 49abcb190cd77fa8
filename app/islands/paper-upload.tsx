import { useLayoutEffect, useRef, useState } from "react";
import { readPage } from "./swap-list.ts";

export type PaperUploadProps = {
	/** The longer side of a photo in pixels, and the quality of its JPEG. */
	side: number;
	quality: number;
	/** `{done}` and `{total}` are replaced. */
	texts: Record<"sending" | "waiting" | "done" | "ended" | "title", string>;
	/** By the code of a fault. */
	faults: Record<string, string>;
};

type Problem = { name: string; text: string };

/**
 * Placed in the form that sends a paper: scales photos down and sends the files one by one. A broken line is waited for; the
 * server knows what it has, so that a file which is sent again is not there twice.
 */
export function PaperUpload({ side, quality, texts, faults }: PaperUploadProps) {
	const place = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState("");
	const [problems, setProblems] = useState<Problem[]>([]);

	useLayoutEffect(() => {
		const form = place.current?.closest("form");
		const input = form?.querySelector<HTMLInputElement>("input[type=file]");
		const button = form?.querySelector("button");
		if (!form || !input || !button) return;
		const send = async (event: SubmitEvent) => {
			event.preventDefault();
			if (button.disabled) return;
			button.disabled = true;
			const files = [...(input.files ?? [])];
			const say = (text: string, done: number) =>
				setSaid(text.replace("{done}", String(done)).replace("{total}", String(files.length)));
			const failed: Problem[] = [];
			for (const [done, file] of files.entries()) {
				say(texts.sending, done + 1);
				const code = await sendFile(form.action, await scaled(file, side, quality), () => say(texts.waiting, done));
				if (code === "ended") {
					setSaid(texts.ended);
					button.disabled = false;
					return;
				}
				if (code) failed.push({ name: file.name, text: faults[code] ?? faults.other ?? "" });
			}
			setProblems(failed);
			setSaid(failed.length === 0 ? texts.done : "");
			form.reset();
			button.disabled = false;
			await showPaper();
		};
		form.addEventListener("submit", send);
		return () => form.removeEventListener("submit", send);
	}, [side, quality, texts, faults]);

	return (
		<div ref={place}>
			<p role="status" className="font-semibold">
				{said}
			</p>
			{problems.length > 0 && (
				<div role="alert" className="text-brick">
					<p className="font-semibold">{texts.title}</p>
					{problems.map(({ name, text }) => (
						<p key={name}>{`${name}: ${text}`}</p>
					))}
				</div>
			)}
		</div>
	);
}

/** A photo upright and no larger than needed; what the browser cannot read is sent as it is. */
async function scaled(file: File, side: number, quality: number): Promise<Blob> {
	if (!file.type.startsWith("image/")) return file;
	try {
		const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
		const scale = Math.min(1, side / Math.max(photo.width, photo.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(photo.width * scale);
		canvas.height = Math.round(photo.height * scale);
		const paper = canvas.getContext("2d");
		if (!paper) return file;
		// A transparent picture would become black.
		paper.fillStyle = "#fff";
		paper.fillRect(0, 0, canvas.width, canvas.height);
		paper.drawImage(photo, 0, 0, canvas.width, canvas.height);
		photo.close();
		return (await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality))) ?? file;
	} catch {
		return file;
	}
}

/** In milliseconds: between two attempts. */
const pauses = [1_000, 2_000, 5_000, 10_000];

/**
 * Sends a file until the server has answered.
 * @param wait called when the connection is lost
 * @returns the code of what is wrong with the file, or "ended" if the session has ended.
 */
async function sendFile(action: string, file: Blob, wait: () => void): Promise<string | undefined> {
	for (let attempt = 0; ; attempt++) {
		const body = new FormData();
		body.set("files", file, "page");
		const answer = await fetch(`${action}/pages`, { method: "POST", body }).catch(() => undefined);
		if (answer?.ok) return undefined;
		if (answer?.status === 401) return "ended";
		const { code } = ((await answer?.json().catch(() => undefined)) ?? {}) as { code?: string };
		if (answer?.status === 413) return "file_too_large";
		// A proxy or our own queue that is full says so without a code.
		if (answer && (code || answer.status < 429)) return code ?? "other";
		wait();
		await pause(pauses[Math.min(attempt, pauses.length - 1)] as number);
	}
}

/** Ends earlier when the browser is online again. */
function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => {
		const end = () => {
			clearTimeout(timer);
			removeEventListener("online", end);
			done();
		};
		const timer = setTimeout(end, milliseconds);
		addEventListener("online", end);
	});
}

/** Shows what the server has now. */
async function showPaper(): Promise<void> {
	const response = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => undefined);
	const next = response && (await readPage(response)).querySelector("[data-paper]");
	if (next) document.querySelector("[data-paper]")?.replaceWith(document.adoptNode(next));
}
