import { getReminderWays } from "../../../domain/cases/intake-reminders/queries.ts";
import { scopeOf } from "../../../domain/catalog/certifications/rules.ts";
import { compareQuery } from "../../../domain/catalog/chosen.ts";
import { cityOf, isLanguageCourse, saysMoreThanPrice } from "../../../domain/catalog/facts.ts";
import { programTypes } from "../../../domain/catalog/fit.ts";
import { programDates } from "../../../domain/catalog/intakes/outlook.ts";
import { getProgram, listSimilarPrograms } from "../../../domain/catalog/program-queries.ts";
import { countryIn, programFilter, programQuery, rankingLabel } from "../../../domain/catalog/rules.ts";
import { scholarshipsFor } from "../../../domain/catalog/scholarships/queries.ts";
import { haveAmounts } from "../../../domain/catalog/scholarships/rules.ts";
import { planQuery, readPlan } from "../../../domain/documents/plan.ts";
import { getFirstYearCosts } from "../../../domain/money/costs-queries.ts";
import { visaTypeOf } from "../../../domain/money/program-case.ts";
import { getProgramFunds } from "../../../domain/money/queries.ts";
import { freshForm } from "../../forms.ts";
import { sourcesCheckedOn } from "../../guide/sources.ts";
import { guides as written } from "../../i18n/dictionaries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { localized, typesetEach } from "../../i18n/typography.ts";
import { loadImages, loadOptional, loadPrices, loadRates, loadRequired } from "../../load.ts";
import {
	inLanguage,
	type RequestContext,
	requestContextKey,
	useHref,
	useRequestContext,
} from "../../request-context.ts";
import { CertificationBadge, CertificationFacts, VisaRestriction } from "../../ui/certification.tsx";
import { useAmount } from "../../ui/costs/amounts.tsx";
import { universityCover } from "../../ui/cover-address.ts";
import { AskUs, Deadline, Fact, Price, useLanguageNames, usePrice } from "../../ui/facts.tsx";
import { FeeOrigin, FeeTable } from "../../ui/fee-table.tsx";
import { FundsRules } from "../../ui/funds-rules.tsx";
import { Head, StructuredData } from "../../ui/head.tsx";
import { IntakeList } from "../../ui/intake-list.tsx";
import { ApplyCall, HiddenNote } from "../../ui/notice.tsx";
import { PhotoCredit, Picture } from "../../ui/picture.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
import { ProgramCard } from "../../ui/program-card.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import type { ReminderWays } from "../../ui/reminder-form.tsx";
import { Chips, useTestNames } from "../../ui/requirements.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { ScholarshipSection } from "../../ui/scholarships.tsx";
import { programShareCard } from "../../ui/share-card.ts";
import { Stamp } from "../../ui/stamp.tsx";
import { TypedRequirements } from "../../ui/typed-requirements.tsx";
import type { Route } from "./+types/program";

export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	// Countless addresses show the same program with another way back to the list.
	if (requestContext.query) requestContext.response.skipCache();
	const country = countryIn(new URLSearchParams(requestContext.query));
	return loadRequired(requestContext, "program", async () => {
		const program = await getProgram(requestContext.caller, params.id);
		const similar = await loadOptional(requestContext, "similar programs", () =>
			listSimilarPrograms(requestContext.caller, program),
		);
		await loadImages(requestContext, [program.university.imageUrl]);
		const bankBalance = await loadOptional(requestContext, "rules on bank balances", () =>
			getProgramFunds(requestContext.caller, program),
		);
		const firstYear = await loadOptional(requestContext, "first year", () =>
			getFirstYearCosts(requestContext.caller, program),
		);
		const scholarships = await loadOptional(requestContext, "scholarships", () =>
			scholarshipsFor(requestContext.caller, { universityId: program.university.id, type: program.type }),
		);
		const reminders = await loadOptional(requestContext, "reminders", () => loadReminders(requestContext));
		const hasBalance = Boolean(bankBalance?.funds.counted || bankBalance?.funds.others.length);
		await loadPrices(
			requestContext,
			[program, ...(similar ?? [])].map(({ fee }) => fee !== null),
		);
		await loadRates(requestContext, hasBalance || program.feeItems.length > 0 || haveAmounts(scholarships ?? []));
		return {
			...program,
			country,
			reminders,
			bankBalance,
			firstYear,
			similar: similar ?? [],
			scholarships: scholarships ?? [],
		};
	});
}

async function loadReminders(context: RequestContext): Promise<ReminderWays | null> {
	const { email, bot } = await getReminderWays(context.caller);
	return email || bot ? { state: email ? freshForm(context, "reminder") : null, bot } : null;
}

