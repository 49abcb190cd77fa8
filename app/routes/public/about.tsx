import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Achievements } from "../../ui/achievements.tsx";
import { Head } from "../../ui/head.tsx";
import { useLegalDetails } from "../../ui/legal-details.ts";
import { OfficeList } from "../../ui/office-card.tsx";
import { Team } from "../../ui/team.tsx";
import { TrustLinks } from "../../ui/trust-links.tsx";

/** All content comes from the database; built-in texts replace what cannot be read (C-19). */
export default function View() {
	const { language, content, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const section = (key: string, fallback: { title: string; text: string }) => {
		const row = content?.companyInfo.find(({ sectionKey }) => sectionKey === key);
		const text = row ? localized(row, "content", language) : "";
		return row && text ? { title: localized(row, "title", language), text } : fallback;
	};
	const main = section("about_main", { title: t.about.title(site.name), text: t.about.intro });
	const cards = [section("mission", t.about.mission), section("vision", t.about.vision), t.about.values];
	const legal = useLegalDetails();
	return (
		<>
			<Head title={t.about.title(site.name)} description={t.about.description} card="about" />
			<section className="bg-sunken">
				<div className="wrap section">
					<h1>{t.about.title(site.name)}</h1>
					{main.title !== t.about.title(site.name) && <h2 className="mt-6">{main.title}</h2>}
					<p className="text mt-4 text-lg">{main.text}</p>
					<TrustLinks className="mt-2" />
				</div>
			</section>
			<section className="wrap section">
				<ul className="grid gap-5 lg:grid-cols-3">
					{cards.map(({ title, text }) => (
						<li key={title} className="card p-6">
							<h2>{title}</h2>
							<p className="text mt-3">{text}</p>
						</li>
					))}
				</ul>
			</section>
			{content && content.achievements.length > 0 && (
				<section className="bg-sunken">
					<div className="wrap section">
						<h2 className="mb-6">{t.home.results}</h2>
						<Achievements achievements={content.achievements} columns="four" />
					</div>
				</section>
			)}
			{content && content.team.length > 0 && <Team team={content.team} />}
			<section className="wrap section">
				<h2 className="mb-6">{t.about.getInTouch}</h2>
				<OfficeList className="grid gap-5 md:grid-cols-2" offices={content?.offices} />
				<p className="mt-6">
					<a className="btn btn-primary" href={href("/contact")}>
						{t.about.contact}
					</a>
				</p>
				{legal && (
					<>
						<h2 className="mt-10">{legal.title}</h2>
						<p className="text mt-3">{legal.text}</p>
					</>
				)}
			</section>
		</>
	);
}
