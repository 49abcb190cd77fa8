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
import { Head, StructuredData } from "../../ui/head.tsx";
import { Company } from "../../ui/home/company.tsx";
import { FactStrip } from "../../ui/home/fact-strip.tsx";
import { Levels } from "../../ui/home/levels.tsx";
import { Steps } from "../../ui/home/steps.tsx";
import { Testimonials } from "../../ui/home/testimonials.tsx";
import { CallToAction } from "../../ui/notice.tsx";
import { PostCard } from "../../ui/post-card.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
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
