import type { Content } from "../../../domain/content/site/queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Achievements } from "../achievements.tsx";
import { TrustLinks } from "../trust-links.tsx";

/** The sections in the order of spec §2. */
const sections = ["about_main", "mission", "vision"];

/** The first section is shown whole, the others are folded. */
export function Company({ content }: { content: Content }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const [main, ...more] = sections.flatMap(
		(key) => content.companyInfo.find(({ sectionKey }) => sectionKey === key) ?? [],
	);
	if (!main && content.achievements.length === 0) return null;
	return (
		<section className="wrap section grid gap-8 lg:grid-cols-2">
			<div>
				{main && (
					<>
						<h2>{localized(main, "title", language)}</h2>
						<p className="text my-3">{localized(main, "content", language)}</p>
					</>
				)}
				{more.map((section) => (
					<details key={section.id} className="question">
						<summary>
							<h3>{localized(section, "title", language)}</h3>
						</summary>
						<p className="text pb-3">{localized(section, "content", language)}</p>
					</details>
				))}
			</div>
			<div>
				<h2 className="mb-4">{t.home.results}</h2>
				<Achievements achievements={content.achievements} columns="two" />
				<TrustLinks className="mt-4" />
			</div>
		</section>
	);
}
