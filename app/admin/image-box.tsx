import { type InputHTMLAttributes, useRef, useState } from "react";
import { readImageAddress } from "../../domain/content/images/rules.ts";
import { useHydrated, useManagementTexts } from "./frame.ts";
import { useUpload } from "./use-upload.tsx";

type ImageBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value"> & { value: string };

/**
 * An image: uploaded, or the URL of one on another site. Previews the file during the upload, and the previous image if it
 * fails (requirement ERR-18).
 */
export function ImageBox({ value, ...box }: ImageBoxProps) {
	const t = useManagementTexts().upload;
	const hydrated = useHydrated();
	const input = useRef<HTMLInputElement>(null);
	const [shown, setShown] = useState(value);
	const { preview, target, button, status } = useUpload((url) => {
		if (!input.current) return;
		input.current.value = url;
		// Dispatch an input event, so that React handlers such as the unsaved guard notice the change.
		input.current.dispatchEvent(new Event("input", { bubbles: true }));
		setShown(url);
	});
	const picture = preview ?? shown;
	const own = readImageAddress(shown);
	return (
		<div className="image-box" {...target}>
			{picture && (
				<img src={picture} alt={t.preview} width={160} height={90} className="h-22.5 w-40 rounded-[6px] object-cover" />
			)}
			<div className="min-w-0 grow">
				{/* The address of a stored image means nothing to staff. */}
				<input
					{...box}
					ref={input}
					type={own ? "hidden" : "text"}
					defaultValue={shown}
					placeholder="https://"
					onChange={(event) => setShown(event.currentTarget.value)}
				/>
				{own && (
					<label className="tick">
						<input key={shown} type="checkbox" name={box.name} value="" />
						<span>{t.remove}</span>
					</label>
				)}
				{hydrated && (
					<p className="mt-2 flex flex-wrap items-center gap-2">
						{button}
						{own && (
							<a href={`/admin/images/${own.hash}`} target="_blank" rel="noreferrer" className="btn btn-small">
								{t.describe}
							</a>
						)}
						<span className="text-sm text-muted">{t.hint}</span>
					</p>
				)}
				{status}
			</div>
		</div>
	);
}
