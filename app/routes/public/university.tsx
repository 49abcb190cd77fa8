import { cityOf, degreeTuition, isLanguageCourse, yearlyTuition } from "../../../domain/catalog/facts.ts";
import { programDates } from "../../../domain/catalog/intakes/outlook.ts";
import { type ListedProgram, listPrograms } from "../../../domain/catalog/program-queries.ts";
import { programFilter, programQuery, rankingLabel } from "../../../domain/catalog/rules.ts";
import { scholarshipsFor } from "../../../domain/catalog/scholarships/queries.ts";
import { haveAmounts } from "../../../domain/catalog/scholarships/rules.ts";
import { getUniversity } from "../../../domain/catalog/university-queries.ts";
import { readCosts } from "../../../domain/money/costs-input.ts";
import { getCosts } from "../../../domain/money/costs-queries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadImages, loadOptional, loadPrices, loadRates, loadRequired } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { CertificationBadge, VisaRestriction } from "../../ui/certification.tsx";
import { universityCover } from "../../ui/cover-address.ts";
import { AskUs, Deadline, Fact, Price, usePrice, useYears } from "../../ui/facts.tsx";
import { Head, StructuredData } from "../../ui/head.tsx";
import { CityMap } from "../../ui/korea-map/city-map.tsx";
import { CallToAction, HiddenNote } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import { PhotoCredit, Picture } from "../../ui/picture.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { ScholarshipSection } from "../../ui/scholarships.tsx";
import { universityShareCard } from "../../ui/share-card.ts";
import { UniversityFacts } from "../../ui/university-facts.tsx";
import type { Route } from "./+types/university";

export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const requested = programFilter(new URLSearchParams(requestContext.query)).page;
	return loadRequired(requestContext, "university", async () => {
		const university = await getUniversity(requestContext.caller, params.id);
		const programs = await listPrograms(requestContext.caller, {
			query: "",
			university: university.id,
			page: requested,
		});
		if (programs.page !== requested) requestContext.response.skipCache();
		await loadImages(requestContext, [university.imageUrl]);
		await loadPrices(requestContext, [
			university.facts.tuition.length > 0,
			...programs.items.map(({ fee }) => fee !== null),
		]);
		const [priced = programs.items[0]] = programs.items.filter(({ type }) => !isLanguageCourse(type));
		const input = readCosts(new URLSearchParams(priced && { program: priced.id }));
		const costs = priced && (await getCosts(requestContext.caller, input, requestContext.language));
		const dormitory = costs?.lines.find(({ code }) => code === "dormitory")?.amount ?? null;
		const offered = await loadOptional(requestContext, "scholarships", () =>
			scholarshipsFor(requestContext.caller, { universityId: university.id, type: null }),
		);
		await loadRates(requestContext, haveAmounts(offered ?? []));
		return { ...university, programs, dormitory, offered: offered ?? [] };
	});
}

