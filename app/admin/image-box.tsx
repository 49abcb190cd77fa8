import { type ClipboardEvent, type DragEvent, type InputHTMLAttributes, useRef, useState } from "react";
import { readImageAddress, uploadFault, uploadTypes } from "../../domain/content/images/rules.ts";
import { useAdminTexts, useHydrated } from "./frame.ts";
import { upload } from "./upload.ts";

type ImageBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value"> & { value: string };

/**
 * An image's URL: typed, or from an upload by choosing, dropping or pasting a file. Previews the file during the
 * upload, and the previous image if it fails (requirement ERR-18).
 */
export function ImageBox({ value, ...box }: ImageBoxProps) {
	const texts = useAdminTexts();
	const t = texts.upload;
	const hydrated = useHydrated();
	const input = useRef<HTMLInputElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	const running = useRef<AbortController>(undefined);
	const [shown, setShown] = useState(value);
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
		if (!input.current) return;
		input.current.value = answer.url;
		// Dispatch an input event, so that React handlers such as the unsaved guard notice the change.
		input.current.dispatchEvent(new Event("input", { bubbles: true }));
		setShown(answer.url);
		setSaid({ title: t.done, failed: false });
	}

	const drop = (event: DragEvent) => {
		event.preventDefault();
		void take(event.dataTransfer.files[0]);
	};
	const paste = (event: ClipboardEvent) => {
		const [file] = event.clipboardData.files;
		if (file) event.preventDefault();
		void take(file);
	};
	const picture = preview ?? shown;
	const hash = readImageAddress(shown)?.hash;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button.
		<div className="image-box" onDragOver={(event) => event.preventDefault()} onDrop={drop} onPaste={paste}>
			{picture && (
				<img src={picture} alt={t.preview} width={160} height={90} className="h-22.5 w-40 rounded-[6px] object-cover" />
			)}
			<div className="min-w-0 grow">
				<input {...box} ref={input} defaultValue={value} onChange={(event) => setShown(event.currentTarget.value)} />
				{hydrated && (
					<p className="mt-2 flex flex-wrap items-center gap-2">
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
							<button type="button" className="btn" onClick={() => picker.current?.click()}>
								{t.choose}
							</button>
						) : (
							<>
								<progress value={progress} max={1} aria-label={t.uploading} />
								<button type="button" className="btn" onClick={() => running.current?.abort()}>
									{t.stop}
								</button>
							</>
						)}
						{hash && (
							<a href={`/admin/images/${hash}`} target="_blank" rel="noreferrer" className="btn">
								{t.describe}
							</a>
						)}
						<span className="text-sm text-muted">{t.hint}</span>
					</p>
				)}
				<p role="status" className={said?.failed ? "mt-1 font-semibold text-brick" : "mt-1 text-celadon"}>
					{said && (said.text ? `${said.title}: ${said.text}` : said.title)}
				</p>
			</div>
		</div>
	);
}

/** The content security policy allows data URLs, but not blob URLs. */
function dataAddress(file: File): Promise<string> {
	return new Promise((done) => {
		const reader = new FileReader();
		reader.onload = () => done(String(reader.result));
		reader.readAsDataURL(file);
	});
}
