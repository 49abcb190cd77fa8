import { useTexts } from "../i18n/texts.ts";

/** A long page's table of contents: chips above the text, and a column that stays in view on a wide screen. */
export function Contents({ sections }: { sections: { id: string; title: string }[] }) {
	const t = useTexts();
	return (
		<nav className="toc" aria-label={t.contents}>
			{sections.map(({ id, title }) => (
				<a key={id} href={`#${id}`}>
					{title}
				</a>
			))}
		</nav>
	);
}
