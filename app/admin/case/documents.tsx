import type { CaseDocument } from "../../../domain/documents/case-queries.ts";
import { isOpenState } from "../../../domain/documents/rules.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useCaseTexts, useFrame } from "../frame.ts";
import { Link } from "../link.tsx";

type CaseDocumentsProps = {
	documents: CaseDocument[];
	/** The page that asks for more, and the one that puts accepted papers together for the university. */
	ask: string;
	pack: string;
};

/** The papers of an application: those to check first, the others folded. */
export function CaseDocuments({ documents, ask, pack }: CaseDocumentsProps) {
	const { papers: t, lists } = useCaseTexts();
	const late = documents.filter(({ isLate }) => isLate).length;
	const waiting = documents.filter(({ state }) => state === "received");
	const others = documents.filter(({ state }) => state !== "received");
	return (
		<section aria-label={lists.documents}>
			<h4 className="text-sm text-muted">{lists.documents}</h4>
			{late > 0 && <p className="text-sm font-semibold text-brick">{`${lists.papers.late}: ${late}`}</p>}
			{documents.length === 0 && <p className="text-sm">{t.none}</p>}
			<DocumentList documents={waiting} />
			{others.length > 0 && (
				<details open={waiting.length === 0 ? true : undefined}>
					<summary className="link">{`${lists.documents}: ${others.length}`}</summary>
					<DocumentList documents={others} />
				</details>
			)}
			<p className="flex flex-wrap gap-2">
				<Link to={ask} preventScrollReset className="btn btn-small">
					{t.ask}
				</Link>
				{documents.some(({ state }) => state === "accepted") && (
					<Link to={pack} preventScrollReset className="btn btn-small">
						{t.pack.make}
					</Link>
				)}
			</p>
		</section>
	);
}

/** Each with its state and its day, as a link to its review. */
export function DocumentList({ documents, current }: { documents: CaseDocument[]; current?: string }) {
	const t = useCaseTexts().papers;
	return (
		<ul>
			{documents.map((document) => (
				<li key={document.id}>
					<Link
						to={`/admin/documents/${document.id}`}
						className="link"
						aria-current={document.id === current ? "page" : undefined}
					>
						{t.names[document.code]}
					</Link>{" "}
					<DocumentState document={document} />
				</li>
			))}
		</ul>
	);
}

/** What a paper waits for, until when, or how long it holds. */
export function DocumentState({ document: { state, dueOn, issuedOn, expiresOn, isLate } }: { document: CaseDocument }) {
	const t = useCaseTexts().papers;
	const { language } = useFrame();
	const days = [
		isOpenState(state) && dueOn && t.by(formatDay(dueOn, language)),
		issuedOn && t.issued(formatDay(issuedOn, language)),
		expiresOn && t.holds(formatDay(expiresOn, language)),
	].filter(Boolean);
	const color = isLate
		? "text-brick"
		: state === "received"
			? "text-amber"
			: state === "accepted"
				? "text-celadon"
				: "text-muted";
	return (
		<span className="text-sm">
			<strong className={color}>{t.states[state]}</strong>
			{days.length > 0 && ` · ${days.join(" · ")}`}
		</span>
	);
}
