import { type KeyboardEvent, type TextareaHTMLAttributes, useRef } from "react";
import { useHydrated, useManagementTexts } from "./frame.ts";
import { useUpload } from "./use-upload.tsx";

/** What stands around the selected words, or in front of each selected line. */
const marks = {
	bold: { before: "**", after: "**", key: "b" },
	italic: { before: "_", after: "_", key: "i" },
	heading: { line: "## ", key: "" },
	list: { line: "- ", key: "" },
	link: { before: "[", after: "](https://)", key: "" },
} as const;
type Mark = (typeof marks)[keyof typeof marks];

/** A text box for Markdown, with a toolbar that writes its marks. Pictures are uploaded into the text. */
export function MarkdownBox(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
	const t = useManagementTexts().markdown;
	const hydrated = useHydrated();
	const box = useRef<HTMLTextAreaElement>(null);
	const { target, button, status } = useUpload((url) => {
		const alt = selected(box.current) || t.description;
		replace(box.current, `![${alt}](${url})`, 2, alt.length);
	});
	const onKeyDown = (event: KeyboardEvent) => {
		const pressed = Object.values(marks).find(({ key }) => key === event.key.toLowerCase());
		if (!pressed || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
		event.preventDefault();
		write(box.current, pressed);
	};
	return (
		<>
			{hydrated && (
				<div role="toolbar" aria-label={t.toolbar} aria-controls={props.id} className="mb-2 flex flex-wrap gap-2">
					{(Object.keys(marks) as (keyof typeof marks)[]).map((name) => (
						<button key={name} type="button" className="btn btn-small" onClick={() => write(box.current, marks[name])}>
							{t[name]}
						</button>
					))}
					{button}
				</div>
			)}
			<textarea {...props} {...target} ref={box} onKeyDown={onKeyDown} />
			{status}
		</>
	);
}

const selected = (box: HTMLTextAreaElement | null) => box?.value.slice(box.selectionStart, box.selectionEnd) ?? "";

function write(box: HTMLTextAreaElement | null, mark: Mark): void {
	if (!box) return;
	if ("line" in mark) {
		const from = box.value.slice(0, box.selectionStart).lastIndexOf("\n") + 1;
		box.setSelectionRange(from, box.selectionEnd);
		const lines = selected(box).replace(/^/gm, mark.line);
		replace(box, lines, lines.length, 0);
	} else {
		const words = selected(box);
		replace(box, mark.before + words + mark.after, mark.before.length, words.length);
	}
}

/** Replaces the selection in a way that can be undone, and selects a part of the new text. */
function replace(box: HTMLTextAreaElement | null, text: string, from: number, length: number): void {
	if (!box) return;
	const start = box.selectionStart;
	box.focus();
	document.execCommand("insertText", false, text);
	box.setSelectionRange(start + from, start + from + length);
}
