import { degreeTuition } from "../../../domain/catalog/facts.ts";
import { summarizeCatalog } from "../../../domain/catalog/queries.ts";
import { listTopUniversities } from "../../../domain/catalog/university-queries.ts";
import { listLatestPosts } from "../../../domain/content/blog/queries.ts";
import { homeTags } from "../../../domain/content/blog/schema.ts";
import type { Content } from "../../../domain/content/site/queries.ts";
import { getFirstYear } from "../../../domain/money/costs-queries.ts";
import { koreanDayAt } from "../../../domain/shared/time-zone.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadImages, loadOptional, loadPrices } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { Money } from "../../ui/converted.tsx";
import { Head, StructuredData } from "../../ui/head.tsx";
import { Company } from "../../ui/home/company.tsx";
import { type CatalogSummary, FactStrip } from "../../ui/home/fact-strip.tsx";
import { Steps } from "../../ui/home/steps.tsx";
import { CallToAction } from "../../ui/notice.tsx";
import { PostCard } from "../../ui/post-card.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { SiteIcon } from "../../ui/site-icons.tsx";
import { Team } from "../../ui/team.tsx";
import { UniversityCard } from "../../ui/university-card.tsx";
import type { Route } from "./+types/home";

/** Sections whose data cannot be read are left out, so that the home page always works (C-19). */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const today = koreanDayAt(requestContext.now);
	const [universities, posts, summary, firstYear] = await Promise.all([
		loadOptional(requestContext, "top universities", () => listTopUniversities(requestContext.caller)),
		loadOptional(requestContext, "latest posts", () => listLatestPosts(requestContext.caller, requestContext.language)),
		loadOptional(requestContext, "catalog summary", () => summarizeCatalog(requestContext.caller, today)),
		loadOptional(requestContext, "first year", () => getFirstYear(requestContext.caller, null)),
	]);
	const shown = [
		...(universities ?? []).map(({ imageUrl }) => imageUrl),
		...(posts ?? []).map((post) => post.coverImageUrl),
	];
	await loadImages(requestContext, shown);
	await loadPrices(requestContext, [
		...(summary?.tuition ? [true] : []),
		...(universities ?? []).map(({ facts }) => degreeTuition(facts.tuition).length > 0),
	]);
	return { universities: universities ?? [], posts: posts ?? [], summary, firstYear };
}

export default function View({ loaderData: { universities, posts, summary, firstYear } }: Route.ComponentProps) {
	const { content, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	return (
		<>
			<Head title={t.home.title(site.name)} description={t.home.description} />
			<StructuredData
				facts={{
					"@type": "EducationalOrganization",
					name: site.name,
					url: site.url,
					logo: `${site.url}/favicon.svg`,
					description: t.home.description,
					sameAs: content?.social.map(({ url }) => url),
				}}
			/>
			<Hero hero={content?.hero} />
			<FactStrip summary={summary} firstYear={firstYear} />
			{summary && summary.levels.length > 0 && <Levels levels={summary.levels} />}
			{universities.length > 0 && (
				<section className="wrap section">
					<div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
						<h2>{t.home.topUniversities}</h2>
						<a className="link py-2.5" href={href("/universities")}>
							{t.home.allUniversities}
						</a>
					</div>
					<ul className="cards swipe">
						{universities.map((university) => (
							<UniversityCard key={university.id} university={university} action={t.home.learnMore} />
						))}
					</ul>
					<RateNote />
				</section>
			)}
			<Steps features={content?.features ?? []} />
			{content && <Company content={content} />}
			{content && content.team.length > 0 && <Team team={content.team} swipe />}
			{content && content.testimonials.length > 0 && (
				<Testimonials testimonials={content.testimonials} isSample={content.isSample} />
			)}
			{posts.length > 0 && (
				<section className="wrap section">
					<h2 className="mb-4">{t.home.posts}</h2>
					<ul className="cards three swipe">
						{posts.map((post) => (
							<PostCard key={post.id} post={post} tags={homeTags} brief />
						))}
					</ul>
				</section>
			)}
			<CallToAction title={t.home.callTitle} text={t.home.callText}>
				<a className="btn btn-primary" href={href("/contact")}>
					{t.home.callContact}
				</a>
				<a className="btn" href={href("/programs")}>
					{t.home.callPrograms}
				</a>
			</CallToAction>
		</>
	);
}

function Hero({ hero }: { hero: Content["hero"] | undefined }) {
	const { language, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const background = hero?.backgroundImageUrl;
	const to = hero?.buttonLink?.trim() || "/programs";
	const words = (field: "title" | "subtitle" | "buttonText") => (hero ? localized(hero, field, language) : "");
	return (
		<section className="hero">
			<div className="wrap relative z-1 pt-[clamp(1.5rem,6vw+0.5rem,6.5rem)] pb-6 lg:pb-26">
				<h1 className="max-w-[18ch]">{words("title") || t.hero.title(site.name)}</h1>
				<p className="mt-4 max-w-[48ch] text-lg">{words("subtitle") || t.hero.subtitle}</p>
				<p className="mt-5 flex flex-wrap gap-3">
					<a className="btn btn-action" href={to.startsWith("/") ? href(to) : to}>
						{words("buttonText") || t.hero.button}
					</a>
					<a className="btn bg-card" href={href("/contact")}>
						{t.hero.consultation}
					</a>
				</p>
			</div>
			<picture>
				{!background && <source media="(prefers-color-scheme: dark)" srcSet="/hero-dark.svg" />}
				<img
					src={background ?? "/hero.svg"}
					data-cover={background ? "/hero.svg" : undefined}
					alt=""
					width={900}
					height={560}
					className="hero-picture"
				/>
			</picture>
		</section>
	);
}

function Testimonials({ testimonials, isSample }: Pick<Content, "testimonials" | "isSample">) {
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
										<SiteIcon key={star} name="Star" size={20} />
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

/** In the order in which most students go through them. */
const order = ["Language", "Bachelor", "Master", "PhD"] as const;

/** The level of study is the first thing that an applicant knows; each leads to its programs. */
function Levels({ levels }: { levels: CatalogSummary["levels"] }) {
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
