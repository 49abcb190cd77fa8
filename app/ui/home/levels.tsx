import { useTexts } from "../../i18n/texts.ts";
import { useHref } from "../../request-context.ts";
import { Money } from "../converted.tsx";
import type { CatalogSummary } from "./fact-strip.tsx";

/** In the order in which most students go through them. */
const order = ["Language", "Bachelor", "Master", "PhD"] as const;

/** The level of study is the first thing that an applicant knows; each leads to its programs. */
export function Levels({ levels }: { levels: CatalogSummary["levels"] }) {
	const t = useTexts();
	const href = useHref();
	return (
		<section className="wrap section">
			<h2 className="mb-4">{t.home.levels}</h2>
			<ul className="grid gap-3 lg:grid-cols-4">
				{order
					.flatMap((type) => levels.find((level) => level.type === type) ?? [])
					.map(({ type, count, tuition }) => (
						<li key={type} className="card">
							<a className="link-quiet grow p-3" href={href(`/programs?type=${type}`)}>
								<span className="flex flex-wrap items-baseline justify-between gap-3 lg:grid lg:gap-0">
									<strong className="text-jjok">{t.programTypes[type]}</strong>
									<span className="text-sm text-muted">{t.universities.programs(count)}</span>
								</span>
								{tuition && (
									<span className="block text-sm">
										<Money fee={{ ...tuition, to: null }} className="note block" brief>
											{tuition.period && t.facts.periods[tuition.period]}
										</Money>
									</span>
								)}
							</a>
						</li>
					))}
			</ul>
		</section>
	);
}