export default function View({ loaderData: program }: Route.ComponentProps) {
	const { language, path, query, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const formatPrice = usePrice();
	const formatAmount = useAmount();
	const languageNames = useLanguageNames();
	const testNames = useTestNames();
	const { university, fee, similar } = program;
	const tests = testNames(program);
	const days = { admission: program.openDeadline, visa: null };
	const plan = planQuery({ ...readPlan(new URLSearchParams()), visa: visaTypeOf(program.type), days });
	const level = programTypes.find((type) => program.type.includes(type));
	const tuition = program.feeItems.find(({ kind }) => kind === "tuition");
	const title = localized(program, "title", language);
	const overview = localized(program, "description", language);
	const requirements = localized(program, "requirements", language);
	const universityName = localized(university, "name", language);
	const fees = localized(program, "fees", language);
	const duration = localized(program, "duration", language);
	const certified = { certifications: program.certifications, scope: scopeOf(program.type) };
	const city = cityOf(university);
	const place = city ? t.cities[city] : localized(university, "location", language);
	const day = program.openDeadline && formatDay(program.openDeadline, language);
	const summary = [
		typeName(program.type, t),
		universityName,
		place,
		fee ? formatPrice(fee, String(fee.year ?? "")) : "",
		day ? `${t.programs.deadline}: ${day}` : "",
	];
	return (
		<article data-record={`program:${program.id}`}>
			<Head
				title={`${title}, ${universityName}`}
				description={`${summary.filter(Boolean).join(" · ")}. ${overview}`.slice(0, 300)}
				card={programShareCard(program, language)}
				kind="article"
			/>
			<StructuredData
				facts={{
					"@type": "Course",
					name: title,
					description: overview || title,
					url: site.url + inLanguage(path, language),
					inLanguage: program.taughtIn.length > 0 ? program.taughtIn : undefined,
					educationalLevel: typeName(program.type, t),
					offers: fee
						? {
								"@type": "Offer",
								category: "Tuition",
								priceSpecification: {
									"@type": "UnitPriceSpecification",
									minPrice: fee.from,
									maxPrice: fee.to ?? undefined,
									priceCurrency: fee.currency,
									unitText: fee.period ?? undefined,
								},
								validThrough: program.openDeadline ?? undefined,
							}
						: undefined,
					provider: {
						"@type": "CollegeOrUniversity",
						name: universityName,
						sameAs: university.websiteUrl ?? undefined,
					},
				}}
			/>
			{(program.isHidden || university.isHidden) && <HiddenNote />}
			<div className="wrap grid items-start gap-x-8 gap-y-6 pt-2 lg:grid-cols-[1fr_24rem]">
				<div>
					<PrintedHeader />
					<a
						className="link inline-block py-2.5 print:hidden"
						href={href("/programs") + programQuery(programFilter(new URLSearchParams(query)))}
					>
						{t.programs.back}
					</a>
					<p className="mt-2">
						<span className="tag">{typeName(program.type, t)}</span>
					</p>
					<h1 className="mt-2">{title}</h1>
					<VisaRestriction {...certified} />
					<p className="text-lg">
						<a className="link inline-block py-2" href={href(`/universities/${university.id}`)}>
							{universityName}
						</a>
					</p>
					<CertificationBadge {...certified} />
				</div>
				<div className="notice lg:row-span-2 lg:mt-6">
					<div className="with-save">
						<a className="btn btn-action grow" href={href(`/apply?program=${program.id}`)}>
							{t.programs.applyNow}
						</a>
						<SaveButton id={program.id} name={title} kind="program" />
					</div>
					<dl className="fact-list mt-4">
						<Fact label={t.programs.fees}>
							<Price fee={fee} text={fees} about={title} similarTo={program} yearly />
							{fee && saysMoreThanPrice(fees) && <span className="note mt-1 block">{fees}</span>}
						</Fact>
						<Fact label={t.programs.deadline}>
							<Deadline dates={programDates(program, program.country)} about={title} />
						</Fact>
						<Fact label={t.costs.firstYear}>
							{program.firstYear && (
								<>
									{!program.firstYear.hasTuition && (
										<span className="note block">{t.costs.rest(t.costs.months(12))}</span>
									)}
									<strong className="block">{formatAmount({ ...program.firstYear, currency: "UZS" })}</strong>
								</>
							)}
							<a className="link inline-block py-2.5" href={href(`/costs?program=${program.id}`)}>
								{t.costs.link}
							</a>
						</Fact>
						<Fact label={t.programs.duration}>{duration || <AskUs about={title} />}</Fact>
						<Fact label={t.programs.city}>{place}</Fact>
						<Fact label={t.facts.taughtIn}>{languageNames(program.taughtIn) || <AskUs about={title} />}</Fact>
						{tests.length > 0 && (
							<Fact label={t.facts.tests}>
								<span className="chips">
									<Chips names={tests} />
								</span>
							</Fact>
						)}
						<CertificationFacts {...certified} />
					</dl>
					{tuition && (
						<div className="note mt-3">
							<FeeOrigin item={tuition} />
						</div>
					)}
					<p className="flex flex-wrap gap-x-4 print:hidden">
						<a className="link py-2.5" href={href("/compare") + compareQuery([program.id])}>
							{t.compare.title}
						</a>
						<a className="link py-2.5" href={href("/fit") + (level ? `?type=${level}` : "")}>
							{t.fit.nav}
						</a>
						<a className="link py-2.5" href={href("/plan") + plan}>
							{t.plan.nav}
						</a>
					</p>
					<RateNote />
				</div>
				<div className="grid gap-8">
					<section>
						<h2>{t.programs.overview}</h2>
						<p className="text mt-3">{overview || <AskUs about={title} />}</p>
					</section>
					<IntakeList
						id={program.id}
						intakes={program.intakes}
						country={program.country}
						reminders={program.reminders}
					/>
					<FeeTable items={program.feeItems.filter((item) => item !== tuition)} about={title} />
					<section>
						<h2>{t.programs.requirements}</h2>
						{requirements && <p className="text mt-3">{requirements}</p>}
						<TypedRequirements program={program} />
						{!requirements && (
							<p className="mt-3">
								<AskUs about={title} />
							</p>
						)}
					</section>
					<ScholarshipSection of={program.scholarships} university={university.id} />
					<Documents type={program.type} />
					{program.bankBalance && (
						<section>
							<h2>{t.facts.funds.title}</h2>
							<FundsRules funds={program.bankBalance.funds} isRegionKnown={program.bankBalance.region !== null} />
						</section>
					)}
				</div>
				<section className="card lg:col-span-2 sm:flex-row">
					<Picture
						src={university.imageUrl}
						cover={universityCover(university)}
						alt={t.universities.photo(universityName)}
						className="cover sm:w-2/5 print:hidden"
					/>
					<div className="p-5">
						<h2 className="text-lg">{t.programs.aboutUniversity}</h2>
						<p className="mt-1 font-semibold">{universityName}</p>
						<dl className="fact-list mt-3">
							<dt>{t.universities.ranking}</dt>
							<dd>
								{university.ranking === null
									? t.universities.unranked
									: t.universities.ranked(university.ranking, rankingLabel(university.rankingSource))}
							</dd>
							<dt>{t.universities.kind}</dt>
							<dd>{university.isPublic ? t.universities.public : t.universities.private}</dd>
							<dt>{t.universities.location}</dt>
							<dd>{localized(university, "location", language)}</dd>
						</dl>
						<PhotoCredit src={university.imageUrl} className="note mt-4 print:hidden" />
						<p className="mt-4 print:hidden">
							<a className="link inline-block py-2.5" href={href(`/universities/${university.id}`)}>
								{t.programs.toUniversity}
							</a>
						</p>
					</div>
				</section>
			</div>
			{similar.length > 0 && (
				<section className="wrap pt-10 print:hidden">
					<h2 className="mb-4">{t.facts.similar}</h2>
					<ul className="cards similar">
						{similar.map((one) => (
							<ProgramCard key={one.id} program={one} heading="h3" />
						))}
					</ul>
				</section>
			)}
			<ApplyCall query={`?program=${program.id}`} title={t.programs.callTitle} text={t.programs.callText} />
		</article>
	);
}

const guides = typesetEach(written);

/** The documents for the visa that this type of program needs, in the guide's words. */
function Documents({ type }: { type: string }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	return (
		<section className="prose">
			<h2>{t.facts.documentsTitle}</h2>
			<p>{t.facts.documents(isLanguageCourse(type) ? "D-4" : "D-2")}</p>
			<ul>
				{guides[language].documents.map(({ title }) => (
					<li key={title}>{title}</li>
				))}
			</ul>
			<Stamp
				checkedOn={sourcesCheckedOn}
				source="/admissions#documents"
				about={t.facts.documentsTitle}
				className="mt-2 block"
			/>
			<p className="print:hidden">
				<a className="inline-block py-2.5" href={href("/admissions")}>
					{t.facts.moreDocuments}
				</a>
			</p>
		</section>
	);
}
