import { useTexts } from "../i18n/texts.ts";
import { SiteIcon } from "./site-icons.tsx";

/** Saves a program or a university in this browser (C-15). The loader shows the state; a click loads `islands/save.ts`. */
export function SaveButton({ id, name, kind }: { id: string; name: string; kind: "program" | "university" }) {
	const { save } = useTexts().universities;
	return (
		<button
			type="button"
			data-save={id}
			data-kind={kind}
			aria-pressed={false}
			aria-label={`${save}: ${name}`}
			title={save}
			className="save needs-script"
		>
			<SiteIcon name="Heart" />
		</button>
	);
}
