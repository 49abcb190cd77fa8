import { terms } from "../../i18n/dictionaries.ts";
import { useRequestContext } from "../../request-context.ts";
import { Legal } from "../../ui/legal.tsx";

export default function View() {
	const { language, site } = useRequestContext();
	return <Legal text={terms[language](site.name, site.retention)} />;
}
