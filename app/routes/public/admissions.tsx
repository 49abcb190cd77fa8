import { Fragment } from "react";
import type { GuideItem, Source } from "../../guide/guide.ts";
import { sourcesCheckedOn } from "../../guide/sources.ts";
import { guides as written } from "../../i18n/dictionaries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { typesetEach } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Head } from "../../ui/head.tsx";

const guides = typesetEach(written);

/** Spec §2: static, so that it does not depend on the database. Designed for reading on screen and on paper. */
export function View() {
	const { language } = useRequestContext();
	const guide = guides[language];
	const href = useHref();
	return (
		<div className="wrap section">
			<Head title={guide.title} description={guide.description} card="admissions" kind="article" />
			<h1>{guide.title}</h1>
			<p className="text mt-4 text-lg">{guide.intro}</p>
			<p className="mt-3 text-sm text-muted">{guide.checkedOn(formatDay(sourcesCheckedOn, language))}</p>

			<section className="pt-10" aria-labelledby="steps">
				<h2 id="steps">{guide.stepsTitle}</h2>
				<ol className="mt-5 grid gap-5 lg:grid-cols-5">
					{guide.steps.map((step, index) => (
						<li key={step.title} className="card p-5">
							<span className="text-lg font-bold text-jjok" aria-hidden="true">
								{index + 1}
							</span>
							<h3 className="mt-2">{step.title}</h3>
							<p className="mt-2">{step.text}</p>
							<Sources sources={step.sources} />
						</li>
					))}
				</ol>
			</section>

			<div className="grid gap-10 pt-10 lg:grid-cols-2">
				<section aria-labelledby="documents">
					<h2 id="documents">{guide.documentsTitle}</h2>
					<p className="text mt-3">{guide.documentsIntro}</p>
					<Items items={guide.documents} />
				</section>
				<section aria-labelledby="notes">
					<h2 id="notes">{guide.notesTitle}</h2>
					<Items items={guide.notes} />
					<h3 className="mt-8">{guide.moreDocuments.title}</h3>
					<p className="text mt-2">{guide.moreDocuments.text}</p>
					<Sources sources={guide.moreDocuments.sources} />
				</section>
			</div>

			<section className="pt-10" aria-labelledby="scholarships">
				<h2 id="scholarships">{guide.scholarshipsTitle}</h2>
				<p className="text mt-3">{guide.scholarshipsIntro}</p>
				<ul className="cards mt-5">
					{guide.scholarships.map((scholarship) => (
						<li key={scholarship.title} className="card p-5">
							<h3>{scholarship.title}</h3>
							<p className="mt-2">{scholarship.text}</p>
							<Sources sources={scholarship.sources} />
						</li>
					))}
				</ul>
			</section>

			<section className="pt-10" aria-labelledby="faq">
				<h2 id="faq">{guide.faqTitle}</h2>
				<div className="mt-5 max-w-[72ch] rule-t">
					{guide.faq.map(({ question, answer, sources }) => (
						<details key={question} className="question" name="faq">
							<summary>
								<h3>{question}</h3>
							</summary>
							<p className="text pb-3">{answer}</p>
							<Sources sources={sources} />
						</details>
					))}
				</div>
			</section>

			<section className="pt-10 print:hidden" aria-labelledby="more">
				<h2 id="more">{guide.moreTitle}</h2>
				<ul className="mt-5 flex flex-wrap gap-3">
					{guide.more.map(({ to, label }) => (
						<li key={to}>
							<a className="btn" href={href(to)}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
export default View;

function Items({ items }: { items: GuideItem[] }) {
	return (
		<ul className="mt-4 grid gap-4">
			{items.map((item) => (
				<li key={item.title} className="card p-5">
					<h3>{item.title}</h3>
					<p className="mt-1">{item.text}</p>
					<Sources sources={item.sources} />
				</li>
			))}
		</ul>
	);
}

/** The sources of a fact. */
function Sources({ sources }: { sources: Source[] }) {
	const { language } = useRequestContext();
	const guide = guides[language];
	if (sources.length === 0) return null;
	return (
		<p className="mt-3 text-sm text-muted">
			{guide.sourcesLabel}:{" "}
			{sources.map(({ label, url }, index) => (
				<Fragment key={label}>
					{index > 0 && "; "}
					{url ? (
						<a className="link" href={url}>
							{label}
						</a>
					) : (
						label
					)}
				</Fragment>
			))}
		</p>
	);
}
