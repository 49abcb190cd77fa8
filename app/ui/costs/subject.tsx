import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";

/** What the amounts are for: the program, or the level and the city, and the other answers. */
export function Subject({ costs: { input, program } }: { costs: Costs }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs;
	const href = useHref();
	const answers = [t.homes[input.home], t.months(input.months), t.countries[input.country]].join(" · ");
	return (
		<p className="mt-3 text-lg">
			{program ? (
				<a className="link" href={href(`/programs/${program.id}`)}>
					{`${localized(program, "title", language)}, ${localized(program.university, "name", language)}`}
				</a>
			) : (
				<strong>{`${t.any[input.type]}, ${input.city ? texts.cities[input.city] : t.anyCity}`}</strong>
			)}
			<span className="block text-base text-muted">{answers}</span>
		</p>
	);
}
