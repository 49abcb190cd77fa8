import type { Content } from "../../../domain/content/site/queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { SiteIcon } from "../site-icons.tsx";

/** Who does what in which order and what is free; beside it what the consultancy says of itself. */
export function Steps({ features }: { features: Content["features"] }) {
	const t = useTexts();
	const href = useHref();
	return (
		<div className="bg-sunken">
			<div className="wrap section grid gap-10 lg:grid-cols-2">
				<section>
					<h2 className="mb-4">{t.home.stepsTitle}</h2>
					<ol className="stages">
						{t.home.steps.map(({ title, who, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>
									<strong>{`${who}.`}</strong>
									{` ${text}`}
								</p>
							</li>
						))}
					</ol>
					<a className="link inline-block py-2.5" href={href("/admissions")}>
						{t.footer.admissionsGuide}
					</a>
				</section>
				{features.length > 0 && <Features features={features} />}
			</div>
		</div>
	);
}

function Features({ features }: { features: Content["features"] }) {
	const { language, site } = useRequestContext();
	const t = useTexts();
	return (
		<section>
			<h2 className="mb-4">{t.home.whyChoose(site.name)}</h2>
			<ul className="max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] max-md:items-start max-md:gap-x-4">
				{features.map((feature) => (
					<li key={feature.id} className="flex gap-3 md:mb-4">
						<span className="flex-none py-2.5 text-jjok max-md:hidden">
							<SiteIcon name={feature.iconName} />
						</span>
						<details className="question fold grow">
							<summary>
								<h3 className="text-base">{localized(feature, "title", language)}</h3>
							</summary>
							<p className="text-sm text-muted">{localized(feature, "description", language)}</p>
						</details>
					</li>
				))}
			</ul>
		</section>
	);
}
