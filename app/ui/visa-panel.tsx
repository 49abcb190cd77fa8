import type { ReactNode } from "react";
import { rejectionReason, type VisaFinding, visaResult } from "../../domain/visa/result.ts";
import { visaReasonTopics } from "../../domain/visa/rules.ts";
import type { VisaGroup } from "../../domain/visa/schema.ts";
import type { Texts } from "../i18n/dictionaries.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";
import { takesFocus } from "./form.tsx";
import { MessengerLinks } from "./messenger-links.tsx";

const officialPortal = "https://www.visa.go.kr/openPage.do?MENU_ID=10301";

/** Spec §4: an orange notice for a status, a green card for an application, else a text (C-21); nothing before a check. */
export function VisaPanel({ finding, failed }: { finding: VisaFinding | null; failed: boolean }) {
	const t = useTexts().visa;
	const result = finding && visaResult(finding, t.words);
	if (!finding && !failed) return null;
	const isBad = finding?.kind === "found" && isRefusal(finding.group);
	return (
		<section aria-labelledby="result">
			<h2 id="result">{t.resultTitle}</h2>
			{result && !result.status && !isBad && (
				<p role="status" className={`mt-3 font-semibold ${needsAction(finding) ? "" : "text-celadon"}`}>
					{t.retrieved}
				</p>
			)}
			{result?.status ? (
				<Answer look="border-orange bg-orange-wash">
					<h3 className="text-orange">{result.status}</h3>
					<p className="mt-2">{result.message}</p>
				</Answer>
			) : finding?.kind === "found" && result?.application_status ? (
				<Found finding={finding} result={result} />
			) : failed ? (
				<div className="notice mt-3">
					<p>{t.unavailableText}</p>
					<ul className="mt-4 flex flex-wrap gap-3">
						<li>
							<a className="btn" href={officialPortal} target="_blank" rel="noopener noreferrer">
								{t.portal}
							</a>
						</li>
						<MessengerLinks />
					</ul>
				</div>
			) : (
				<p className="notice mt-3 text-muted">{t.idle}</p>
			)}
		</section>
	);
}

/** The result takes the focus, so that screen readers announce it and phones scroll to it. */
function Answer({ look, children }: { look: string; children: ReactNode }) {
	return (
		<div className={`notice mt-3 ${look}`} {...takesFocus}>
			{children}
		</div>
	);
}

type FoundProps = { finding: Extract<VisaFinding, { kind: "found" }>; result: ReturnType<typeof visaResult> };

function Found({ finding, result }: FoundProps) {
	const { language } = useRequestContext();
	const t = useTexts().visa;
	const { record, group } = finding;
	const reason = rejectionReason(finding);
	const day = (iso: string | undefined) => iso && formatDay(iso, language);
	const facts: [keyof typeof t.fields, ReactNode][] = [
		[
			"application_status",
			result.application_status && group && withOriginal(result.application_status, record.status),
		],
		["date_of_application", day(result.date_of_application)],
		["approval_date", day(result.approval_date)],
		["status_of_stay", korean(result.status_of_stay)],
		["visa_type", result.visa_type && withOriginal(result.visa_type, record.visaType)],
		["expiry_date", day(result.expiry_date)],
	];
	if (!group) facts[0] = ["application_status", korean(result.application_status)];
	return (
		<Answer look={cardLook(group)}>
			{isRefusal(group) && (
				<p className="verdict" data-badge>
					{result.application_status}
				</p>
			)}
			<h3 className={titleLook(group)}>{t.found}</h3>
			<dl className="fact-list mt-3">
				{facts
					.filter(([, value]) => value)
					.map(([field, value]) => [
						<dt key={`${field} name`}>{t.fields[field]}</dt>,
						<dd key={field} className={field === "application_status" ? statusLook(group) : undefined}>
							{value}
						</dd>,
					])}
			</dl>
			{result.message && <p className="mt-3">{result.message}</p>}
			{result.warning && (
				<p className="notice mt-3 border-amber p-3 bg-amber-wash font-semibold text-amber">
					{reason ? (
						<>
							{t.words.reason} {korean(reason)} <span className="block">{reasonIn(reason, t.reason)}</span>
						</>
					) : (
						result.warning
					)}
				</p>
			)}
		</Answer>
	);
}

/** Statuses without a usable visa. */
const refusals: readonly (VisaGroup | undefined)[] = ["refused", "returned", "withdrawn", "cancelled", "expired"];
const isRefusal = (group: VisaGroup | undefined) => refusals.includes(group);
/** Green says that all is well, which it is not while documents are missing. */
const cardLook = (group: VisaGroup | undefined) =>
	isRefusal(group)
		? "border-brick bg-brick-wash"
		: group === "additional_info"
			? "border-amber bg-amber-wash"
			: "border-celadon bg-celadon-wash";
const titleLook = (group: VisaGroup | undefined) =>
	isRefusal(group) ? undefined : group === "additional_info" ? "text-amber" : "text-celadon";
const needsAction = (finding: VisaFinding | null) => finding?.kind === "found" && finding.group === "additional_info";
const statusLook = (group: VisaGroup | undefined) => `font-semibold ${isRefusal(group) ? "text-brick" : ""}`;

/** The reason in the visitor's language, or that we only have the portal's words. */
function reasonIn(reason: string, { about, topics, original }: Texts["visa"]["reason"]): string {
	const known = visaReasonTopics(reason).map((topic) => topics[topic]);
	return known.length > 0 ? about(known.join(", ")) : original;
}

const korean = (text: string | undefined) => text && <span lang="ko">{text}</span>;

/** Our term followed by the portal's own word. */
function withOriginal(word: string, original: string | null) {
	if (!original || original === word) return word;
	return (
		<>
			{word} <span className="font-normal text-muted">({korean(original)})</span>
		</>
	);
}
