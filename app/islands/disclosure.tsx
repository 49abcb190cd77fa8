import { useLayoutEffect, useRef } from "react";

export type DisclosureProps = {
	/** Covers the page, so the focus stays inside while it is open. */
	modal: boolean;
};

/** Sits in a native disclosure: it closes with Escape and by a touch beside it, and gives the focus back. */
export function Disclosure({ modal }: DisclosureProps) {
	const place = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const details = place.current?.closest("details");
		if (!details) return;
		const close = () => {
			details.open = false;
			details.querySelector("summary")?.focus();
		};
		const toggled = () => modal && details.open && details.querySelector("a")?.focus();
		const pressed = (event: KeyboardEvent) => {
			if (!details.open) return;
			if (event.key === "Escape") close();
			if (event.key !== "Tab" || !modal) return;
			const stops = [...details.querySelectorAll<HTMLElement>("summary, a")];
			const from = stops.indexOf(document.activeElement as HTMLElement);
			event.preventDefault();
			stops.at((from + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
		};
		const beside = ({ target }: Event) => {
			if (details.open && !details.contains(target as Node)) close();
		};
		// It may have been opened while this code was on its way.
		toggled();
		details.addEventListener("toggle", toggled);
		document.addEventListener("keydown", pressed);
		document.addEventListener("pointerdown", beside);
		return () => {
			details.removeEventListener("toggle", toggled);
			document.removeEventListener("keydown", pressed);
			document.removeEventListener("pointerdown", beside);
		};
	}, [modal]);
	return <span ref={place} hidden />;
}
