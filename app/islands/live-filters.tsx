import { useEffect, useRef, useState } from "react";
import { exchangeList } from "./exchange.ts";

export type LiveFiltersProps = { loading: string; failed: string };

const typingPause = 300;

/** Sits in a list's filter form: the list follows what is typed and chosen, the address too. */
export function LiveFilters({ loading, failed }: LiveFiltersProps) {
	const place = useRef<HTMLParagraphElement>(null);
	const [text, setText] = useState("");

	useEffect(() => {
		const form = place.current?.closest("form");
		const list = place.current?.closest("[data-list]");
		if (!form || !list) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let running: AbortController | undefined;
		let shown = addressOf(form);

		const show = async (push: boolean) => {
			clearTimeout(timer);
			const address = addressOf(form);
			if (address === shown) return;
			running?.abort();
			running = new AbortController();
			const { signal } = running;
			list.classList.add("busy");
			setText(loading);
			try {
				await exchangeList(address, signal);
				shown = address;
				if (push) history.pushState(null, "", address);
				else history.replaceState(null, "", address);
				setText(list.querySelector("[data-count]")?.textContent ?? "");
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
			show(true).finally(() => list.classList.remove("busy"));
		};
		const back = () => location.reload();

		form.addEventListener("input", typed);
		form.addEventListener("change", changed);
		form.addEventListener("submit", submitted);
		addEventListener("popstate", back);
		// What was typed while this code was on its way.
		const address = new URL(location.href);
		shown = address.pathname + address.search;
		if (addressOf(form) !== withoutPage(address)) typed();
		return () => {
			clearTimeout(timer);
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

/** The address that the form would send, without what is empty. A changed filter begins at page 1. */
function addressOf(form: HTMLFormElement): string {
	const params = new URLSearchParams();
	for (const [name, value] of new FormData(form)) {
		const text = String(value).trim();
		if (text) params.set(name, text);
	}
	const query = params.toString();
	return new URL(form.action).pathname + (query && `?${query}`);
}

function withoutPage(address: URL): string {
	const params = new URLSearchParams(address.search);
	params.delete("page");
	const query = params.toString();
	return address.pathname + (query && `?${query}`);
}
