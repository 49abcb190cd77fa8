import type { CaseApplication } from "../../../domain/cases/applications/case-queries.ts";
import { pickStep } from "../../../domain/cases/entries/state.ts";
import { shownStatus } from "../../../domain/my/steps.ts";
import type { Language } from "../../../domain/shared/language.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { DefaultSteps } from "../default-steps.ts";
import { valuesFromRow } from "../form-values.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { StepFields } from "../step-fields.tsx";
import { againOf, CaseForm } from "./case-form.tsx";

type StepProps = {
	application: CaseApplication;
	/** The applicant's language. */
	language: Language;
	/** The next step of each status, which the applicant reads until staff write another. */
	defaults: DefaultSteps;
};

/**
 * Whose turn it is, until when, and what the applicant reads about it.
 * @param today an ISO date of the office's calendar
 */
export function StepSummary({ application, language, defaults, today }: StepProps & { today: string }) {
	const t = useAdminTexts().case.step;
	const frame = useFrame();
	const { nextStepFor, nextStepText, nextStepDueOn, status, closedAt } = application;
	const usual = defaults[shownStatus(status)];
	const owner = nextStepFor ?? (usual?.owner as keyof typeof t.owners | undefined);
	if (closedAt || !owner) return null;
	return (
		<div className="case-turn" data-turn={owner}>
			<h4 className="text-sm text-muted">{t.title}</h4>
			<p className="flex flex-wrap gap-x-4">
				<span>
					{t.owner}: <strong>{t.owners[owner]}</strong>
				</span>
				{nextStepDueOn && (
					<span className={nextStepDueOn < today ? "font-semibold text-brick" : undefined}>
						{t.due}: <strong>{formatDay(nextStepDueOn, frame.language)}</strong>
					</span>
				)}
			</p>
			<p className="case-text" lang={language}>
				{nextStepText ?? usual?.text}
			</p>
		</div>
	);
}

/** Changes the next step. It opens by itself only with input that was rejected. */
export function StepForm({ application, language, defaults, again }: StepProps & { again: FormResult | undefined }) {
	const t = useAdminTexts().case.step;
	const { id, status } = application;
	const step = valuesFromRow(pickStep(application));
	const own = againOf(again, "step", id);
	const usual = defaults[shownStatus(status)];
	return (
		// A stored step closes it.
		<details key={Object.values(step).join()} open={own ? true : undefined}>
			<summary className="link">{t.change}</summary>
			<CaseForm intent="step" subject={id} again={again} submit={t.save} className="case-stack">
				<StepFields language={language} again={{ values: { ...step, ...own?.values }, issues: own?.issues ?? [] }} />
				{usual && (
					<p className="text-sm text-muted">
						{t.byDefault} <span lang={language}>{usual.text}</span>
					</p>
				)}
			</CaseForm>
		</details>
	);
}
