import type { Content } from "../../../domain/content/site/queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Icon } from "../icons.tsx";

export function Testimonials({ testimonials, isSample }: Pick<Content, "testimonials" | "isSample">) {
	const { language } = useRequestContext();
	const t = useTexts();
	return (
		<section className="bg-sunken">
			<div className="wrap section">
				<h2 className="mb-4">{t.home.testimonials}</h2>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone and holds nothing else that takes the focus. */}
				<ul className="cards three swipe" tabIndex={0}>
					{testimonials.map((testimonial) => (
						<li key={testimonial.id} className="card p-4">
							{/* C-09: decorative; there is no rating to announce. Sample testimonials must not look like real reviews. */}
							{!isSample && (
								<p className="mb-3 flex text-persimmon" aria-hidden="true">
									{[1, 2, 3, 4, 5].map((star) => (
										<Icon key={star} name="Star" size={20} />
									))}
								</p>
							)}
							<blockquote className="mb-2">{localized(testimonial, "content", language)}</blockquote>
							<p className="mt-auto text-sm text-muted">
								<strong>{localized(testimonial, "name", language)}</strong>{" "}
								{localized(testimonial, "country", language)}
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
