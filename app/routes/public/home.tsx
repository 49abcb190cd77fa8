import { listLatestPosts } from "../../../domain/blog/queries.ts";
import { homeTags } from "../../../domain/blog/schema.ts";
import { countCatalog } from "../../../domain/catalog/queries.ts";
import { listTopUniversities } from "../../../domain/catalog/university-queries.ts";
import type { Content } from "../../../domain/site-content/queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadImages, loadOptional } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { Achievements } from "../../ui/achievements.tsx";
import { Head, StructuredData } from "../../ui/head.tsx";
import { Icon } from "../../ui/icons.tsx";
import { CallToAction } from "../../ui/notice.tsx";
import { PostCard } from "../../ui/post-card.tsx";
import { Team } from "../../ui/team.tsx";
import { UniversityCard } from "../../ui/university-card.tsx";
import type { Route } from "./+types/home";

/** Sections whose data cannot be read are left out, so that the home page always works (C-19). */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const [universities, posts, counts] = await Promise.all([
		loadOptional(requestContext, "top universities", () => listTopUniversities(requestContext.caller)),
		loadOptional(requestContext, "latest posts", () => listLatestPosts(requestContext.caller, requestContext.language)),
		loadOptional(requestContext, "catalog counts", () => countCatalog(requestContext.caller)),
	]);
	const shown = [
		...(universities ?? []).map(({ imageUrl }) => imageUrl),
		...(posts ?? []).map((post) => post.coverImageUrl),
	];
	await loadImages(requestContext, shown);
	return { universities: universities ?? [], posts: posts ?? [], counts };
}

export function View({ loaderData: { universities, posts, counts } }: Route.ComponentProps) {
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
					foundingDate: "2009",
					sameAs: content?.social.map(({ url }) => url),
				}}
			/>
			<Hero hero={content?.hero} facts={counts && t.home.facts(counts.universities, counts.programs)} />
			{content && content.features.length > 0 && <Features features={content.features} />}
			{universities.length > 0 && (
				<section className="wrap section">
					<div className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
						<h2>{t.home.topUniversities}</h2>
						<a className="link py-2.5" href={href("/universities")}>
							{t.home.allUniversities}
						</a>
					</div>
					<ul className="cards">
						{universities.map((university) => (
							<UniversityCard key={university.id} university={university} action={t.home.learnMore} />
						))}
					</ul>
				</section>
			)}
			{content && <Company content={content} />}
			{content && content.team.length > 0 && <Team team={content.team} />}
			{content && content.testimonials.length > 0 && (
				<Testimonials testimonials={content.testimonials} isSample={content.isSample} />
			)}
			{posts.length > 0 && (
				<section className="wrap section">
					<h2 className="mb-6">{t.home.posts}</h2>
					<ul className="cards">
						{posts.map((post) => (
							<PostCard key={post.id} post={post} tags={homeTags} />
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
export default View;

function Hero({ hero, facts }: { hero: Content["hero"] | undefined; facts: string | null }) {
	const { language, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const background = hero?.backgroundImageUrl;
	const to = hero?.buttonLink?.trim() || "/programs";
	const words = (field: "title" | "subtitle" | "buttonText") => (hero ? localized(hero, field, language) : "");
	return (
		<section className="hero">
			<div className="wrap relative z-1 pt-[clamp(1.5rem,6vw+0.5rem,6.5rem)] pb-6 lg:pb-26">
				<h1 className="max-w-[21ch]">{words("title") || t.hero.title(site.name)}</h1>
				<p className="mt-4 max-w-[48ch] text-lg">{words("subtitle") || t.hero.subtitle}</p>
				<p className="mt-5 flex flex-wrap gap-3">
					<a className="btn btn-action" href={to.startsWith("/") ? href(to) : to}>
						{words("buttonText") || t.hero.button}
					</a>
					<a className="btn bg-card" href={href("/contact")}>
						{t.hero.consultation}
					</a>
				</p>
				{facts && <p className="mt-6 font-semibold">{facts}</p>}
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

function Features({ features }: { features: Content["features"] }) {
	const { language, site } = useRequestContext();
	const t = useTexts();
	return (
		<section className="wrap section">
			<h2 className="mb-6">{t.home.whyChoose(site.name)}</h2>
			<ul className="cards">
				{features.map((feature) => (
					<li key={feature.id} className="card p-5">
						<span className="text-jjok">
							<Icon name={feature.iconName} size={32} />
						</span>
						<h3 className="mt-3">{localized(feature, "title", language)}</h3>
						<p className="mt-2 text-muted">{localized(feature, "description", language)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The sections in the order of spec §2, then the consultancy's achievements. */
const sections = ["about_main", "mission", "vision"];

function Company({ content }: { content: Content }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const info = sections.flatMap((key) => content.companyInfo.find(({ sectionKey }) => sectionKey === key) ?? []);
	if (info.length === 0 && content.achievements.length === 0) return null;
	return (
		<section className="bg-sunken">
			<div className="wrap section grid gap-10 lg:grid-cols-2">
				<div className="grid content-start gap-8">
					{info.map((section) => (
						<div key={section.id}>
							<h2>{localized(section, "title", language)}</h2>
							<p className="text mt-3">{localized(section, "content", language)}</p>
						</div>
					))}
				</div>
				<div>
					<h2>{t.home.results}</h2>
					<p className="mt-3">{t.home.claim}</p>
					<div className="mt-6">
						<Achievements achievements={content.achievements} columns="two" />
					</div>
				</div>
			</div>
		</section>
	);
}

function Testimonials({ testimonials, isSample }: Pick<Content, "testimonials" | "isSample">) {
	const { language } = useRequestContext();
	const t = useTexts();
	return (
		<section className="bg-sunken">
			<div className="wrap section">
				<h2 className="mb-6">{t.home.testimonials}</h2>
				<ul className="cards">
					{testimonials.map((testimonial) => (
						<li key={testimonial.id} className="card p-5">
							{/* C-09: decorative; there is no rating to announce. Sample testimonials must not look like real reviews. */}
							{!isSample && (
								<p className="flex text-persimmon" aria-hidden="true">
									{[1, 2, 3, 4, 5].map((star) => (
										<Icon key={star} name="Star" size={20} />
									))}
								</p>
							)}
							<blockquote className={isSample ? "mb-4" : "mt-3 mb-4"}>
								{localized(testimonial, "content", language)}
							</blockquote>
							<p className="mt-auto font-semibold">{localized(testimonial, "name", language)}</p>
							<p className="text-muted">{localized(testimonial, "country", language)}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
