import { Fragment } from "react";
import { whenLines } from "../../../domain/catalog/intakes/when.ts";
import type { PaperCounts } from "../../../domain/documents/my-queries.ts";
import type { Progress } from "../../../domain/my/progress.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { When } from "../facts.tsx";
import { Papers } from "../papers.tsx";
import { KeepReference, referenceId } from "../share-link.tsx";
import { Steps } from "./steps.tsx";
import { Turn } from "./turn.tsx";

type MyHomeProps = {
	/** Newest first. */
	applications: Progress[];
	/** Messages that the applicant has not seen. */
	unread: number;
	papers: PaperCounts;
	/** Whether links can be emailed. */
	hasEmail: boolean;
};

/** What the applicant sees first: one application in full, or a card for each of several. */
export function MyHome({ applications, unread, papers, hasEmail }: MyHomeProps) {
	const [only] = applications;
	const { my } = useRequestContext();
	if (applications.length === 1 && only) {
		return (
			<>
				<ApplicationProgress {...{ progress: only, unread, papers }} />
				{my.level === "known" && <ProofHint hasEmail={hasEmail} />}
			</>
		);
	}
	return (
		<>
			<PapersLink papers={papers} />
			{unread > 0 && <MessagesLink {...{ unread, papers }} />}
			<ul className="mt-6 grid gap-6 lg:grid-cols-2">
				{applications.map((progress) => (
					<li key={progress.id} className="notice">
						<Card progress={progress} />
					</li>
				))}
			</ul>
			{unread === 0 && <MessagesLink {...{ unread, papers }} />}
		</>
	);
}

function Card({ progress }: { progress: Progress }) {
	const { language } = useRequestContext();
	const t = useMyTexts();
	const href = useHref();
	const { id, reference, program, university } = progress;
	const names = [
		program && localized(program, "title", language),
		university && localized(university, "name", language),
	].filter(Boolean);
	const [name = reference, place] = names;
	return (
		<>
			<h2>{name}</h2>
			{place && <p className="mt-1 text-muted">{place}</p>}
			{name !== reference && <p className="note">{reference}</p>}
			<Turn progress={progress} heading="h3" />
			<p className="mt-4">
				<a className="btn" href={href(`/my/applications/${id}`)} aria-label={`${t.openOne}: ${reference}`}>
					{t.openOne}
				</a>
			</p>
		</>
	);
}

type ProgressProps = Pick<MyHomeProps, "unread" | "papers"> & { progress: Progress };

/** One application: whose turn it is, the steps, and what belongs to it. */
export function ApplicationProgress({ progress, unread, papers }: ProgressProps) {
	const t = useMyTexts();
	const texts = useTexts();
	const { steps, status, milestones } = progress;
	const isAdmitted = status === "accepted";
	return (
		<>
			<Turn progress={progress} />
			<PapersLink papers={papers} />
			<MessagesLink {...{ unread, papers }} />
			<div className="mt-8 grid gap-8 lg:grid-cols-2">
				<div>
					<Steps steps={steps} title={t.stepsTitle} />
					<Milestones milestones={milestones} />
				</div>
				<div className="grid gap-8 content-start">
					{status !== "rejected" && status !== "enrolled" && (
						<Papers title={isAdmitted ? t.visaPapers : texts.apply.next.papers} isAdmitted={isAdmitted} />
					)}
					<ApplicationFacts progress={progress} />
				</div>
			</div>
		</>
	);
}

/** What has happened besides the status, each with its day. */
export function Milestones({ milestones, id = "milestones" }: Pick<Progress, "milestones"> & { id?: string }) {
	const { language } = useRequestContext();
	const t = useMyTexts();
	if (milestones.length === 0) return null;
	return (
		<section className="mt-6" aria-labelledby={id}>
			<h2 id={id}>{t.milestonesTitle}</h2>
			<dl className="fact-list mt-3">
				{milestones.map(({ milestone, on, text }) => (
					<Fragment key={milestone}>
						<dt>{t.milestones[milestone]}</dt>
						<dd>{[formatDay(on, language), text].filter(Boolean).join(", ")}</dd>
					</Fragment>
				))}
			</dl>
		</section>
	);
}

/** The way to write to us; the action of the page while there is something to read and no document to send. */
function MessagesLink({ unread, papers }: Pick<MyHomeProps, "unread" | "papers">) {
	const t = useMyTexts().messages;
	const href = useHref();
	return (
		<p className="mt-4">
			<a className={unread > 0 && papers.toSend === 0 ? "btn btn-action" : "btn"} href={href("/my/messages")}>
				{unread > 0 ? t.unread(unread) : t.write}
			</a>
		</p>
	);
}

/** The ways to the papers and to their plan while there is something to send. */
function PapersLink({ papers: { toSend, late, thisWeek } }: Pick<MyHomeProps, "papers">) {
	const { documents, plan } = useMyTexts();
	const href = useHref();
	if (toSend === 0) return null;
	const counts = [thisWeek > 0 && plan.counts.thisWeek(thisWeek), late > 0 && plan.counts.late(late)];
	return (
		<p className="mt-4 flex flex-wrap items-center gap-x-4">
			<a className="btn btn-action" href={href("/my/documents")}>
				{documents.toSend(toSend)}
			</a>
			<a className="link inline-block py-2.5" href={href("/my/plan")}>
				{[plan.title, ...counts].filter(Boolean).join(" · ")}
			</a>
		</p>
	);
}

function ApplicationFacts({ progress }: { progress: Progress }) {
	const { language, my, now } = useRequestContext();
	const t = useMyTexts();
	const { programs } = useTexts();
	const { reference, submittedAt, program, university, outlook } = progress;
	const lines = outlook ? whenLines(outlook, now, language, "long") : [];
	const facts = [
		[
			t.reference,
			<span key="reference" id={referenceId}>
				{reference}
			</span>,
		],
		[t.program, program && localized(program, "title", language)],
		[t.university, university && localized(university, "name", language)],
		[
			programs.deadline,
			lines.length > 0 && lines.map((line, index) => <When key={line.text} line={line} isNote={index > 0} />),
		],
		[t.sentOn, formatDay(homeDay(submittedAt), language)],
	] as const;
	return (
		<div>
			<dl className="fact-list">
				{facts.map(
					([label, value]) =>
						value && (
							<Fragment key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</Fragment>
						),
				)}
			</dl>
			<ul className="mt-3 flex flex-wrap gap-3">
				<KeepReference reference={reference} hasBot={my.hasTelegram} />
			</ul>
		</div>
	);
}

/** How a session that gave the reference and phone number gets to the details and family links. */
function ProofHint({ hasEmail }: { hasEmail: boolean }) {
	const { proof, open } = useMyTexts();
	const href = useHref();
	return (
		<p className="mt-8 text-muted">
			{`${proof.text} `}
			<a className="link inline-block py-2.5" href={href(hasEmail ? "/my/link" : "/my/code")}>
				{hasEmail ? proof.link : open.byCode.title}
			</a>
		</p>
	);
}
