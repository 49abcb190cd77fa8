import type { MyDocument, MyDocuments } from "../../../domain/documents/my-queries.ts";
import { documentStages, isOpenState } from "../../../domain/documents/rules.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { emptyForm } from "../../forms.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { shownField } from "../../require-applicant.ts";
import { type FormState, FormSummary, faultLines, Tick } from "../form.tsx";

type ConsentProps = {
	papers: Pick<MyDocuments, "kept" | "hasOperator"> & { version: string };
	again: FormState | null;
};

/** What the applicant agrees to before the first paper. */
export function ConsentForm({ papers: { kept, hasOperator, version }, again }: ConsentProps) {
	const t = useMyTexts().documents;
	const texts = useTexts();
	const href = useHref();
	const state = again ?? emptyForm();
	const lines = faultLines(state, texts);
	if (state.issues.length > 0) lines.push(t.faults.consent_needed);
	return (
		<form method="post" action={href("/my/documents")} className="notice mt-6 grid gap-4">
			<h2>{t.consent.title}</h2>
			<FormSummary state={state} title={texts.form.error} lines={lines} labels={{}} />
			<p className="text">{t.consent.text(kept.days, kept.sensitiveDays)}</p>
			<input type="hidden" name="version" value={version} />
			<Tick state={state} name="papers">
				{t.consent.papers}
			</Tick>
			{hasOperator && (
				<Tick state={state} name="sensitive">
					{t.consent.sensitive}
				</Tick>
			)}
			<div>
				<button type="submit" className="btn btn-primary">
					{t.consent.give}
				</button>
			</div>
		</form>
	);
}

/** One press withdraws it, for a session that has proven who it is. */
export function ConsentGiven() {
	const t = useMyTexts().documents.consent;
	const { my } = useRequestContext();
	const href = useHref();
	return (
		<section className="mt-10 rule-t pt-4">
			<p className="text-muted">{t.given}</p>
			{my.level === "proven" && (
				<form method="post" action={href("/my/documents")}>
					<input type="hidden" name={shownField} value={my.scope} />
					<button type="submit" name="intent" value="withdraw" className="btn mt-3">
						{t.withdraw}
					</button>
				</form>
			)}
		</section>
	);
}

/** The papers by stage, each with its state, its day and the way to its page. */
export function PaperList({ documents }: Pick<MyDocuments, "documents">) {
	const t = useMyTexts().documents;
	if (documents.length === 0) return <p className="mt-6 text-muted">{t.none}</p>;
	const open = documents.filter(({ state }) => isOpenState(state)).length;
	const checked = documents.filter(({ state }) => state === "received").length;
	return (
		<>
			<p className="mt-6 font-semibold">{t.counts(open, checked, documents.length - open - checked)}</p>
			{documentStages.map((stage) => (
				<Stage key={stage} stage={stage} documents={documents.filter((document) => document.stage === stage)} />
			))}
		</>
	);
}

function Stage({ stage, documents }: { stage: MyDocument["stage"]; documents: MyDocument[] }) {
	const t = useMyTexts().documents;
	const href = useHref();
	if (documents.length === 0) return null;
	return (
		<section className="mt-6" aria-labelledby={stage}>
			<h2 id={stage}>{t.stages[stage]}</h2>
			<ul>
				{documents.map((document) => (
					<li key={document.id} className="rule-b">
						<a className="block py-3" href={href(`/my/documents/${document.id}`)}>
							<span className="link font-semibold">{t.names[document.code]}</span>
							<span className="block">
								<PaperState document={document} />
							</span>
							{document.state === "returned" && document.reason && (
								<span className="block text-brick">{document.reasonText ?? t.returnTexts[document.reason]}</span>
							)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The state of a paper in words, with the day that matters. */
export function PaperState({ document }: { document: Pick<MyDocument, "state" | "dueOn" | "expiresOn"> }) {
	const { language, now } = useRequestContext();
	const t = useMyTexts().documents;
	const { state, dueOn, expiresOn } = document;
	const isOpen = isOpenState(state);
	const isLate = isOpen && dueOn !== null && dueOn < homeDay(now);
	const day = isOpen && dueOn ? t.by(formatDay(dueOn, language)) : undefined;
	const end = state === "accepted" && expiresOn ? t.holds(formatDay(expiresOn, language)) : undefined;
	const color = isOpen ? "text-orange" : state === "accepted" ? "text-celadon" : "text-muted";
	return (
		<>
			<strong className={color}>{t.states[state]}</strong>
			{(day || end) && <span className="text-muted">{` · ${day ?? end}`}</span>}
			{isLate && <strong className="text-brick">{` · ${t.late}`}</strong>}
		</>
	);
}
