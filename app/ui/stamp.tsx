import { type FactKind, factAge } from "../../domain/desk/fact-checks/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";

type StampProps = {
	/** The day of the last check, as an ISO date. */
	checkedOn: string;
	/** A web address, or the path of our own page that lists several sources. */
	source: string;
	/** What was checked, for screen readers: the name of the fact. */
	about: string;
	/** How good the source is. The words of a fact with grade C say "usually". */
	grade?: "A" | "B" | "C";
	kind?: FactKind;
	/** In a list of sources: the link shows its host, which is readable on paper too. */
	isAddress?: boolean;
	/** After the name of the fact under a heading that says "checked": the day alone. */
	isBrief?: boolean;
	className?: string;
};

/** Says when a dated fact was last compared with its source, or since when it was not, and opens the source. Spec §11. */
export function Stamp({ checkedOn, source, about, grade = "B", kind, isAddress, isBrief, className = "" }: StampProps) {
	const { language, now, site } = useRequestContext();
	const t = useTexts().stamp;
	const href = useHref();
	const isOurs = source.startsWith("/");
	const day = formatDay(checkedOn, language);
	const grades = isOurs ? t.sources : t.grades[grade];
	const host = isAddress && new URL(source).hostname.replace(/^www\./, "");
	const isStale = factAge(checkedOn, now, kind) === "stale";
	return (
		<span className={`note ${className}`} data-stamp={checkedOn}>
			{isStale ? <span className="text-amber">{t.stale(day)}</span> : isBrief ? day : t.checked(day)}
			{"\u00a0· "}
			<a className="link py-2" href={isOurs ? href(source) : source} rel={isOurs ? undefined : "noopener nofollow"}>
				{host || grades}
				<span className="sr-only">{`: ${about}`}</span>
			</a>
			{isOurs && <span className="hidden print:inline">{` (${site.url}${href(source)})`}</span>}
			{host && grade === "C" && ` (${t.grades.C})`}
		</span>
	);
}
