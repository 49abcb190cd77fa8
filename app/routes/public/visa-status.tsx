import { type Issue, invalid } from "../../../domain/shared/errors.ts";
import { findIssues } from "../../../domain/shared/validation.ts";
import { checkVisaStatus } from "../../../domain/visa/commands.ts";
import { isoDay, type VisaGroup, visaInput, visaStages } from "../../../domain/visa/schema.ts";
import { emptyForm, type FormResult, handleForm, readFields } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { Island } from "../../islands/island.tsx";
import { LiveForm } from "../../islands/live-form.tsx";
import { textOf } from "../../opening-forms.ts";
import { requestContextKey, useHref } from "../../request-context.ts";
import { markConfidential } from "../../require-account.ts";
import { Field, FormSummary, Tick } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import { MessengerLinks } from "../../ui/messenger-links.tsx";
import { VisaPanel } from "../../ui/visa-panel.tsx";
import type { Route } from "./+types/visa-status";

export function loader({ context }: Route.LoaderArgs) {
	markConfidential(context.get(requestContextKey));
	return null;
}

/**
 * Queries the portal and shows the result in the same response: it is private, so there is no redirect and no URL for
 * it.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const fields = await readFields(request);
	const input = {
		fullName: textOf(fields, "fullName"),
		passportNumber: textOf(fields, "passportNumber"),
		dateOfBirth: textOf(fields, "dateOfBirth"),
	};
	const values = Object.fromEntries(
		[...Object.entries(input), ["consent", textOf(fields, "consent")]].map(([k, v]) => [k, [v]]),
	);
	const check = async () => {
		const issues: Issue[] = findIssues(visaInput(isoDay(requestContext.now)), input);
		// Passport data requires a separate consent (security.md, "Law").
		if (textOf(fields, "consent") !== "yes") issues.push({ field: "consent", code: "consent" });
		if (issues.length > 0) throw invalid(issues);
		const finding = await checkVisaStatus(requestContext.caller, input, requestContext.client);
		if (requestContext.adVisitor)
			requestContext.response.trackAdEvent({ name: "visa-status-checked", id: crypto.randomUUID() });
		// Keep the input after "not found", so that the visitor can check it; clear it after a result.
		return { state: finding.kind === "none" ? { ...emptyForm(), values } : emptyForm(), finding };
	};
	return handleForm(requestContext, fields, check, { show: (state) => ({ state, finding: null }) });
}

export default function VisaStatus({ actionData }: Route.ComponentProps) {
	const t = useTexts();
	const { follow } = useMyTexts();
	const href = useHref();
	const { state, finding } = actionData ?? { state: emptyForm(), finding: null };
	return (
		<div className="wrap section">
			<Head title={t.visa.title} description={t.visa.description} card="visa-status" />
			<h1>{t.visa.title}</h1>
			<p className="text mt-4 text-lg">{t.visa.intro}</p>
			<div data-form className="mt-8 grid items-start gap-8 lg:grid-cols-2">
				<VisaForm state={state} />
				<div className="grid gap-8">
					<VisaPanel finding={finding} failed={state.fault === "unavailable"} />
					<VisaStages current={finding?.kind === "found" ? finding.group : undefined} />
				</div>
			</div>
			<section className="pt-10">
				<h2>{t.visa.helpTitle}</h2>
				<p className="mt-2 text-muted">{t.visa.helpText}</p>
				<ul className="mt-5 flex flex-wrap gap-3">
					<MessengerLinks />
					<li>
						<a className="btn" href={href("/contact")}>
							{t.nav.contact}
						</a>
					</li>
					<li>
						<a className="btn" href={href("/my")}>
							{follow}
						</a>
					</li>
				</ul>
			</section>
		</div>
	);
}

/** Spec §2: the stages of an application, with the current one marked: the result explains it. */
function VisaStages({ current }: { current: VisaGroup | undefined }) {
	const t = useTexts().visa;
	const passed = current ? visaStages.indexOf(current as (typeof visaStages)[number]) : -1;
	return (
		<section aria-labelledby="stages">
			<h2 id="stages">{t.stagesTitle}</h2>
			<ol className="stages with-progress mt-4">
				{visaStages.map((stage, index) => (
					<li
						key={stage}
						aria-current={stage === current ? "step" : undefined}
						data-passed={index < passed ? "" : undefined}
					>
						<h3>
							{t.stages[stage].title}
							{index < passed && <span className="sr-only">{` (${t.passed})`}</span>}
						</h3>
						{stage === current ? (
							<p className="mt-1 font-semibold text-celadon">{t.here}</p>
						) : (
							<p className="text-muted">{t.stages[stage].text}</p>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}

/** Spec §2: name, passport number, date of birth. The inputs are named like the fields of the API (§7). */
function VisaForm({ state }: { state: FormResult }) {
	const t = useTexts();
	const href = useHref();
	const { visa } = t;
	const missing = state.issues.some(({ code }) => code === "required");
	const lines = [
		...(missing ? [visa.missing] : []),
		...(state.issues.length > 0 && !missing ? [t.form.correct] : []),
		...(state.fault === "limited" ? [visa.limited(state.minutes)] : []),
		...(state.fault === "unavailable" ? [visa.unavailable] : []),
	];
	return (
		<form method="post" action={href("/visa-status")} noValidate className="notice grid gap-5">
			<h2>{visa.formTitle}</h2>
			<FormSummary state={state} title={t.form.error} lines={lines} labels={visa.labels} />
			<Field
				state={state}
				name="fullName"
				label={visa.labels.fullName}
				hint={visa.nameHint}
				autoComplete="name"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={100}
				enterKeyHint="next"
			/>
			<Field
				state={state}
				name="passportNumber"
				label={visa.labels.passportNumber}
				hint={visa.passportHint}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={60}
				enterKeyHint="next"
			/>
			<Field state={state} name="dateOfBirth" label={visa.labels.dateOfBirth} type="date" autoComplete="bday" />
			<Tick state={state} name="consent">
				{visa.consent}
			</Tick>
			<div>
				<button type="submit" className="btn btn-action">
					{visa.submit}
				</button>
				<p className="mt-3 text-sm text-muted">
					{visa.dataNote}{" "}
					<a className="link" href={href("/privacy")} data-dialog={t.close}>
						{t.legal.privacy}
					</a>
				</p>
				<Island name="LiveForm" component={LiveForm} props={{ sending: visa.sending, failed: visa.failed }} />
			</div>
		</form>
	);
}
