import { guides } from "../guide/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";

type PapersProps = {
	title: string;
	/** Includes the documents that the university issues after admission. */
	isAdmitted?: boolean;
};

/** The documents of the guide that applicants can prepare now. */
export function Papers({ title, isAdmitted = false }: PapersProps) {
	const { language } = useRequestContext();
	const t = useTexts().apply.next;
	const href = useHref();
	const papers = guides[language].documents.filter(({ isIssuedLater }) => isAdmitted || !isIssuedLater);
	return (
		<section aria-labelledby="papers" className="prose">
			<h2 id="papers" className="mt-0">
				{title}
			</h2>
			<ul>
				{papers.map((paper) => (
					<li key={paper.title}>{paper.title}</li>
				))}
			</ul>
			<p>
				<a className="link inline-block py-2.5" href={href("/documents")}>
					{t.guide}
				</a>
			</p>
		</section>
	);
}
