import type { CaseApplication } from "../../../domain/cases/applications/queries.ts";
import type { CaseDocument } from "../../../domain/documents/case-queries.ts";
import { inLanguage, type Language, localized } from "../../../domain/shared/language.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import type { DefaultSteps } from "../default-steps.ts";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import { LocalTime } from "../local-time.tsx";
import { shortcut } from "../row-keys.ts";
import { StatusBadge } from "../status-badge.tsx";
import { ClosedNote, Closing, Milestones, Reminders, StepForm, StepSummary, Visa } from "./application-parts.tsx";
import { CaseDocuments } from "./documents.tsx";

type CaseApplicationsProps = {
	applications: CaseApplication[];
	/** The papers of each application, by its id. */
	documents: Record<string, CaseDocument[]>;
	/** The page's URL. */
	base: string;
	/** The applicant's language. */
	language: Language;
	/** The next step of each status, which the applicant reads until staff write another. */
	defaults: DefaultSteps;
	/** An ISO date of the office's calendar. */
	today: string;
	again: FormResult | undefined;
};

/** Each application with its status and next step; what changes them is folded. */
export function CaseApplications({ applications, ...rest }: CaseApplicationsProps) {
	const texts = useCaseTexts();
	const t = texts.case.applications;
	return (
		<section className="case-part" aria-labelledby="applications">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="applications">{t.title}</h2>
				<Link to={`${rest.base}/shortlist`} preventScrollReset className="btn btn-small">
					{texts.case.shortlist.open}
				</Link>
			</div>
			{applications.map((application) => (
				<CaseApplicationCard key={application.id} application={application} {...rest} />
			))}
		</section>
	);
}

type CardProps = Omit<CaseApplicationsProps, "applications"> & { application: CaseApplication };

function CaseApplicationCard({ application, documents, base, language, defaults, today, again }: CardProps) {
	const texts = useCaseTexts();
	const t = texts.case;
	const frame = useFrame();
	const { id, reference, status, submittedAt, program, university, unseen, seen, closedAt, closeReason } = application;
	// Reasons such as "sent twice" leave the status behind, which says nothing any more.
	const isPutAside = closedAt !== null && closeReason !== status;
	const chosen = [
		program && localized(program, "title", frame.language),
		university && localized(university, "name", frame.language),
	].filter(Boolean);
	return (
		<article className="case-application" aria-label={reference}>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h3>{reference}</h3>
				{!isPutAside && <StatusBadge status={status} />}
				<span className="text-sm text-muted">
					<LocalTime at={submittedAt} />
				</span>
			</div>
			{chosen.length > 0 && <p>{chosen.join(" · ")}</p>}
			{unseen && (
				<p className="case-unseen">
					{t.applications.shownFrom} <LocalTime at={unseen.visibleAt} />. {t.applications.stillSees}{" "}
					<StatusBadge status={seen} />. {t.applications.takeBack}
				</p>
			)}
			<ClosedNote application={application} again={again} />
			<StepSummary {...{ application, language, defaults, today }} />
			<p className="flex flex-wrap gap-2">
				{!isPutAside && (
					<Link to={`${base}/status/${id}`} preventScrollReset className="btn btn-small" {...shortcut("s")}>
						{texts.applications.changeStatus}
					</Link>
				)}
				<Link to={`/admin/applications/${id}`} className="btn btn-small">
					{t.applications.open}
				</Link>
				<a className="btn btn-small" href={inLanguage(`/my/preview/${id}`, language)} target="_blank" rel="noopener">
					{t.preview}
				</a>
			</p>
			<CaseDocuments documents={documents[id] ?? []} ask={`${base}/papers/${id}`} pack={`${base}/pack/${id}`} />
			<MoneySummary money={application.money} to={`${base}/money`} />
			<div className="case-folds">
				<StepForm {...{ application, language, defaults, again }} />
				<Milestones application={application} again={again} />
				<Visa application={application} again={again} />
				<Reminders application={application} again={again} />
				<Closing application={application} again={again} />
			</div>
		</article>
	);
}

/** What is paid of an application and what has to come back, with the way to the page about it. */
function MoneySummary({ money, to }: Pick<CaseApplication, "money"> & { to: string }) {
	const texts = useCaseTexts();
	const t = texts.case.money;
	const { language } = useFrame();
	return (
		<div>
			{Object.entries(money?.balances ?? {}).map(([currency, { agreed, paid, unconfirmed, due }]) => {
				const sum = (amount: number) => formatSum(amount, currency, language);
				return (
					<p key={currency}>
						{t.paid(sum(paid), sum(agreed))}
						{unconfirmed > 0 && ` · ${t.unconfirmed} ${sum(unconfirmed)}`}
						{due > 0 && <strong className="text-brick">{` · ${t.due} ${sum(due)}`}</strong>}
					</p>
				);
			})}
			<Link to={to} className="btn btn-small">
				{texts.navigation.entries.payments}
			</Link>
		</div>
	);
}
