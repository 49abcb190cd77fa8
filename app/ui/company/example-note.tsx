import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";

/** With sample data: what stands below is an example. */
export function ExampleNote() {
	const { content } = useRequestContext();
	const t = useTexts().company;
	return content?.isSample && <p className="mt-3 text-sm text-amber">{t.example}</p>;
}
