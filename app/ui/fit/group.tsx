import { type FitPage, fitParams, fitQuery, type RequirementKind } from "../../../domain/catalog/fit.ts";
import type { FitOfProgram, Fits } from "../../../domain/catalog/fit-queries.ts";
import { programDates } from "../../../domain/catalog/intakes/outlook.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Deadline, useCityName } from "../facts.tsx";
import { Pager } from "../pager.tsx";
import { SaveButton } from "../save-button.tsx";
import { useLowerCase, useReasons } from "./reasons.ts";

type FitGroupListProps = {
	group: Fits["groups"][number];
	page: FitPage;
	year: number;
	/** Whether questions without an answer decide about programs of other groups. */
	isUndecided: boolean;
};

/** The programs of one group, each with its reasons. */
export function FitGroupList({
	group: { group, total, programs, page: shown, pages },
	page,
	year,
	isUndecided,
}: FitGroupListProps) {
	const t = useTexts().fit;
	const href = useHref();
	const lowerCase = useLowerCase();
	// What is not known of any of them is said once.
	const unwritten = programs.map(({ reasons }) =>
		reasons.filter(({ verdict }) => verdict === "unwritten").map(({ kind }) => kind),
	);
	const nowhere = (unwritten[0] ?? []).filter(
		(kind) => unwritten.length > 1 && unwritten.every((one) => one.includes(kind)),
	);
	const hrefOf = (change: Partial<FitPage>) => `${href("/fit")}${fitQuery({ ...page, page: 1, ...change })}`;
	return (
		<section id={group} data-group={group}>
			<h2>{t.groups[group]}</h2>
			<p className="mt-1 text-muted">
				{total > 0
					? `${t.count(total)}. ${t.groupHints[group]}`
					: group === "met" && isUndecided
						? t.emptyYet
						: t.empty}
			</p>
			{nowhere.length > 0 && (
				<p className="mt-1 text-muted">
					{t.unwrittenByAll(nowhere.map((kind) => lowerCase(t.kinds[kind])).join(", "))}
				</p>
			)}
			<ul className="mt-3 grid gap-3 xl:grid-cols-2">
				{programs.map((fit) => (
					<FitProgram key={fit.program.id} fit={fit} page={page} year={year} nowhere={nowhere} />
				))}
			</ul>
			{page.group ? (
				<>
					<Pager page={shown} pages={pages} href={(number) => hrefOf({ page: number })} />
					<p className="mt-3">
						<a className="link inline-block py-3" href={`${href("/fit")}${fitQuery({ input: page.input, page: 1 })}`}>
							{t.allGroups}
						</a>
					</p>
				</>
			) : (
				total > programs.length && (
					<p className="mt-3">
						<a className="btn" href={hrefOf({ group })}>
							{t.all(total)}
						</a>
					</p>
				)
			)}
		</section>
	);
}

type FitProgramProps = { fit: FitOfProgram; page: FitPage; year: number; nowhere: RequirementKind[] };

function FitProgram({ fit, page, year, nowhere }: FitProgramProps) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.fit;
	const href = useHref();
	const { program } = fit;
	const { university } = program;
	const title = localized(program, "title", language);
	// A card never says less than why it is in its group.
	const isUnclear = fit.reasons.some(
		({ kind, verdict }) => verdict === "unanswered" || (verdict === "unwritten" && !nowhere.includes(kind)),
	);
	const isMissing = fit.reasons.some(({ verdict }) => verdict === "missing");
	const reasons = useReasons()(fit, page.input, year, isUnclear || isMissing ? nowhere : []);
	const place = useCityName()(university);
	return (
		<li className="card program-card" data-program={program.id}>
			<p className="chips">
				<span className="tag shrink-0">{typeName(program.type, texts)}</span>
				<span>{place}</span>
			</p>
			<SaveButton id={program.id} name={title} kind="program" />
			<h3 className="text-lg">
				<a className="link inline-block py-3" href={href(`/programs/${program.id}`)}>
					{title}
				</a>
			</h3>
			<p className="text-muted">{localized(university, "name", language)}</p>
			<ul className="mt-2 grid gap-1">
				{reasons.map(({ kinds, verdict, text, todo }) => (
					<li key={kinds.join()} data-reason={`${kinds.join()} ${verdict}`} className="verdict-line">
						<span className="font-semibold">{t.verdicts[verdict]}</span>
						{` · ${text}`}
						{todo && <span className="block">{todo}</span>}
					</li>
				))}
			</ul>
			<p className="mt-2 text-sm">
				{`${texts.programs.deadline}: `}
				<Deadline dates={programDates(program)} about={title} short />
			</p>
			{/* The answers go in the body: an address would tell them to the ad network and to logs. */}
			<form method="post" action={href("/apply")} className="mt-auto pt-2">
				<input type="hidden" name="step" value="programs" />
				<input type="hidden" name="program_id" value={program.id} />
				<input type="hidden" name="university_id" value={program.universityId} />
				<input type="hidden" name="answers" value={String(fitParams({ ...page.input, wrong: {} }))} />
				<button type="submit" className="btn" aria-label={`${texts.programs.applyNow}: ${title}`}>
					{texts.programs.applyNow}
				</button>
			</form>
		</li>
	);
}
