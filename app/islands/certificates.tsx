import { useLayoutEffect, useRef } from "react";

/**
 * Sits among the certificate boxes (spec §4): 'none' clears all others and their scores, any other one takes 'none' away,
 * and a box that is unticked forgets its score. Which score is shown is the style sheet's matter.
 */
export function Certificates() {
	const place = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const group = place.current?.closest("fieldset");
		if (!group) return;
		const boxes = [...group.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
		const untick = (box: HTMLInputElement) => {
			box.checked = false;
			const score = group.querySelector<HTMLInputElement>(`[name="score_${box.value}"]`);
			if (score) score.value = "";
		};
		const changed = ({ target }: { target: EventTarget | null }) => {
			const box = boxes.find((each) => each === target);
			if (!box) return;
			if (!box.checked) untick(box);
			else
				for (const other of boxes) if (other !== box && (box.value === "none" || other.value === "none")) untick(other);
		};
		// Somebody may have been quicker than the page's code: what they touched last counts.
		for (const box of boxes) if (!box.checked) untick(box);
		changed({ target: document.activeElement });
		group.addEventListener("change", changed);
		return () => group.removeEventListener("change", changed);
	}, []);
	return <span ref={place} hidden />;
}
