import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { reviewDocument } from "../../../domain/documents/case-commands.ts";
import { type CaseDocument, getDocument } from "../../../domain/documents/case-queries.ts";
import { earliestIssue, returnReasons } from "../../../domain/documents/rules.ts";
import { localized } from "../../../domain/shared/language.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { DocumentList, DocumentState } from "../../admin/case/documents.tsx";
import { ReadFault } from "../../admin/fault.tsx";
import { choicesFrom, FormField } from "../../admin/form-field.tsx";
import { useCaseTexts, useFrame } from "../../admin/frame.ts";
import type { FormResult } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { PageTitle } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { PdfPages } from "../../admin/pdf-pages.tsx";
import { FormFault } from "../../admin/post-form.tsx";
import { shortcut } from "../../admin/row-keys.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Route } from "./+types/document";

export const loader = adminLoader("paper", async ({ caller, now }, { params: { id } }: Route.LoaderArgs) => ({
	...(await getDocument(caller, id)),
	today: homeDay(now),
}));

/** After a decision, the next paper that waits is shown, so that a reviewer needs no list. */
export const action = adminAction(({ caller }, { params: { id } }: Route.ActionArgs) => {
	let back = "/admin/queue";
	return {
		done: "saved",
		back: () => back,
		submit: async ({ decision, version, issuedOn, reason, text }) => {
			const more = { accepted: { issuedOn }, returned: { reason, text }, waived: {} }[decision ?? ""];
			await reviewDocument(caller, id, { decision, version: Number(version), ...more });
			const { next, applicantId } = await getDocument(caller, id);
			back = next ? `/admin/documents/${next}` : `/admin/applicants/${applicantId}`;
		},
	};
});

/** The papers of an application on the left, the files of one in the middle, and the decision; worked by keys alone. */
export default function ReviewDocument({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.papers;
	if (!loaderData.value) return <ReadFault fault={loaderData.fault} />;
	const { document, files, all, next, fullName, reference, applicantId, applicationId, today } = loaderData.value;
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<PageTitle title={t.names[document.code]} />
				<DocumentState document={document} />
				<Link to={`/admin/applicants/${applicantId}`} className="link" {...shortcut("u")}>
					{`${t.toCase}: ${fullName} (${reference})`}
				</Link>
				{next && (
					<Link to={`/admin/documents/${next}`} className="btn btn-small" {...shortcut("n")}>
						{t.next}
					</Link>
				)}
			</div>
			<p className="text-sm text-muted max-lg:hidden">{t.keys}</p>
			<div className="paper-review">
				<section className="case-part" aria-labelledby="decide">
					<h2 id="decide">{t.decide}</h2>
					<Rule document={document} />
					<Decision key={`${document.id} ${document.version}`} {...{ document, today }} again={actionData} />
					<details>
						<summary className="link">{t.list}</summary>
						<DocumentList documents={all} current={document.id} />
					</details>
					<Link to={`/admin/applicants/${applicantId}/pack/${applicationId}`} className="link">
						{t.pack.make}
					</Link>
				</section>
				<Viewer id={document.id} files={files} />
			</div>
		</>
	);
}

/** What the paper must be. */
function Rule({ document: { rule, note } }: { document: CaseDocument }) {
	const t = useCaseTexts().papers;
	const { language } = useFrame();
	const { form, legalization, translation, maxAgeDays } = rule ?? {};
	const facts = [
		form && t.forms[form],
		legalization && t.legalizations[legalization],
		translation && t.translations[translation],
		maxAgeDays && t.maxAge(maxAgeDays),
	].filter(Boolean);
	const words = [rule && localized(rule, "note", language), note].filter(Boolean);
	return (
		<>
			{facts.length > 0 && <p>{facts.join(" · ")}</p>}
			{words.map((text) => (
				<p key={text} className="text-sm text-muted">
					{text}
				</p>
			))}
		</>
	);
}

type DecisionProps = { document: CaseDocument; today: string; again: FormResult | undefined };

