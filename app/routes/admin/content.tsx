import { Link, Outlet, useLocation } from "react-router";
import { contentTabs, sectionOf, tabAddress } from "../../admin/content-kinds.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { TabList } from "../../admin/tabs.tsx";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** CMS-01: the site content in eight tabs. */
export default function ContentManager() {
	const texts = useAdminTexts();
	const t = texts.content;
	const tab = useLocation().pathname.split("/")[3];
	const current = tab === "applications" ? tab : (sectionOf(tab)?.tab ?? "hero");
	return (
		<>
			<div className="mb-4 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{texts.manageContent}</h1>
				<Link to="/admin/fact-checks" className="btn btn-small">
					{texts.facts.title}
				</Link>
				<Link to="/admin/rates" className="btn btn-small">
					{texts.rates.title}
				</Link>
				<Link to="/admin/funds-rules" className="btn btn-small">
					{texts.money.fundsRules.title}
				</Link>
				<Link to="/admin/cost-items" className="btn btn-small">
					{texts.money.costItems.title}
				</Link>
				<Link to="/admin/import-export?noun=certifications" className="btn btn-small">
					{texts.certifications.title}
				</Link>
				<Link to="/admin/content/translations" className="btn btn-small">
					{texts.translations.title}
				</Link>
			</div>
			<TabList
				label={texts.manageContent}
				tabs={contentTabs.map((name) => ({ name, to: tabAddress(name), text: t.tabs[name] }))}
				current={current}
			>
				<Outlet />
			</TabList>
		</>
	);
}
