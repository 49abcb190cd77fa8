import { useTexts } from "../i18n/texts.ts";

/** A long page's table of contents: folded above the text on a phone, and a column that stays in view on a wide screen. */
export function Contents({ sections }: { sections: { id: string; title: string }[] }) {
	const t = useTexts();
	return (
		<nav className="toc" aria-label={t.contents}>
			<details className="fold">
				<summary className="cursor-pointer py-2.5 font-semibold">
					<span>{t.contents}</span>
				</summary>
				{sections.map(({ id, title }) => (
					<a key={id} href={`#${id}`}>
						{title}
					</a>
				))}
			</details>
		</nav>
	);
}
