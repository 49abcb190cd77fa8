import type { Restriction } from "../../domain/catalog/certifications/queries.ts";
import {
	type Certification,
	type CertificationScope,
	isCertified,
	isRestricted,
} from "../../domain/catalog/certifications/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { unbroken } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { AskUs } from "./facts.tsx";
import { Stamp } from "./stamp.tsx";

/** What lists of certified universities say today. Where none is known to say anything, nothing is shown. Spec §11. */

type Props = {
	/** Those that are valid today. */
	certifications: readonly Pick<Certification, "scope" | "status" | "validTo">[];
	/** The scope of a program; undefined for a university, which has both. */
	scope?: CertificationScope;
};

const ofScope = <C extends { scope: CertificationScope }>(certifications: readonly C[], scope?: CertificationScope) =>
	certifications.filter((one) => scope === undefined || one.scope === scope);

/** "Visas for this school are in principle not issued until …": directly after the name, for screen readers as well. */
export function VisaRestriction({ certifications, scope }: Props) {
	const { language } = useRequestContext();
	const t = useTexts().certification;
	const own = ofScope(certifications, scope).filter(
		({ status }) => status === "precision_screening" || status === "enhanced_screening",
	);
	const isWhole = own.length === 2 && own[0]?.status === own[1]?.status && own[0]?.validTo === own[1]?.validTo;
	const lines = (isWhole ? own.slice(0, 1) : own).map((one) => {
		const day = formatDay(one.validTo, language);
		const line = isRestricted(one) ? t.restricted(day) : t.enhanced(day);
		return isWhole || scope ? line : `${line} ${t.concerns[one.scope]}`;
	});
	return lines.map((line) => (
		<p key={line} className="restriction" data-restriction>
			{line}
		</p>
	));
}

/** "Certified (IEQAS): degree programs · Korean-language courses", for a card. */
export function CertificationBadge({ certifications, scope }: Props) {
	const t = useTexts().certification;
	const byStatus = Map.groupBy(ofScope(certifications, scope).filter(isCertified), ({ status }) => status);
	return [...byStatus].map(([status, own]) => {
		const scopes = own.map((one) => t.scopes[one.scope]).join(" · ");
		return (
			<p key={status} className="chip certified" data-certified>
				{status === "excellent" ? t.excellent(scopes) : t.certified(scopes)}
			</p>
		);
	});
}

/** For a list of facts: each status with its last day, its source and the day of the check. */
export function CertificationFacts({
	certifications,
	scope: wanted,
}: Props & { certifications: readonly Certification[] }) {
	const { language } = useRequestContext();
	const t = useTexts().certification;
	const own = ofScope(certifications, wanted);
	if (own.length === 0) return null;
	return (
		<>
			<dt>{t.label}</dt>
			<dd className="grid gap-2">
				{own.map(({ scope, status, validTo, checkedOn, source }) => (
					<span key={scope} data-certification={`${scope} ${status}`}>
						{t.status(t.scopeTitles[scope], t.statuses[status], unbroken(formatDay(validTo, language)))}
						<Stamp className="block" kind="certification" about={t.scopes[scope]} {...{ checkedOn, source }} />
					</span>
				))}
			</dd>
		</>
	);
}

/** On the form, for a restricted school: asks to talk first, and blocks nothing. */
export function TalkFirst({
	restrictions,
	scope,
}: {
	restrictions: readonly Restriction[];
	scope?: CertificationScope;
}) {
	const certifications = restrictions.map((one) => ({ ...one, status: "precision_screening" as const }));
	const t = useTexts().certification;
	if (ofScope(certifications, scope).length === 0) return null;
	return (
		<div className="notice chosen-school mb-8" data-talk-first>
			<VisaRestriction certifications={certifications} {...(scope && { scope })} />
			<p>
				{t.talkFirst} <AskUs about={t.label} text={t.askUs} />
			</p>
		</div>
	);
}
