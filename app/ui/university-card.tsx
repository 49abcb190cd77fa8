import { degreeTuition, isLanguageCourse, lowestTuition, yearlyTuition } from "../../domain/catalog/facts.ts";
import { universityDates } from "../../domain/catalog/intakes/outlook.ts";
import { rankingLabel } from "../../domain/catalog/rules.ts";
import { fixedRating, shownTypes } from "../../domain/catalog/schema.ts";
import type { ListedUniversity } from "../../domain/catalog/university-queries.ts";
import { typeName, useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { CertificationBadge, VisaRestriction } from "./certification.tsx";
import { universityCover } from "./cover-address.ts";
import { Deadline, Fact, Price, useLanguageNames } from "./facts.tsx";
import { Picture } from "./picture.tsx";
import { Chips, testNames } from "./requirements.tsx";
import { SaveButton } from "./save-button.tsx";

/** What the programs of a university are compared by: their most frequent degree. */
export function degreeOf({ typeCounts }: Pick<ListedUniversity, "typeCounts">) {
	const degree = typeCounts.find(({ type }) => !isLanguageCourse(type));
	return degree && { type: degree.type, studyField: null };
}

type UniversityCardProps = {
	university: ListedUniversity;
	action: string;
	/** One level below the heading above the card. */
	heading?: "h2" | "h3";
	eager?: boolean;
	/** Shows the fixed rating (spec §9), which the page then explains. */
	isRated?: boolean;
};

export function UniversityCard({
	university,
	action,
	heading: Heading = "h3",
	eager = false,
	isRated = false,
}: UniversityCardProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const name = localized(university, "name", language);
	const languageNames = useLanguageNames();
	const { facts } = university;
	const tests = testNames(facts.tests).map((name) => t.facts.from(name));
	const degrees = degreeTuition(facts.tuition);
	const tuition = yearlyTuition(degrees) ?? lowestTuition(degrees);
	const types = university.typeCounts.map(({ type }) => typeName(type, t));
	const count = university.typeCounts.reduce((sum, { count }) => sum + count, 0);
	return (
		<li className="card">
			<Picture
				src={university.imageUrl}
				cover={universityCover(university)}
				alt={t.universities.photo(name)}
				eager={eager}
				className="cover low"
			/>
			<SaveButton id={university.id} name={name} kind="university" />
			<div className="flex grow flex-col p-4 lg:p-5">
				<p className="line">
					<span className="tag">{university.isPublic ? t.universities.public : t.universities.private}</span>
					{university.ranking !== null && (
						<span className="tag">
							{t.universities.ranked(university.ranking, rankingLabel(university.rankingSource))}
						</span>
					)}
				</p>
				<Heading className="mt-2 text-lg">
					<a className="stretched link-quiet" href={href(`/universities/${university.id}`)}>
						{name}
					</a>
				</Heading>
				<VisaRestriction certifications={university.certifications} />
				<p className="text-sm text-muted">
					{localized(university, "location", language)}
					{isRated && (
						<>
							{" · ★\u00a0"}
							<span data-rating>{fixedRating}</span>
						</>
					)}
				</p>
				<CertificationBadge certifications={university.certifications} />
				<dl className="fact-grid price-row">
					<Fact label={t.universities.tuition}>
						<Price
							fee={tuition}
							text={tuition ? "" : localized(university, "tuitionRange", language)}
							about={name}
							similarTo={degreeOf(university)}
							short
						/>
					</Fact>
					<Fact label={t.facts.nextDeadline}>
						<Deadline dates={universityDates(university)} about={name} short />
					</Fact>
					{(facts.taughtIn.length > 0 || tests.length > 0) && (
						<Fact label={facts.taughtIn.length > 0 ? t.facts.taughtIn : t.facts.tests}>
							{facts.taughtIn.length > 0 ? languageNames(facts.taughtIn) : <Chips names={tests.slice(0, 2)} />}
						</Fact>
					)}
				</dl>
				<div className="offer mb-3 text-sm">
					<p className="font-semibold">{t.universities.programs(count)}</p>
					{types.length > 0 && (
						<ul className="text-muted">
							{types.slice(0, shownTypes).map((type) => (
								<li key={type}>{type}</li>
							))}
							{types.length > shownTypes && <li>{t.universities.moreTypes(types.length - shownTypes)}</li>}
						</ul>
					)}
				</div>
				<p className="mt-auto">
					<a className="btn w-full" href={href(`/universities/${university.id}`)}>
						{action}
						<span className="sr-only">{` ${name}`}</span>
					</a>
				</p>
			</div>
		</li>
	);
}
