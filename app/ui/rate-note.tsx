import { ageOf } from "../../domain/rates/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

/** Once on a page with prices: by which rate they are converted, or why they are not. */
export function RateNote({ className = "note mt-4" }: { className?: string }) {
	const { language, now, rates } = useRequestContext();
	const t = useTexts().money;
	if (rates === undefined) return null;
	if (rates === null) return <p className={className}>{t.none}</p>;
	const age = ageOf(rates, now);
	const day = formatDay(rates.onDate, language);
	return <p className={className}>{age === "useless" ? t.useless(day) : t[age](t.sources[rates.source], day)}</p>;
}
