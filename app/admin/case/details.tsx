import type { ReactNode } from "react";
import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { TimelineEntry } from "../../../domain/cases/entries/timeline.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import type { CaseTexts } from "../texts.ts";
import { CaseForm } from "./case-form.tsx";
import { testName } from "./names.ts";
import { Sent } from "./sent.tsx";

type FoldedProps = {
	id: string;
	title: string;
	/** It opens by itself if it holds something, or input that was rejected. */
	count?: number;
	isOpen?: boolean;
	children: ReactNode;
};

/** A part of the case that is closed while it holds nothing. */
export function Folded({ id, title, count = 0, isOpen = count > 0, children }: FoldedProps) {
	return (
		<details key={String(isOpen)} className="case-part" open={isOpen || undefined} aria-labelledby={id}>
			<summary>
				<h2 id={id} className="inline">
					{count > 0 ? `${title} (${count})` : title}
				</h2>
			</summary>
			{children}
		</details>
	);
}

type AsideProps = { applicant: Applicant; base: string };

type DetailsProps = AsideProps & {
	/** Named by the server, which knows the names in all languages. */
	countries: Record<"nationality" | "residenceCountry", string | null>;
	again: FormResult | undefined;
};

type Fact = [keyof CaseTexts["case"]["details"]["fields"], string | null];

/** What is known of a person, as it is read. */
export function useFacts(
	applicant: Omit<Applicant, "isEmailCertain" | "applications" | "contactSubmissions">,
	countries: DetailsProps["countries"],
): Fact[] {
	const texts = useCaseTexts();
	const { language } = useFrame();
	const option = (value: string | null) => value && ((texts.options as Record<string, string>)[value] ?? value);
	const day = (value: string | null) => value && formatDay(value, language);
	return [
		["fullName", applicant.fullName],
		["passportName", applicant.passportName],
		["birthDate", day(applicant.birthDate)],
		["nationality", countries.nationality],
		["residenceCountry", countries.residenceCountry],
		["phoneNumber", applicant.phoneNumber],
		["phoneOwner", option(applicant.phoneOwner)],
		["email", applicant.email],
		["language", languageNames[applicant.language]],
		["sponsor", option(applicant.sponsor)],
		["maritalStatus", option(applicant.maritalStatus)],
		["educationLevel", option(applicant.educationLevel)],
		["educationFinishedOn", applicant.educationFinishedOn?.slice(0, 7) ?? null],
		["gpaPercent", applicant.gpaPercent === null ? null : String(applicant.gpaPercent)],
		["passportExpiresOn", day(applicant.passportExpiresOn)],
		["office", option(applicant.office)],
	];
}

/** The person, as far as known. */
export function Details({ applicant, countries, base, again }: DetailsProps) {
	const texts = useCaseTexts();
	const t = texts.case.details;
	const facts = useFacts(applicant, countries);
	const known = facts.filter(([, value]) => value);
	const missing = facts.flatMap(([name, value]) => (value ? [] : [t.fields[name]]));
	return (
		<section className="case-part" aria-labelledby="details">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="details">{t.title}</h2>
				<Link to={`${base}/edit`} preventScrollReset className="btn btn-small" data-shortcut="e" aria-keyshortcuts="e">
					{t.edit}
				</Link>
			</div>
			<dl className="case-facts">
				{known.map(([name, value]) => (
					<div key={name}>
						<dt>{t.fields[name]}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{missing.length > 0 && (
				<p className="text-sm text-muted">
					{t.missing} {missing.join(" · ")}.{" "}
					<Link to={`${base}/edit`} preventScrollReset className="link inline-block py-1">
						{t.add}
					</Link>
				</p>
			)}
			{applicant.email && !applicant.isEmailCertain && (
				<div className="notice grid justify-items-start gap-2">
					<p>{t.uncertain}</p>
					<CaseForm
						intent="confirm-email"
						subject={applicant.email}
						again={again}
						submit={t.confirm(applicant.email)}
					/>
				</div>
			)}
		</section>
	);
}

export function LanguageTests({ applicant, base, again }: AsideProps & { again: FormResult | undefined }) {
	const texts = useCaseTexts();
	const { language } = useFrame();
	const t = texts.case.tests;
	return (
		<Folded id="tests" title={t.title} count={applicant.languageTests.length}>
			<p>
				<Link to={`${base}/test`} preventScrollReset className="btn btn-small">
					{t.add}
				</Link>
			</p>
			<ul className="case-thread">
				{applicant.languageTests.map(({ id, test, result, level, takenOn, expiresOn }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-2">
						<span>
							<strong>{`${testName(test, t.names)} ${result}`}</strong>
							{level && ` · ${t.fields.level} ${level}`}
							{takenOn && ` · ${formatDay(takenOn, language)}`}
							{expiresOn && ` · ${t.until} ${formatDay(expiresOn, language)}`}
						</span>
						<span className="flex flex-wrap items-center gap-2">
							<Link
								to={`${base}/test/${id}`}
								preventScrollReset
								className="btn btn-small"
								aria-label={`${texts.edit}: ${testName(test, t.names)} ${result}`}
							>
								{texts.edit}
							</Link>
							<CaseForm intent="remove-test" subject={id} again={again} submit={texts.delete} />
						</span>
					</li>
				))}
			</ul>
		</Folded>
	);
}

/** For a person who asks on the phone: a copy of everything, and the deletion, which can be taken back for seven days. */
export function PersonalData({ applicant, base, again }: AsideProps & { again: FormResult | undefined }) {
	const t = useCaseTexts().case.erasure;
	return (
		<Folded id="personal-data" title={t.title}>
			<p className="text-sm text-muted">{t.hint}</p>
			<div className="flex flex-wrap gap-2">
				<form method="post" action={`${base}/copy`}>
					<button type="submit" className="btn btn-small">
						{t.copy}
					</button>
				</form>
				{!applicant.eraseOn && <CaseForm intent="ask-erasure" again={again} submit={t.ask} />}
			</div>
		</Folded>
	);
}

type AccessProps = { base: string; emails: TimelineEntry["deliveries"]; again: FormResult | undefined };

/** How staff let the applicant into the page on the phone, and the emails that let in or report it. */
export function Access({ base, emails, again }: AccessProps) {
	const t = useCaseTexts().case.access;
	return (
		<Folded id="access" title={t.title}>
			<p>
				<Link to={`${base}/code`} preventScrollReset className="btn btn-small">
					{t.code}
				</Link>
			</p>
			<Sent sent={emails} again={again} />
		</Folded>
	);
}
