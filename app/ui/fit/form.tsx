import type { ReactNode } from "react";
import { tuitionSteps } from "../../../domain/catalog/fields.ts";
import {
	type FitField,
	type FitInput,
	fitFields,
	programTypes,
	requiredEducations,
} from "../../../domain/catalog/fit.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { useHref } from "../../request-context.ts";
import { useWonTexts } from "../tuition-texts.ts";

const topikLevels = [0, 1, 2, 3, 4, 5, 6] as const;

/** Seven optional questions. On a phone the form folds once it is answered. */
export function FitForm({ input, isOpen }: { input: FitInput; isOpen: boolean }) {
	const texts = useTexts();
	const t = texts.fit;
	const href = useHref();
	const wonTexts = useWonTexts();
	const types = programTypes.map((type) => [type, typeName(type, texts)] as const);
	const educations = requiredEducations.map((one) => [one, texts.requirements.educations[one]] as const);
	const levels = topikLevels.map((level) => [String(level), level === 0 ? t.noTopik : `TOPIK ${level}`] as const);
	const amounts = tuitionSteps.map((step) => [step, texts.programs.upTo(wonTexts(Number(step)).first)] as const);
	return (
		<form method="get" action={href("/fit")} autoComplete="off" className="notice print:hidden" aria-label={t.legend}>
			<details className="fold" open={isOpen}>
				<summary className="cursor-pointer py-2.5 text-lg font-semibold">
					<span>{t.legend}</span>
				</summary>
				<div className="mt-3 grid gap-4">
					<Options name="type" input={input} options={types} none={t.anyType} />
					<Options name="education" input={input} options={educations} />
					<Typed name="completed" input={input} hint={t.hints.completed} />
					<Typed name="marks" input={input} hint={t.hints.marks} />
					<Options name="topik" input={input} options={levels} />
					<fieldset>
						<legend className="label">{t.english}</legend>
						<div className="grid grid-cols-2 gap-3">
							<Typed name="ielts" input={input} hint={t.hints.ielts} />
							<Typed name="toefl" input={input} hint={t.hints.toefl} />
						</div>
					</fieldset>
					<Options name="tuition" input={input} options={amounts} />
					<button type="submit" className="btn btn-primary w-full">
						{t.show}
					</button>
					{fitFields.some((name) => input[name] !== undefined) && (
						<a className="link py-2.5" href={href("/fit")}>
							{t.clear}
						</a>
					)}
				</div>
			</details>
		</form>
	);
}

type QuestionProps = { name: FitField; input: FitInput };

function Question({ name, input, hint, children }: QuestionProps & { hint?: string; children: ReactNode }) {
	const t = useTexts().fit;
	return (
		<div>
			<label className="label" htmlFor={name}>
				{name === "ielts" ? "IELTS" : name === "toefl" ? "TOEFL iBT" : t.questions[name]}
			</label>
			{children}
			{hint && (
				<p id={`${name}-hint`} className="mt-1 text-sm text-muted">
					{hint}
				</p>
			)}
			{input.wrong[name] !== undefined && (
				<p id={`${name}-error`} className="mt-1 text-sm font-semibold text-brick">
					{t.wrong}
				</p>
			)}
		</div>
	);
}

type OptionsProps = QuestionProps & {
	options: readonly (readonly [value: string, text: string])[];
	/** The entry for no answer, if it is not "I would rather not say". */
	none?: string;
};

function Options({ name, input, options, none }: OptionsProps) {
	const t = useTexts().fit;
	return (
		<Question name={name} input={input}>
			<select
				id={name}
				name={name}
				defaultValue={String(input[name] ?? "")}
				className="field"
				{...describedBy(input, name, false)}
			>
				<option value="">{none ?? t.none}</option>
				{options.map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</Question>
	);
}

function Typed({ name, input, hint }: QuestionProps & { hint: string }) {
	return (
		<Question name={name} input={input} hint={hint}>
			<input
				id={name}
				name={name}
				defaultValue={input.wrong[name] ?? input[name] ?? ""}
				inputMode="decimal"
				maxLength={10}
				className="field"
				{...describedBy(input, name, true)}
			/>
		</Question>
	);
}

function describedBy({ wrong }: FitInput, name: FitField, hasHint: boolean) {
	const isWrong = wrong[name] !== undefined;
	const ids = [hasHint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(" ");
	return { ...(isWrong && { "aria-invalid": true }), ...(ids && { "aria-describedby": ids }) };
}
