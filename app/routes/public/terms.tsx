import { terms as en } from "../../legal/en.ts";
import { terms as ru } from "../../legal/ru.ts";
import { terms as uz } from "../../legal/uz.ts";
import { useRequestContext } from "../../request-context.ts";
import { Legal } from "../../ui/legal.tsx";

const texts = { en, ru, uz };

export function View() {
	const { language, site } = useRequestContext();
	return <Legal text={texts[language](site.name, site.retention)} />;
}
export default View;
