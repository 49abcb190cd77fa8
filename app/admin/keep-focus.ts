import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { enter, type Place, visibleRows } from "./row-keys.ts";

/** Milliseconds in which a page, and a dialog that closes, place the focus themselves. */
const settling = 60;

/**
 * Puts the focus back where work goes on, when what had it is gone: on the row that was worked on, or the one in its
 * place; on a new page on the field that the address names, or the title; else on the title of the part of the page in
 * which the pressed button was. Browsers would begin at the top of the document again, and screen readers say nothing.
 * @param place the row that the keyboard was in last
 */
export function useKeptFocus(place: RefObject<Place>): void {
	const { pathname, hash } = useLocation();
	const isBack = useNavigationType() === "POP";
	const last = useRef<{ address: string; title: Title } | null>(null);
	/** The ancestors of what had the focus last, the nearest first. */
	const trail = useRef<Element[]>([]);
	useEffect(() => {
		const follow = ({ target }: FocusEvent) => {
			trail.current = [];
			for (let at = target as Element | null; at; at = at.parentElement) trail.current.push(at);
		};
		addEventListener("focusin", follow);
		return () => removeEventListener("focusin", follow);
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => {
			const address = pathname + hash;
			const title = pageTitle();
			const before = last.current ?? { address, title };
			last.current = { address, title };
			if (document.querySelector("dialog[open]")) return;
			if (before.address !== address && goTo(document.getElementById(hash.slice(1)))) return;
			if (!isLost() || goToRow(place.current)) return;
			// A dialog has an address of its own, and its page keeps its title.
			const isNewPage = before.title.element !== title.element || before.title.text !== title.text;
			if (isNewPage) {
				if (!isBack) scrollTo(0, 0);
				goTo(title.element, { preventScroll: true });
			} else if (trail.current[0]?.isConnected === false) {
				// Who works by touch stays where they are.
				goTo(titleOf(trail.current) ?? title.element, { preventScroll: true });
			}
		}, settling);
		return () => clearTimeout(timer);
	});
}

type Title = { element: HTMLElement | null; text: string };

function pageTitle(): Title {
	const element = document.querySelector<HTMLElement>("main h1");
	return { element, text: element?.textContent ?? "" };
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

function goToRow(place: Place): boolean {
	const rows = place.list === location.pathname ? visibleRows() : [];
	if (rows.length === 0) return false;
	const ids = rows.map(({ dataset }) => dataset.row);
	// Rows above may be gone too, so the place in the list says less than the rows that followed.
	const next = [place.id, ...place.below].find((id) => id && ids.includes(id));
	enter(rows, next ? ids.indexOf(next) : Math.min(place.index, rows.length - 1), { current: place });
	return true;
}

/** The title of the nearest part of the page that is still there: a heading, or the tab of a panel. */
function titleOf(trail: Element[]): HTMLElement | null {
	const part = trail.find((element) => element.isConnected)?.closest("main [aria-labelledby]");
	return document.getElementById(part?.getAttribute("aria-labelledby") ?? "");
}

function goTo(element: HTMLElement | null, options?: FocusOptions): boolean {
	if (!element) return false;
	if (element.tabIndex < 0) element.tabIndex = -1;
	element.focus(options);
	return true;
}
