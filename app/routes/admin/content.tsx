import { Outlet, useLocation } from "react-router";
import { contentTabs, sectionOf, tabAddress } from "../../admin/content-kinds.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { currentEntry } from "../../admin/navigation-entries.ts";
import { PageTitle } from "../../admin/page.tsx";
import { hasTabs, TabList } from "../../admin/tabs.tsx";

/** CMS-01: the site content in eight tabs; and as pages without tabs, to which the navigation leads. */
export default function ContentManager() {
	const texts = useManagementTexts();
	const place = useLocation();
	const entry = currentEntry(place.pathname, place.search);
	if (!hasTabs(place))
		return (
			<>
				<PageTitle title={entry ? texts.navigation.entries[entry.name] : texts.manageContent} className="mb-4" />
				<Outlet />
			</>
		);
	const tab = place.pathname.split("/")[3];
	const current = tab === "applications" ? tab : (sectionOf(tab)?.tab ?? "hero");
	return (
		<>
			<PageTitle title={texts.manageContent} className="mb-4" />
			<TabList
				label={texts.manageContent}
				tabs={contentTabs.map((name) => ({ name, to: tabAddress(name), text: texts.content.tabs[name] }))}
				current={current}
			>
				<Outlet />
			</TabList>
		</>
	);
}
