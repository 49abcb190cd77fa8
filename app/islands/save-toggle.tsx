import { useLayoutEffect, useState } from "react";
import { track } from "../analytics/track.ts";
import { Icon } from "../ui/icons.tsx";
import { savedIds, toggleSaved } from "./saved.ts";

export type SaveToggleProps = { id: string; name: string; save: string; kind: "program" | "university" };

/** Saves a program or a university in this browser. The loader shows the state before the hydration. */
export function SaveToggle({ id, name, save, kind }: SaveToggleProps) {
	const [saved, setSaved] = useState(false);
	useLayoutEffect(() => {
		const read = () => setSaved(savedIds().includes(id));
		read();
		addEventListener("storage", read);
		return () => removeEventListener("storage", read);
	}, [id]);
	const toggle = () => {
		const now = toggleSaved(id);
		setSaved(now);
		if (now) track("AddToWishlist", { content_ids: [id], content_name: name, content_category: kind });
	};
	return (
		<button
			type="button"
			data-save={id}
			aria-pressed={saved}
			aria-label={`${save}: ${name}`}
			title={save}
			className="save needs-script"
			onClick={toggle}
		>
			<Icon name="Heart" />
		</button>
	);
}
