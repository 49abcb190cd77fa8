import { useLayoutEffect, useState } from "react";
import { Icon } from "../ui/icons.tsx";
import { savedIds, toggleSaved } from "./saved.ts";

export type SaveToggleProps = { id: string; name: string; save: string };

/** Saves a university in this browser. The loader shows the state before React is there. */
export function SaveToggle({ id, name, save }: SaveToggleProps) {
	const [saved, setSaved] = useState(false);
	useLayoutEffect(() => {
		const read = () => setSaved(savedIds().includes(id));
		read();
		window.addEventListener("storage", read);
		return () => window.removeEventListener("storage", read);
	}, [id]);
	return (
		<button
			type="button"
			data-save={id}
			aria-pressed={saved}
			aria-label={`${save}: ${name}`}
			title={save}
			className="save needs-script"
			onClick={() => setSaved(toggleSaved(id))}
		>
			<Icon name="Heart" size={22} />
		</button>
	);
}
