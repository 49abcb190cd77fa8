import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts, useHydrated } from "./frame.ts";

const sheetId = "shortcuts";

/**
 * Single keys for staff's lists (Spec B6). A key presses a control of the current row, which every row also shows: its
 * `data-shortcut` is the letter. Never while somebody types or a dialog is open, and never with Ctrl, Alt or Meta.
 * People can turn them off (WCAG 2.1.4).
 */
export function Shortcuts({ isOn }: { isOn: boolean }) {
	const t = useAdminTexts().desk.keys;
	const [said, setSaid] = useState("");
	const sheet = useRef<HTMLDialogElement>(null);
	const hydrated = useHydrated();
	const place = useRef<Place>({ id: null, index: -1 });
	useEffect(() => {
		if (!isOn) return;
		const press = (event: KeyboardEvent) => {
			const key = shortcutOf(event);
			if (!key) return;
			const result = perform(key, place, sheet.current);
			if (result === "ignored") return;
			event.preventDefault();
			if (result === "none" || result === "notHere") setSaid(t[result]);
			else setSaid(result ? t.row(result.index + 1, result.total) : "");
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [isOn, t]);
	// What was done may have removed the row or moved it to another column.
	useEffect(() => {
		const timer = setTimeout(() => restore(place.current), 60);
		return () => clearTimeout(timer);
	});
	return (
		<>
			<p role="status" className="sr-only">
				{said}
			</p>
			{hydrated && <Sheet ref={sheet} />}
		</>
	);
}

/** The list of the keys. It needs script, so the server leaves it out. */
function Sheet({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
	const t = useAdminTexts().desk.keys;
	return (
		<dialog ref={ref} id={sheetId} className="dialog dialog-small" aria-labelledby={`${sheetId}-title`}>
			<div className="dialog-head">
				<h2 id={`${sheetId}-title`}>{t.title}</h2>
				<button
					type="button"
					className="icon-button"
					aria-label={t.close}
					onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
				>
					<Icon name="Close" size={20} />
				</button>
			</div>
			<dl className="keys">
				{Object.entries(t.list).map(([key, text]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 text-sm text-muted">
				{t.off}{" "}
				<a href="/account" className="link">
					{t.turnOff}
				</a>
			</p>
		</dialog>
	);
}

/** Opens the list of the keys. */
export function ShortcutsButton() {
	const t = useAdminTexts().desk.keys;
	const open = () => (document.getElementById(sheetId) as HTMLDialogElement | null)?.showModal();
	return (
		<button type="button" className="btn btn-small shortcuts-button" onClick={open}>
			{t.open} <kbd>?</kbd>
		</button>
	);
}

/** The row that the keyboard was in last. */
type Place = { id: string | null; index: number };

const typing =
	"input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** The shortcut that a key stands for, also on a keyboard with another alphabet; undefined where keys are typed. */
function shortcutOf({ key, code, ctrlKey, altKey, metaKey, shiftKey, target, isComposing }: KeyboardEvent) {
	if (ctrlKey || altKey || metaKey || isComposing) return undefined;
	if (target instanceof Element && target.closest(typing)) return undefined;
	if (document.querySelector("dialog[open]")) return undefined;
	if (key === "?" || (code === "Slash" && shiftKey)) return "?";
	if (shiftKey) return undefined;
	if (key === "/" || code === "Slash") return "/";
	if (/^[a-z]$/.test(key)) return key;
	return code.startsWith("Key") && key.charCodeAt(0) > 127 ? code.slice(3).toLowerCase() : undefined;
}

type Result = { index: number; total: number } | null | "none" | "notHere" | "ignored";

function perform(key: string, place: RefObject<Place>, sheet: HTMLDialogElement | null): Result {
	if (key === "?") {
		sheet?.showModal();
		return null;
	}
	if (key === "/") return focusSearch();
	if (!"jkxtasdnrc".includes(key)) return "ignored";
	const rows = visibleRows();
	if (rows.length === 0) return "ignored";
	const focused = document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
	const at = focused ? rows.indexOf(focused) : rows.findIndex((row) => row.dataset.row === place.current.id);
	if (key === "j" || key === "k") {
		const before = at < 0 && place.current.index >= 0 ? Math.min(place.current.index, rows.length) - 1 : at;
		const index = key === "j" ? Math.min(before + 1, rows.length - 1) : Math.max((at < 0 ? 1 : at) - 1, 0);
		return enter(rows, index, place);
	}
	const row = rows[at];
	if (!row) return "none";
	place.current = { id: row.dataset.row ?? null, index: at };
	const control = row.querySelector<HTMLElement>(key === "x" ? "input[type=checkbox]" : `[data-shortcut="${key}"]`);
	if (!control) return "notHere";
	if (!row.contains(document.activeElement)) enter(rows, at, place);
	control.click();
	return null;
}

const visibleRows = () =>
	[...document.querySelectorAll<HTMLElement>("main [data-row]")].filter((row) => row.getClientRects().length > 0);

/** Focuses the link that opens a row. */
function enter(rows: HTMLElement[], index: number, place: RefObject<Place>): Result {
	const row = rows[index];
	const link = row?.querySelector<HTMLElement>("[data-open]") ?? row?.querySelector<HTMLElement>("a, button");
	link?.focus({ preventScroll: true });
	row?.scrollIntoView({ block: "nearest", inline: "nearest" });
	place.current = { id: row?.dataset.row ?? null, index };
	return { index, total: rows.length };
}

function focusSearch(): Result {
	const form = document.querySelector("main form[role=search]");
	const fold = form?.querySelector<HTMLDetailsElement>("details.more-filters");
	const field = form?.querySelector<HTMLElement>("input[type=search]") ?? form?.querySelector<HTMLElement>("select");
	if (!field) return "ignored";
	if (fold?.contains(field)) fold.open = true;
	field.focus();
	return null;
}

/** Brings the focus back to the row that lost it, or to the one in its place. */
function restore(place: Place) {
	if (place.index < 0 || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
	const rows = visibleRows();
	const moved = rows.findIndex((row) => row.dataset.row === place.id);
	if (rows.length > 0) enter(rows, moved < 0 ? Math.min(place.index, rows.length - 1) : moved, { current: place });
}
