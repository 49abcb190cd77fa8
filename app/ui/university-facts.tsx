import { tuitionByType } from "../../domain/catalog/facts.ts";
import { universityDates } from "../../domain/catalog/intakes/outlook.ts";
import type { ListedProgram } from "../../domain/catalog/program-queries.ts";
import { rankingLabel } from "../../domain/catalog/rules.ts";
import type { ListedUniversity } from "../../domain/catalog/university-queries.ts";
import type { LineAmount } from "../../domain/money/costs-lines.ts";
import { typeName, useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { CertificationFacts } from "./certification.tsx";
import { Amount } from "./costs/amounts.tsx";
import { useDescription } from "./costs/line.tsx";
import { AskUs, Deadline, Price, useLanguageNames } from "./facts.tsx";
import { Chips, testNames } from "./requirements.tsx";
import { degreeOf } from "./university-card.tsx";

type UniversityFactsProps = {
	university: ListedUniversity;
	/** Those listed below, whose texts may state fees that are no amount. */
	programs: readonly ListedProgram[];
	/** The number of all its programs. */
	total: number;
	/** What living in its dormitory costs in the first year, as on /costs. */
	dormitory: LineAmount | null;
	/** How many scholarships its students may get. */
	offered: number;
};

export function UniversityFacts({ university, programs, total, dormitory, offered }: UniversityFactsProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const languageNames = useLanguageNames();
	const describe = useDescription();
	const name = localized(university, "name", language);
	const tuition = localized(university, "tuitionRange", language);
	const source = rankingLabel(university.rankingSource);
	const scholarships = localized(university, "scholarships", language);
	const { facts } = university;
	const tests = testNames(facts.tests).map((name) => t.facts.from(name));
	return (
		<dl className="notice fact-list">
			<dt>{t.universities.tuition}</dt>
			<dd>
				{facts.tuition.length > 0 ? (
					tuitionByType(facts.tuition).map(({ type, fee }) => (
						<span key={type} className="mt-2 block first:mt-0">
							<span className="block">{typeName(type, t)}</span>
							<Price fee={fee} about={name} />
						</span>
					))
				) : !tuition && programs.some(({ fees }) => fees) ? (
					<a className="link py-3.5" href="#programs">
						{t.facts.programFees}
					</a>
				) : (
					<Price fee={null} text={tuition} about={name} similarTo={degreeOf(university)} />
				)}
			</dd>
			<dt>{t.facts.nextDeadline}</dt>
			<dd>
				<Deadline dates={universityDates(university)} about={name} />
			</dd>
			{dormitory && (
				<>
					<dt>{t.compare.rows.dormitory}</dt>
					<dd>
						<Amount amount={dormitory} country="uz" />
						<span className="note block">{describe("dormitory", dormitory)}</span>
					</dd>
				</>
			)}
			{facts.taughtIn.length > 0 && (
				<>
					<dt>{t.facts.taughtIn}</dt>
					<dd>{languageNames(facts.taughtIn)}</dd>
				</>
			)}
			{tests.length > 0 && (
				<>
					<dt>{t.facts.tests}</dt>
					<dd className="chips">
						<Chips names={tests} />
					</dd>
				</>
			)}
			<CertificationFacts certifications={university.certifications} />
			<dt>{t.universities.ranking}</dt>
			<dd>
				{university.ranking === null ? t.universities.unranked : t.universities.ranked(university.ranking, source)}
			</dd>
			{(offered > 0 || !scholarships) && (
				<>
					<dt>{t.universities.scholarships}</dt>
					<dd>
						{offered > 0 ? (
							<a className="link py-3.5" href="#scholarships">
								{t.scholarships.count(offered)}
							</a>
						) : (
							<AskUs about={name} />
						)}
					</dd>
				</>
			)}
			<dt>{t.universities.programsHeading}</dt>
			<dd>
				<a className="link py-3.5" href="#programs">
					{t.universities.programs(total)}
				</a>
			</dd>
		</dl>
	);
}