function Decision({ document, today, again }: DecisionProps) {
	const texts = useCaseTexts();
	const t = texts.papers;
	const { version, state, reason } = document;
	const { language } = useFrame();
	const issues: Record<string, string> = t.issues;
	const [issue] = again?.issues ?? [];
	const own = (decision: string) => (again?.values.decision === decision ? again : undefined);
	const [issuedOn, setIssuedOn] = useState(own("accepted")?.values.issuedOn ?? "");
	const earliest = earliestIssue(document, today);
	const isTooOld = earliest !== null && issuedOn !== "" && issuedOn < earliest;
	const hidden = <input type="hidden" name="version" value={version} />;
	const { state: navigation } = useNavigation();
	// A key that is pressed twice decides about one paper.
	const onSubmit = (event: FormEvent) => navigation !== "idle" && event.preventDefault();
	const form = { method: "post", preventScrollReset: true, onSubmit } as const;
	return (
		<div className="grid gap-4">
			<FormFault again={again} title={texts.notSaved}>
				{issue && (issues[issue.code] ?? t.issues.other)}
			</FormFault>
			<Form {...form} className="grid gap-2">
				{hidden}
				{earliest && (
					<>
						<label>
							<span className="label">{t.issuedOn}</span>
							<input
								type="date"
								name="issuedOn"
								required
								max={today}
								className="field"
								value={issuedOn}
								onChange={({ target }) => setIssuedOn(target.value)}
								aria-describedby="issued-from"
								aria-invalid={isTooOld || undefined}
							/>
						</label>
						<p id="issued-from" className="text-sm text-muted">
							{t.issuedFrom(formatDay(earliest, language))}
						</p>
						<p role="status" className="text-brick">
							{isTooOld && t.issues.too_old_then}
						</p>
					</>
				)}
				<div>
					<button type="submit" name="decision" value="accepted" className="btn btn-primary" {...shortcut("a")}>
						{t.accept}
					</button>
				</div>
			</Form>
			<details open={own("returned") ? true : undefined} onToggle={focusReason}>
				<summary className="btn btn-small" {...shortcut("r")}>
					{t.return}
				</summary>
				<Form {...form} className="case-stack">
					{hidden}
					<FormField
						key={String(isTooOld)}
						name="reason"
						label={t.reason}
						choices={choicesFrom(returnReasons, t.reasons)}
						initial={isTooOld ? "too_old" : (own("returned")?.values.reason ?? reason ?? returnReasons[0])}
					/>
					<FormField name="text" label={t.words} hint={t.returnHint} rows={2} again={own("returned")} />
					<div>
						<button type="submit" name="decision" value="returned" className="btn">
							{t.return}
						</button>
					</div>
				</Form>
			</details>
			{state !== "not_needed" && (
				<Form {...form}>
					{hidden}
					<button type="submit" name="decision" value="waived" className="link">
						{t.waive}
					</button>
				</Form>
			)}
		</div>
	);
}

/** The key opens the fold, and the reason is chosen by arrows or its first letters. */
function focusReason({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
	if (currentTarget.open) currentTarget.querySelector("select")?.focus();
}

type ViewerProps = { id: string; files: { id: string; type: string; pages: number }[] };

/** The photos and the pages of PDFs, which are also there to download. */
function Viewer({ id, files }: ViewerProps) {
	const t = useCaseTexts().papers;
	return (
		<section aria-labelledby="viewer">
			<h2 id="viewer">{t.viewer}</h2>
			{files.length === 0 && <p>{t.nothing}</p>}
			<ol className="grid gap-4">
				{files.map((file, index) => (
					<li key={file.id}>
						{file.type === "image/jpeg" ? (
							<a href={`/admin/documents/files/${file.id}`} target="_blank" rel="noopener">
								<img src={`/admin/documents/files/${file.id}`} alt={t.page(index + 1)} />
							</a>
						) : (
							<div className="grid gap-2">
								<p>
									<a className="btn btn-small" href={`/admin/documents/files/${file.id}`}>
										{`${t.openPdf} (${file.pages})`}
									</a>
								</p>
								<PdfPages address={`/admin/documents/files/${file.id}`} titleOf={t.page} failed={t.pdfFailed} />
							</div>
						)}
					</li>
				))}
			</ol>
			{files.length > 0 && (
				<p className="mt-4">
					<a className="btn btn-small" href={`/admin/documents/${id}/pdf`}>
						{t.wholePdf}
					</a>
				</p>
			)}
		</section>
	);
}
