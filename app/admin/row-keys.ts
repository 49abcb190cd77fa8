import type { RefObject } from "react";

/** The row that the keyboard was in last, the rows below it, and the path of the list. */
export type Place = { id: string | null; index: number; below: (string | undefined)[]; list: string };

/** The keyboard has not been in a row yet. */
export const noPlace: Place = { id: null, index: -1, below: [], list: "" };

type Position = { index: number; total: number };
/** Where the keyboard is now, or why a key did nothing. */
export type KeyResult = Position | null | "none" | "notHere" | "ignored";

const typing =
	"input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** The attributes of a control that a key presses. */
export const shortcut = (key: string | undefined) => ({ "data-shortcut": key, "aria-keyshortcuts": key });

/** The shortcut that a key stands for, also on a keyboard with another alphabet; undefined where keys are typed. */
export function shortcutOf({ key, code, ctrlKey, altKey, metaKey, shiftKey, target, isComposing }: KeyboardEvent) {
	if (ctrlKey || altKey || metaKey || isComposing) return undefined;
	if (target instanceof Element && target.closest(typing)) return undefined;
	if (document.querySelector("dialog[open]")) return undefined;
	if (key === "?" || (code === "Slash" && shiftKey)) return "?";
	if (shiftKey) return undefined;
	if (key === "/" || code === "Slash") return "/";
	if (/^[a-z]$/.test(key)) return key;
	return code.startsWith("Key") && key.charCodeAt(0) > 127 ? code.slice(3).toLowerCase() : undefined;
}

/**
 * Ctrl+Enter in a field sends the form, if it is that of a dialog or has a text of several lines, in which Enter alone
 * begins a line. @returns whether it did.
 */
export function sendByKey({ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent): boolean {
	const isIt = key === "Enter" && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing;
	const form = isIt && target instanceof Element && target.matches("input, select, textarea") && target.closest("form");
	if (!form || !(form.querySelector("textarea") || form.closest("dialog"))) return false;
	form.requestSubmit();
	return true;
}

/** Does what a shortcut stands for on this page. */
export function performKey(key: string, place: RefObject<Place>, sheet: HTMLDialogElement | null): KeyResult {
	if (key === "?") {
		sheet?.showModal();
		return null;
	}
	if (key === "/") return focusSearch();
	if ("zueh".includes(key)) return press(document.querySelector<HTMLElement>(`[data-shortcut="${key}"]`));
	if (!"jkxtasdnrc".includes(key)) return "ignored";
	const rows = visibleRows();
	// A case is one page: its keys are about the applicant.
	if (rows.length === 0) return press(document.querySelector<HTMLElement>(`main [data-shortcut="${key}"]`));
	const focused = document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
	const last = place.current.list === location.pathname ? place.current : noPlace;
	const at = focused ? rows.indexOf(focused) : rows.findIndex((row) => row.dataset.row === last.id);
	if (key === "j" || key === "k") {
		const before = at < 0 && last.index >= 0 ? Math.min(last.index, rows.length) - 1 : at;
		const index = key === "j" ? Math.min(before + 1, rows.length - 1) : Math.max((at < 0 ? 1 : at) - 1, 0);
		return enter(rows, index, place);
	}
	const row = rows[at];
	if (!row) return "none";
	place.current = placeOf(rows, at);
	const control = row.querySelector<HTMLElement>(key === "x" ? "input[type=checkbox]" : `[data-shortcut="${key}"]`);
	if (!control) return "notHere";
	if (!row.contains(document.activeElement)) enter(rows, at, place);
	control.click();
	return null;
}

/** Presses a link or a button, and goes to a field. */
function press(control: HTMLElement | null): KeyResult {
	if (!control) return "ignored";
	if (control.matches(typing)) control.focus();
	else control.click();
	return null;
}

const placeOf = (rows: HTMLElement[], index: number): Place => ({
	id: rows[index]?.dataset.row ?? null,
	index,
	below: rows.slice(index + 1).map(({ dataset }) => dataset.row),
	list: location.pathname,
});

export const visibleRows = () =>
	[...document.querySelectorAll<HTMLElement>("main [data-row]")].filter((row) => row.getClientRects().length > 0);

/** Focuses the link that opens a row. */
export function enter(rows: HTMLElement[], index: number, place: RefObject<Place>): KeyResult {
	const row = rows[index];
	const link = row?.querySelector<HTMLElement>("[data-open]") ?? row?.querySelector<HTMLElement>("a, button");
	link?.focus({ preventScroll: true });
	row?.scrollIntoView({ block: "nearest", inline: "nearest" });
	place.current = placeOf(rows, index);
	return { index, total: rows.length };
}

function focusSearch(): KeyResult {
	const form = document.querySelector("main form[role=search]");
	const fold = form?.querySelector<HTMLDetailsElement>("details.more-filters");
	const field = form?.querySelector<HTMLElement>("input[type=search]") ?? form?.querySelector<HTMLElement>("select");
	if (!field) return "ignored";
	if (fold?.contains(field)) fold.open = true;
	field.focus();
	return null;
}