export default function View({ loaderData: university }: Route.ComponentProps) {
	const { language, path, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const formatPrice = usePrice();
	const formatYears = useYears();
	const { programs } = university;
	const name = localized(university, "name", language);
	const description = localized(university, "description", language);
	const location = localized(university, "location", language);
	const tuition = localized(university, "tuitionRange", language);
	const scholarships = localized(university, "scholarships", language);
	const source = rankingLabel(university.rankingSource);
	const here = href(path);
	const { facts } = university;
	const city = cityOf(university);
	const mapSearch = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: university.nameKo ?? `${university.name}, ${university.location}` })}`;
	const range = yearlyTuition(degreeTuition(facts.tuition));
	const price = range ? formatPrice(range, formatYears(range.years)) : tuition;
	const summary = [
		location,
		price ? `${t.universities.tuition}: ${price}` : "",
		facts.deadline ? `${t.facts.nextDeadline}: ${formatDay(facts.deadline, language)}` : "",
	];
	return (
		<article data-record={`university:${university.id}`}>
			<Head
				title={name}
				description={`${summary.filter(Boolean).join(" · ")}. ${description}`.slice(0, 300)}
				query={programs.page > 1 ? `?page=${programs.page}` : ""}
				card={universityShareCard(university, language)}
				kind="article"
			/>
			<StructuredData
				facts={{
					"@type": "CollegeOrUniversity",
					name,
					alternateName: university.nameKo ?? undefined,
					description: description || undefined,
					url: university.websiteUrl ?? site.url + inLanguage(path, language),
					address: { "@type": "PostalAddress", addressLocality: location, addressCountry: "KR" },
				}}
			/>
			{university.isHidden && <HiddenNote />}
			<div className="wrap grid items-start gap-x-8 gap-y-6 pt-2 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
				<div>
					<a className="link inline-block py-2.5" href={href("/universities")}>
						{t.universities.back}
					</a>
					<p className="mt-2 flex flex-wrap gap-2">
						<span className="tag">{university.isPublic ? t.universities.public : t.universities.private}</span>
						{university.ranking !== null && (
							<span className="tag">{t.universities.ranked(university.ranking, source)}</span>
						)}
					</p>
					<h1 className="mt-2">{name}</h1>
					<VisaRestriction certifications={university.certifications} />
					{university.nameKo && (
						<p className="mt-1 text-lg text-muted" lang="ko">
							{university.nameKo}
						</p>
					)}
					<p className="mt-2">{location}</p>
					<CertificationBadge certifications={university.certifications} />
					{university.websiteUrl && (
						<a className="link inline-block py-2.5" href={university.websiteUrl} rel="noopener nofollow">
							{t.universities.website}
						</a>
					)}
				</div>
				{/* The facts come first on phones and tablets, the picture above them on a wide screen. */}
				<div className="grid gap-6 lg:row-span-2 lg:mt-6">
					<a className="btn btn-action" href={href(`/apply?university=${university.id}`)}>
						{t.universities.readyApply}
					</a>
					<UniversityFacts
						university={university}
						programs={programs.items}
						total={programs.total}
						dormitory={university.dormitory}
						offered={university.offered.length}
					/>
					<div className="lg:order-first">
						<div className="relative overflow-hidden rounded-[10px]">
							<Picture
								src={university.imageUrl}
								cover={universityCover(university)}
								alt={t.universities.photo(name)}
								main
							/>
							<SaveButton id={university.id} name={name} kind="university" />
						</div>
						<PhotoCredit src={university.imageUrl} className="note mt-1" />
					</div>
				</div>
				<div className="grid gap-8">
					<section>
						<h2>{t.universities.about}</h2>
						<p className="text mt-3">{description || <AskUs about={name} />}</p>
					</section>
					<ScholarshipSection of={university.offered} university={university.id} text={scholarships} />
					<section>
						<h2>{t.universities.location}</h2>
						<div className="mt-3 flex flex-wrap gap-4">
							{city && <CityMap city={city} />}
							<div className="grow basis-32">
								<p>{location}</p>
								<a className="link inline-block py-2.5" href={mapSearch} rel="noopener nofollow">
									{t.universities.openMap}
								</a>
								<a className="link block py-2.5" href={href(city ? `/costs?city=${city}` : "/costs")}>
									{t.costs.link}
								</a>
							</div>
						</div>
					</section>
				</div>
			</div>
			<section className="wrap pt-10" id="programs">
				<h2>{t.universities.programsHeading}</h2>
				<p className="mt-2 text-muted">{t.universities.programs(programs.total)}</p>
				{programs.total === 0 ? (
					<p className="mt-4">{t.universities.noPrograms}</p>
				) : (
					<ul className="rows mt-4">
						<li aria-hidden="true">
							{[t.programs.type, t.programs.program, t.programs.fees, t.programs.deadline].map((label) => (
								<span key={label}>{label}</span>
							))}
						</li>
						{programs.items.map((program) => (
							<ProgramRow key={program.id} program={program} />
						))}
					</ul>
				)}
				<RateNote />
				<Pager page={programs.page} pages={programs.pages} href={(page) => here + programQuery({ query: "", page })} />
			</section>
			<CallToAction title={t.universities.readyTitle} text={t.universities.readyText}>
				<a className="btn btn-action" href={href(`/apply?university=${university.id}`)}>
					{t.universities.readyApply}
				</a>
				<a className="btn" href={href("/contact")}>
					{t.universities.readyContact}
				</a>
			</CallToAction>
		</article>
	);
}

/** Level, title, tuition and deadline: columns on a wide screen, labeled values on a phone. */
function ProgramRow({ program }: { program: ListedProgram }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const title = localized(program, "title", language);
	return (
		<li>
			<dl className="fact-grid">
				<Fact label={t.programs.type}>{typeName(program.type, t)}</Fact>
				<Fact label={t.programs.program}>
					<a className="link py-3.5 font-semibold" href={href(`/programs/${program.id}`)}>
						{title}
					</a>
				</Fact>
				<Fact label={t.programs.fees}>
					<Price
						fee={program.fee}
						text={localized(program, "fees", language)}
						about={title}
						similarTo={program}
						short
					/>
				</Fact>
				<Fact label={t.programs.deadline}>
					<Deadline dates={programDates(program)} about={title} short />
				</Fact>
			</dl>
		</li>
	);
}
