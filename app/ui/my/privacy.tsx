import type { MyConsent } from "../../../domain/documents/my-queries.ts";
import type { MyPack } from "../../../domain/documents/pack-queries.ts";
import type { MyPrivacy } from "../../../domain/my/privacy/queries.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { shownField } from "../../require-applicant.ts";

type PrivacyProps = {
	privacy: MyPrivacy;
	consent: MyConsent;
	packs: MyPack[];
	/** Whether a link can be emailed that proves who it is. */
	hasEmail: boolean;
};

/** What we hold, what the applicant agreed to, a copy, and the deletion. */
export function Privacy({ privacy, consent, packs, hasEmail }: PrivacyProps) {
	const { my } = useRequestContext();
	const t = useMyTexts().privacy;
	const href = useHref();
	const { eraseOn, held, hasOpen } = privacy;
	return (
		<div className="max-w-[46rem]">
			{eraseOn && <ErasureNotice eraseOn={eraseOn} />}
			<section className="mt-6" aria-labelledby="held">
				<h2 id="held">{t.held.title}</h2>
				<dl className="fact-list mt-3">
					{(Object.entries(held) as [keyof typeof held, number][]).map(([kind, count]) => (
						<div key={kind} className="contents">
							<dt>{t.held[kind]}</dt>
							<dd>{count}</dd>
						</div>
					))}
				</dl>
			</section>
			<Agreed {...{ privacy, consent, packs }} />
			{my.level === "proven" ? (
				<>
					<section className="mt-8" aria-labelledby="copy">
						<h2 id="copy">{t.copy.title}</h2>
						<p className="text mt-2">{t.copy.text}</p>
						<form method="post" action={href("/my/privacy/copy")} className="mt-3">
							<button type="submit" className="btn">
								{t.copy.download}
							</button>
						</form>
					</section>
					{!eraseOn && (
						<section className="mt-8" aria-labelledby="erasure">
							<h2 id="erasure">{t.erasure.title}</h2>
							<p className="text mt-2">{t.erasure.text}</p>
							{hasOpen && <p className="text mt-2 font-semibold">{t.erasure.open}</p>}
							<Decision intent="ask" text={t.erasure.ask} />
						</section>
					)}
				</>
			) : (
				<p className="mt-8 text-muted">
					{`${t.proof} `}
					<a className="link inline-block py-2.5" href={href(hasEmail ? "/my/link" : "/my/code")}>
						{hasEmail ? t.byEmail : t.byCode}
					</a>
				</p>
			)}
		</div>
	);
}

function Agreed({ privacy: { terms }, consent, packs }: Omit<PrivacyProps, "hasEmail">) {
	const { language } = useRequestContext();
	const t = useMyTexts().privacy.agreed;
	const href = useHref();
	const day = (at: Date | string) => formatDay(at instanceof Date ? homeDay(at) : at, language);
	return (
		<section className="mt-8" aria-labelledby="agreed">
			<h2 id="agreed">{t.title}</h2>
			<ul className="mt-3 grid gap-2">
				{terms.map(({ reference, version, at, isNewsWanted }) => (
					<li key={reference}>
						{[t.terms(reference, day(version), day(at)), isNewsWanted && t.news].filter(Boolean).join(", ")}
					</li>
				))}
				{consent && (
					<li>
						{[t.papers(day(consent.version), day(consent.at)), consent.isSensitiveToo && t.sensitive]
							.filter(Boolean)
							.join(", ")}
					</li>
				)}
				{packs.map(
					(pack) =>
						pack.agreedAt && (
							<li key={pack.id}>{t.pack(localized(pack.university, "name", language), day(pack.agreedAt))}</li>
						),
				)}
			</ul>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<a className="link inline-block py-2.5" href={href("/terms")}>
					{t.readTerms}
				</a>
				<a className="link inline-block py-2.5" href={href("/privacy")}>
					{t.readNotice}
				</a>
				{consent && (
					<a className="link inline-block py-2.5" href={href("/my/documents")}>
						{t.withdraw}
					</a>
				)}
			</p>
		</section>
	);
}

/** The day on which everything is deleted, for a proven session. One press cancels it. */
export function ErasureNotice({ eraseOn }: { eraseOn: string }) {
	const { language } = useRequestContext();
	const t = useMyTexts().privacy.erasure;
	return (
		<section className="notice mt-6 max-w-[46rem]">
			<p>{t.on(formatDay(eraseOn, language))}</p>
			<Decision intent="cancel" text={t.cancel} />
		</section>
	);
}

function Decision({ intent, text }: { intent: "ask" | "cancel"; text: string }) {
	const href = useHref();
	return (
		<form method="post" action={href("/my/privacy")} className="mt-3">
			<input type="hidden" name={shownField} value={useRequestContext().my.scope} />
			<button type="submit" name="intent" value={intent} className="btn">
				{text}
			</button>
		</form>
	);
}
