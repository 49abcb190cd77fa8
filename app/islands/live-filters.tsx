import { useLayoutEffect, useRef, useState } from "react";
import { swapList } from "./swap-list.ts";

export type LiveFiltersProps = { loading: string; failed: string };

const typingPause = 300;
/** Milliseconds without typing after which a search counts as complete. */
const meantPause = 2_000;

/** Placed in a list's filter form: updates the list and the URL after each change. */
export function LiveFilters({ loading, failed }: LiveFiltersProps) {
	const place = useRef<HTMLParagraphElement>(null);
	const [text, setText] = useState("");

	useLayoutEffect(() => {
		const form = place.current?.closest("form");
		const list = place.current?.closest("[data-list]");
		if (!form || !list) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let meant: typeof timer;
		let running: AbortController | undefined;
		let shown = addressOf(form, new URLSearchParams(location.search));

		const show = async (push: boolean) => {
			clearTimeout(timer);
			running?.abort();
			list.classList.remove("busy");
			const address = addressOf(form);
			if (address === shown) return setText("");
			clearTimeout(meant);
			running = new AbortController();
			const { signal } = running;
			list.classList.add("busy");
			setText(loading);
			try {
				shown = (await swapList(address, signal)) ? address : "";
				if (push) history.pushState(null, "", address);
				else history.replaceState(null, "", address);
				setText(list.querySelector("[data-count]")?.textContent ?? "");
				if (shown && !list.querySelector(".cards li")) {
					// The loader reports it.
					meant = setTimeout(() => document.dispatchEvent(new Event("nothing-found")), meantPause);
				}
			} catch {
				if (signal.aborted) return;
				setText(failed);
			}
			list.classList.remove("busy");
		};
		const typed = () => {
			clearTimeout(timer);
			timer = setTimeout(show, typingPause, false);
		};
		const changed = (event: Event) => {
			if (event.target instanceof HTMLSelectElement) show(true);
		};
		const submitted = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
			show(true);
		};
		const back = () => location.reload();

		form.addEventListener("input", typed);
		form.addEventListener("change", changed);
		form.addEventListener("submit", submitted);
		addEventListener("popstate", back);
		// Input from before the hydration.
		if (addressOf(form) !== shown) typed();
		return () => {
			clearTimeout(timer);
			clearTimeout(meant);
			form.removeEventListener("input", typed);
			form.removeEventListener("change", changed);
			form.removeEventListener("submit", submitted);
			removeEventListener("popstate", back);
		};
	}, [loading, failed]);

	return (
		<p ref={place} role="status" className={text === failed ? "text-brick mt-3" : "sr-only"}>
			{text}
		</p>
	);
}

type Values = { get(name: string): FormDataEntryValue | null };

/** The URL that the form would request with these values, without empty ones. A changed filter starts at page 1. */
function addressOf(form: HTMLFormElement, values: Values = new FormData(form)): string {
	const params = new URLSearchParams();
	for (const name of new FormData(form).keys()) {
		const text = String(values.get(name) ?? "").trim();
		if (text) params.set(name, text);
	}
	const query = params.toString();
	return new URL(form.action).pathname + (query && `?${query}`);
}
