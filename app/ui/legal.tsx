import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { typesetAll } from "../i18n/typography.ts";
import type { LegalText } from "../legal/legal.ts";
import { useRequestContext } from "../request-context.ts";
import { Contents } from "./contents.tsx";
import { Head } from "./head.tsx";

/** Terms and privacy. Staff also see that the text is a template. */
export function Legal({ text: written }: { text: LegalText }) {
	const { language, caller } = useRequestContext();
	const text = typesetAll(written, language);
	const t = useTexts();
	const sections = text.sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
	return (
		<article className="wrap section with-toc">
			<Head title={text.title} description={text.description} />
			<div className="lg:col-span-2">
				{/* "конфиденциальности" fits a phone. */}
				<h1 className="max-md:text-[min(1.75rem,6.7vw)]">{text.title}</h1>
				<p className="mt-2 text-muted">{t.legal.updated(formatDay(text.updated, language))}</p>
				{text.templateNotice && caller.may("content:write") && (
					<p className="notice mt-6 bg-amber-wash text-amber">{text.templateNotice}</p>
				)}
			</div>
			<Contents sections={sections} />
			<div className="prose mt-6">
				<p>{text.intro}</p>
				{sections.map(({ id, title, paragraphs }) => (
					<section key={id}>
						<h2 id={id}>{title}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
			</div>
		</article>
	);
}
