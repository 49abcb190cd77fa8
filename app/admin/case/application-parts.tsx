import { milestones } from "../../../domain/cases/applicants/schema.ts";
import type { CaseApplication } from "../../../domain/cases/applications/queries.ts";
import { closeReasons, visaTypes } from "../../../domain/cases/applications/schema.ts";
import { pickStep } from "../../../domain/cases/entries/state.ts";
import { shownStatus } from "../../../domain/my/steps.ts";
import type { Language } from "../../../domain/shared/language.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { DefaultSteps } from "../default-steps.ts";
import { choicesFrom, FormField } from "../form-field.tsx";
import { valuesFromRow } from "../form-values.ts";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { StepFields } from "../step-fields.tsx";
import { againOf, CaseForm } from "./case-form.tsx";

type PartProps = { application: CaseApplication; again: FormResult | undefined };

/** The visa that the program leads to, which staff may set. */
export function Visa({ application: { id, visaType, suggestedVisa }, again }: PartProps) {
	const texts = useCaseTexts();
	const { visa, visaNone, visaSave, visaSuggested } = texts.case.applications;
	return (
		// A stored type closes it.
		<details key={visaType} open={againOf(again, "visa", id) ? true : undefined}>
			<summary className="link">{`${visa}: ${visaType ?? visaNone.toLowerCase()}`}</summary>
			<CaseForm intent="visa" subject={id} again={again} submit={visaSave} className="case-stack">
				<FormField
					name="visaType"
					label={visa}
					choices={[["", visaNone], ...choicesFrom(visaTypes, texts.applications.visaTypes)]}
					initial={visaType ?? suggestedVisa}
					hint={!visaType && suggestedVisa ? visaSuggested(suggestedVisa) : undefined}
				/>
			</CaseForm>
		</details>
	);
}

/** Says that and why an application was closed, and reopens it. */
export function ClosedNote({ application: { id, closedAt, closeReason }, again }: PartProps) {
	const texts = useCaseTexts();
	const { closed, reopen } = texts.case.applications;
	if (!closedAt || !closeReason) return null;
	return (
		<div className="in-row">
			<p>
				<strong>{closed}</strong> {texts.applications.closeReasons[closeReason]}, <LocalTime at={closedAt} />
			</p>
			<CaseForm intent="reopen" subject={id} again={again} submit={reopen} />
		</div>
	);
}

/** Closes an application that is open. */
export function Closing({ application: { id, closedAt }, again }: PartProps) {
	const texts = useCaseTexts();
	const { close, closeTitle, closeReason } = texts.case.applications;
	const { closeReasons: reasons } = texts.applications;
	if (closedAt) return null;
	return (
		<details open={againOf(again, "close", id) ? true : undefined}>
			<summary className="link">{closeTitle}</summary>
			<CaseForm intent="close" subject={id} again={again} submit={close} className="case-stack">
				<FormField name="reason" label={closeReason} choices={choicesFrom(closeReasons, reasons)} initial="withdrawn" />
			</CaseForm>
		</details>
	);
}

/** What has happened besides the status, with the days and words that the applicant sees. */
export function Milestones({ application: { id, milestones: reached }, again }: PartProps) {
	const t = useCaseTexts().case.milestones;
	const { language } = useFrame();
	const own = againOf(again, "milestone", id);
	const next = milestones.find((one) => one !== "visa_refused" && !reached.some(({ milestone }) => milestone === one));
	return (
		<details key={reached.map(({ on }) => on).join()} open={own || reached.length > 0 ? true : undefined}>
			<summary className="link">{t.title}</summary>
			<ul className="mb-3 grid gap-1">
				{reached.map(({ milestone, on, text }) => (
					<li key={milestone} className="in-row">
						<p>
							{t.names[milestone]}: <strong>{formatDay(on, language)}</strong>
							{text && `, ${text}`}
						</p>
						<CaseForm intent="remove-milestone" subject={`${id} ${milestone}`} again={again} submit={t.remove} />
					</li>
				))}
			</ul>
			<CaseForm intent="milestone" subject={id} again={again} submit={t.save} className="case-stack">
				<FormField
					name="milestone"
					label={t.what}
					choices={choicesFrom(milestones, t.names)}
					initial={next}
					again={own}
				/>
				<FormField name="on" type="date" required label={t.day} again={own} />
				<FormField name="text" maxLength={300} label={t.text} hint={t.hint} again={own} />
			</CaseForm>
		</details>
	);
}

/** Whether the applicant is reminded of the next step, which staff can stop. */
export function Reminders({ application: { id, isReminded, closedAt }, again }: PartProps) {
	const t = useCaseTexts().case.reminders;
	if (closedAt) return null;
	return (
		<details key={String(isReminded)}>
			<summary className="link">{isReminded ? t.on : t.off}</summary>
			<p className="my-2 text-sm text-muted">{t.hint}</p>
			<CaseForm
				intent={isReminded ? "stop-reminders" : "start-reminders"}
				subject={id}
				again={again}
				submit={isReminded ? t.stop : t.start}
			/>
		</details>
	);
}

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
	const t = useCaseTexts().case.step;
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
	const t = useCaseTexts().case.step;
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
