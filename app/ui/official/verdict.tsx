import type { OfficialMatch } from "../../../domain/content/official/known.ts";
import type { OfficialVerdict } from "../../../domain/content/official/verdict.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { takesFocus } from "../form.tsx";

const verdictStyles = {
	ours: "border-celadon bg-celadon-wash text-celadon",
	name: "border-amber bg-amber-wash text-amber",
	unreadable: "border-amber bg-amber-wash text-amber",
	"not-ours": "border-brick bg-brick-wash text-brick",
};

/** The answer to a check, announced and focused. */
export function Verdict({ verdict }: { verdict: OfficialVerdict }) {
	const t = useTexts().official;
	const href = useHref();
	return (
		<div
			className={`notice ${isCode(verdict) ? verdictStyles.name : verdictStyles[verdict.kind]}`}
			role="status"
			{...takesFocus}
		>
			{verdict.kind === "ours" && <Ours match={verdict.match} />}
			{(verdict.kind === "name" || verdict.kind === "unreadable") && (
				<>
					<p className="text-lg font-semibold">{t.unsure[verdict.kind].title}</p>
					<p className="mt-2">{t.unsure[verdict.kind].text}</p>
				</>
			)}
			{verdict.kind === "not-ours" && (
				<>
					<p className="text-lg font-semibold">{t.no}</p>
					<p className="mt-2">{verdict.isLookAlike ? t.lookAlike : t.noText}</p>
					<p className="mt-3">
						<a className="btn" href={href("/contact")}>
							{t.tellUs}
						</a>
					</p>
				</>
			)}
		</div>
	);
}

/** Anybody can copy a published code, so it is only a beginning. */
const isCode = (verdict: OfficialVerdict) => verdict.kind === "ours" && verdict.match.what === "code";

function Ours({ match }: { match: OfficialMatch }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.official;
	const href = useHref();
	const isPerson = match.what === "person" || match.what === "code";
	const page = isPerson ? "/about" : match.what === "phone" || match.what === "email" ? "/contact" : "/is-it-us";
	const place = isPerson ? texts.nav.about : page === "/contact" ? texts.nav.contact : t.channels;
	return (
		<>
			<p className="text-lg font-semibold">{match.what === "code" ? t.yesCode : t.yes}</p>
			<p className="mt-2">{useWhat()(match, language)}</p>
			<p className="mt-2">
				{t.published}{" "}
				<a className="underline" href={page === "/is-it-us" ? "#channels" : href(page)}>
					{place}
				</a>
			</p>
		</>
	);
}

function useWhat() {
	const { what } = useTexts().official;
	return (match: OfficialMatch, language: Parameters<typeof localized>[2]): string => {
		if (match.what === "phone" || match.what === "email") {
			return what[match.what](localized(match.office, "name", language));
		}
		if (match.what === "messenger") return what.messenger(match.platform);
		if (match.what === "person" || match.what === "code") {
			const position = localized(match.member, "position", language);
			return what[match.what]([localized(match.member, "name", language), position].filter(Boolean).join(", "));
		}
		return what[match.what];
	};
}
