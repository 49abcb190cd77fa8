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
		const changed = ({ target }: Event) => {
			const box = boxes.find((each) => each === target);
			if (!box) return;
			if (!box.checked) untick(box);
			else
				for (const other of boxes) if (other !== box && (box.value === "none" || other.value === "none")) untick(other);
		};
		group.addEventListener("change", changed);
		return () => group.removeEventListener("change", changed);
	}, []);
	return <span ref={place} hidden />;
}
