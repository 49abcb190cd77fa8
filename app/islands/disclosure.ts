import { type RefObject, useEffect } from "react";

/** A native disclosure that closes with Escape and by a touch beside it, giving the focus back. `opened` runs at each opening. */
export function useDisclosure(
	details: RefObject<HTMLDetailsElement | null>,
	opened?: (element: HTMLDetailsElement) => void,
) {
	useEffect(() => {
		const element = details.current;
		if (!element) return;
		const close = () => {
			if (!element.open) return;
			element.open = false;
			element.querySelector("summary")?.focus();
		};
		const toggled = () => element.open && opened?.(element);
		const pressed = (event: KeyboardEvent) => event.key === "Escape" && close();
		const beside = ({ target }: Event) => {
			if (target instanceof Node && !element.contains(target)) close();
		};
		// It may have been opened while this code was on its way.
		toggled();
		element.addEventListener("toggle", toggled);
		document.addEventListener("keydown", pressed);
		document.addEventListener("pointerdown", beside);
		return () => {
			element.removeEventListener("toggle", toggled);
			document.removeEventListener("keydown", pressed);
			document.removeEventListener("pointerdown", beside);
		};
	}, [details, opened]);
}
