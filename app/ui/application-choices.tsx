import { certificateTypes } from "../../domain/cases/applications/submission-schema.ts";
import type { Restriction } from "../../domain/catalog/certifications/queries.ts";
import { programDates } from "../../domain/catalog/intakes/outlook.ts";
import type { getProgram } from "../../domain/catalog/program-queries.ts";
import type { FormResult } from "../forms.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { Island } from "../islands/island.tsx";
import { ProgramChoice } from "../islands/program-choice.tsx";
import { useHref, useRequestContext } from "../request-context.ts";
import { Deadline, Price } from "./facts.tsx";
import { Choice } from "./filter-form.tsx";

type Program = Awaited<ReturnType<typeof getProgram>>;

/** The program of the link that led here; the style sheet hides it once another one is chosen in the form. */
function ChosenProgram({ program }: { program: Program }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const title = localized(program, "title", language);
	const fees = localized(program, "fees", language);
	return (
		<div className="chosen">
			<p className="font-semibold">
				<a className="link" href={href(`/programs/${program.id}`)}>
					{title}
				</a>
			</p>
			<p>{localized(program.university, "name", language)}</p>
			<dl className="fact-list mt-3 empty:hidden">
				{(fees || program.fee) && [
					<dt key="name">{t.programs.fees}</dt>,
					<dd key="value">
						<Price fee={program.fee} text={fees} about={title} />
					</dd>,
				]}
				{(program.applicationDeadline || program.intakes.length > 0) && [
					<dt key="name">{t.programs.deadline}</dt>,
					<dd key="value">
						<Deadline dates={programDates(program)} about={title} />
					</dd>,
				]}
			</dl>
		</div>
	);
}

export type StudyChoiceProps = {
	state: FormResult;
	/** The program of the link or of the form: the choice of another one is folded. */
	chosen: Program | null;
	universities: { id: string; name: string }[];
	programs: { id: string; title: string }[];
	restrictions: Restriction[];
};

export function StudyChoice({ state, chosen, universities, programs, restrictions }: StudyChoiceProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const textOf = ({ id, name }: StudyChoiceProps["universities"][number]) => {
		const own = restrictions.filter(({ universityId }) => universityId === id);
		const notes = own.map(
			({ scope, validTo }) =>
				`${t.certification.scopes[scope]}: ${t.certification.noVisas(formatDay(validTo, language))}`,
		);
		return own.length > 0 ? `${name} (${notes.join("; ")})` : name;
	};
	const href = useHref();
	const value = (name: string) => state.values[name]?.[0] ?? "";
	const hasIssue = state.issues.some(({ field }) => field === "universityId" || field === "programId");
	const fields = (
		<>
			<Choice
				name="university_id"
				label={t.filters.programs.university.label}
				value={value("university_id")}
				options={[
					{ value: "", text: t.apply.anyUniversity },
					...universities.map((one) => ({ value: one.id, text: textOf(one) })),
				]}
			/>
			<noscript>
				<button type="submit" name="step" value="programs" className="btn">
					{t.apply.showPrograms}
				</button>
			</noscript>
			<Island
				name="ProgramChoice"
				component={ProgramChoice}
				props={{
					address: href("/apply/programs"),
					label: t.apply.programSearch,
					hint: t.programs.searchHint,
					any: t.apply.anyProgram,
					found: t.apply.programsFound,
					failed: t.filters.failed,
				}}
			/>
			<Choice
				name="program_id"
				label={t.apply.program}
				value={value("program_id")}
				options={[
					{ value: "", text: t.apply.anyProgram },
					...programs.map(({ id, title }) => ({ value: id, text: title })),
				]}
			/>
		</>
	);
	return (
		<fieldset className={chosen ? "notice grid gap-4 max-lg:-order-1" : "notice grid gap-4"}>
			<legend className="legend">{chosen ? t.apply.chosen : <Optional text={t.apply.study} />}</legend>
			{chosen ? (
				<>
					<ChosenProgram program={chosen} />
					<details open={hasIssue}>
						<summary className="link w-fit cursor-pointer py-2.5">{t.apply.change}</summary>
						<div className="mt-2 grid gap-4">{fields}</div>
					</details>
				</>
			) : (
				fields
			)}
		</fieldset>
	);
}

function Optional({ text }: { text: string }) {
	const t = useTexts().form;
	return (
		<>
			{text} <span className="text-base font-normal text-muted">{`(${t.optional})`}</span>
		</>
	);
}

/** The style sheet shows the score of a ticked certificate only (spec §4). */
export function Certificates({ state }: { state: FormResult }) {
	const t = useTexts().apply;
	return (
		<fieldset className="notice">
			<legend className="legend">
				<Optional text={t.certificates} />
			</legend>
			<p className="mb-3 text-sm text-muted">{t.certificatesHint}</p>
			{certificateTypes.map((type) => (
				<div key={type} className="certificate">
					<label className="tick">
						<input
							type="checkbox"
							name="certificate"
							value={type}
							defaultChecked={state.values.certificate?.includes(type)}
						/>
						<span>{t.certificateNames[type]}</span>
					</label>
					{type !== "none" && (
						<label className="score mb-2">
							<span className="label">
								{type === "other" ? t.scoreExamples.other : t.score(t.scoreExamples[type])}
								<span className="sr-only">{` (${t.certificateNames[type]})`}</span>
							</span>
							<input
								name={`score_${type}`}
								defaultValue={state.values[`score_${type}`]?.[0] ?? ""}
								maxLength={100}
								autoComplete="off"
								className="field"
							/>
						</label>
					)}
				</div>
			))}
		</fieldset>
	);
}
