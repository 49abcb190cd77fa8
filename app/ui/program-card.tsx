import { scopeOf } from "../../domain/catalog/certifications/rules.ts";
import { cityOf, firstSentence, shortDuration } from "../../domain/catalog/facts.ts";
import { programDates } from "../../domain/catalog/intakes/outlook.ts";
import type { ListedProgram } from "../../domain/catalog/program-queries.ts";
import { typeName, useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { CertificationBadge, VisaRestriction } from "./certification.tsx";
import { type ComparePlace, CompareTick } from "./chosen.tsx";
import { AskUs, Deadline, Fact, Price, useLanguageNames } from "./facts.tsx";
import { Chips, useTestNames } from "./requirements.tsx";
import { SaveButton } from "./save-button.tsx";

/** Estimates for a card at 360 px, in pixels: the row of chips beside the heart, a letter, and a chip's padding with the gap after it. */
const [rowWidth, letterWidth, chipSpace] = [264, 7.5, 18];
const chipWidth = (text: string) => text.length * letterWidth + chipSpace;

/**
 * Counts the requirements that fit a phone's row of chips beside the other chips. If not all fit, leaves room for "+1".
 */
function fittingTests(others: string[], tests: string[]): number {
	const widthOf = (chips: string[]) => chips.reduce((sum, chip) => sum + chipWidth(chip), 0);
	const left = rowWidth - widthOf(others);
	if (widthOf(tests) <= left) return tests.length;
	return tests.findIndex((_, index) => widthOf([...tests.slice(0, index + 1), "+1"]) > left);
}

/**
 * What fits a phone's line of a university's name: "KAIST · Korea Advanced Institute of Science and Technology", or "Университет
 * Тона", on wide screens with what stands behind it: " (Dong-A University)".
 */
function shownName(name: string): { known: string; also?: string } {
	const [, long = "", initials] = /^(.*\S) \(([A-Z]{3,})\)$/.exec(name) ?? [];
	if (initials) return { known: `${initials} · ${long}` };
	const [, known = name, also] = /^(.*\S)( \([^()]+\))$/.exec(name) ?? [];
	return also ? { known, also } : { known };
}

type ProgramCardProps = {
	program: ListedProgram;
	heading?: "h2" | "h3";
	/** Shows a box to tick for /compare, in a list that has the CompareForm; on a phone only where cards may be higher. */
	comparable?: ComparePlace;
};

/** Title, facts in the same order everywhere, actions at the bottom. The whole card opens the program. */
export function ProgramCard({ program, heading: Heading = "h2", comparable }: ProgramCardProps) {
	const { language, path, query } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const languageNames = useLanguageNames();
	const testNames = useTestNames();
	const { university } = program;
	const title = localized(program, "title", language);
	const { known, also } = shownName(localized(university, "name", language));
	const city = cityOf(university);
	const type = typeName(program.type, t);
	const taughtIn = languageNames(program.taughtIn);
	const tests = testNames(program);
	const fitting = fittingTests([type, taughtIn].filter(Boolean), tests);
	const hidden = tests.slice(fitting);
	const certified = { certifications: program.certifications, scope: scopeOf(program.type) };
	// The list's filter leads back from the program to the same list, without script too.
	const address = href(`/programs/${program.id}`) + (path === "/programs" ? query : "");
	const duration = shortDuration(localized(program, "duration", language));
	return (
		<li className="card program-card">
			<p className="chips">
				<span className="tag">{type}</span>
				{taughtIn && <span className="chip shrink-999">{taughtIn}</span>}
				<Chips names={tests.slice(0, fitting)} />
				{hidden.length > 0 && (
					<>
						<span className="chips max-md:hidden">
							<Chips names={hidden} />
						</span>
						<span className="chip shrink-0 md:hidden">{`+${hidden.length}`}</span>
					</>
				)}
			</p>
			<SaveButton id={program.id} name={title} kind="program" />
			<Heading className="clamp mt-1 text-lg">
				<a className="stretched link-quiet" href={address}>
					{title}
				</a>
			</Heading>
			<VisaRestriction {...certified} />
			<p className="clamp mt-1 of">
				<a className="link-quiet py-1 text-muted" href={href(`/universities/${university.id}`)}>
					{known}
					{also && <span className="max-md:hidden">{also}</span>}
				</a>
			</p>
			<CertificationBadge {...certified} />
			<p className="clamp mt-1 summary">{firstSentence(localized(program, "description", language))}</p>
			<dl className="fact-grid">
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
				<Fact label={t.programs.duration}>
					{duration ? <span className="clamp">{duration}</span> : <AskUs about={title} />}
				</Fact>
				<Fact label={t.programs.city}>
					<span className="clamp">{city ? t.cities[city] : localized(university, "location", language)}</span>
				</Fact>
			</dl>
			<p className="mt-auto flex flex-wrap gap-2 md:pt-2">
				<a className="btn" href={address} aria-label={`${t.programs.details}: ${title}`}>
					{t.programs.details}
				</a>
				<a
					className="link px-2 py-2.5"
					href={href(`/apply?program=${program.id}`)}
					aria-label={`${t.programs.applyNow}: ${title}`}
				>
					{t.programs.applyNow}
				</a>
				{comparable && <CompareTick id={program.id} title={title} place={comparable} />}
			</p>
		</li>
	);
}
