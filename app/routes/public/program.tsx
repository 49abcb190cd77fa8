import { getProgram } from "../../../domain/catalog/program-queries.ts";
import { rankingLabel } from "../../../domain/catalog/rules.ts";
import { formatDay } from "../../i18n/formats.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadImages, loadRecord } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { universityCover } from "../../ui/cover-address.ts";
import { Head, StructuredData } from "../../ui/head.tsx";
import { MissingRecord } from "../../ui/missing-record.tsx";
import { CallToAction } from "../../ui/notice.tsx";
import { Picture } from "../../ui/picture.tsx";
import { programShareCard } from "../../ui/share-card.ts";
import type { Route } from "./+types/program";

export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return loadRecord(requestContext, async () => {
		const program = await getProgram(requestContext.caller, params.id);
		await loadImages(requestContext, [program.university.imageUrl]);
		return program;
	});
}

export function View({ loaderData: { record: program } }: Route.ComponentProps) {
	const { language, path, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	if (!program) {
		return (
			<MissingRecord title={t.programs.notFound} text={t.programs.notFoundText} back={t.programs.back} to="/programs" />
		);
	}
	const { university } = program;
	const title = localized(program, "title", language);
	const overview = localized(program, "description", language);
	const requirements = localized(program, "requirements", language);
	const universityName = localized(university, "name", language);
	const fees = localized(program, "fees", language);
	return (
		<article data-record={`program:${program.id}`}>
			<Head
				title={`${title}, ${universityName}`}
				description={overview.slice(0, 300) || `${title}, ${universityName}`}
				card={programShareCard(program, language)}
				kind="article"
			/>
			<StructuredData
				facts={{
					"@type": "Course",
					name: title,
					description: overview || title,
					url: site.url + inLanguage(path, language),
					inLanguage: language,
					provider: {
						"@type": "CollegeOrUniversity",
						name: universityName,
						sameAs: university.websiteUrl ?? undefined,
					},
				}}
			/>
			<div className="wrap pt-6">
				<a className="link inline-block py-2.5" href={href("/programs")}>
					{t.programs.back}
				</a>
				<p className="mt-4">
					<span className="tag">{typeName(program.type, t)}</span>
				</p>
				<h1 className="mt-3">{title}</h1>
				<p className="text-lg">
					<a className="link inline-block py-2" href={href(`/universities/${university.id}`)}>
						{universityName}
					</a>
				</p>
			</div>
			<div className="wrap mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
				<div className="grid gap-8">
					<section>
						<h2>{t.programs.overview}</h2>
						<p className="text mt-3">{overview || t.programs.notGiven}</p>
					</section>
					<section>
						<h2>{t.programs.requirements}</h2>
						<p className="text mt-3">{requirements || t.programs.notGiven}</p>
					</section>
				</div>
				<div className="notice lg:row-span-2">
					<dl className="facts">
						<dt>{t.programs.type}</dt>
						<dd>{typeName(program.type, t)}</dd>
						<dt>{t.programs.duration}</dt>
						<dd>{localized(program, "duration", language) || t.programs.notGiven}</dd>
						<dt>{t.programs.fees}</dt>
						<dd>{fees || t.programs.notGiven}</dd>
						<dt>{t.programs.deadline}</dt>
						<dd>
							{program.applicationDeadline ? formatDay(program.applicationDeadline, language) : t.programs.noDeadline}
						</dd>
					</dl>
					<p className="mt-5">
						<a className="btn btn-action w-full" href={href(`/apply?program=${program.id}`)}>
							{t.programs.applyNow}
						</a>
					</p>
				</div>
				<section className="card sm:flex-row">
					<Picture
						src={university.imageUrl}
						cover={universityCover(university)}
						alt={t.universities.photo(universityName)}
						className="cover sm:w-2/5"
					/>
					<div className="p-5">
						<h2 className="text-lg">{t.programs.aboutUniversity}</h2>
						<p className="mt-1 font-semibold">{universityName}</p>
						<dl className="facts mt-3">
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
						<p className="mt-4">
							<a className="link inline-block py-2.5" href={href(`/universities/${university.id}`)}>
								{t.programs.toUniversity}
							</a>
						</p>
					</div>
				</section>
			</div>
			<CallToAction title={t.programs.callTitle} text={t.programs.callText}>
				<a className="btn btn-action" href={href(`/apply?program=${program.id}`)}>
					{t.programs.callApply}
				</a>
				<a className="btn" href={href("/contact")}>
					{t.programs.callContact}
				</a>
			</CallToAction>
		</article>
	);
}
export default View;
