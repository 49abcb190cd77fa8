import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { ImportKind } from "../../domain/desk/import-export/schema.ts";
import { useFrame, useManagementTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { currentEntry } from "./navigation-entries.ts";
import { RowMenu } from "./row-menu.tsx";
import { hasTabs, useListSearch } from "./tabs.tsx";

type TabHeadProps = {
	/** Of the tab; a page of its own has the name that the navigation gives it. */
	title: string;
	add?: { to: string; text: string };
	/** The resource that can be imported, and, except contact messages, exported. */
	importExport?: ImportKind;
	/** New rows, for the window's title. */
	fresh?: number | undefined;
	/** What else can be done with the whole list, in the menu at its head. */
	children?: ReactNode;
};

/** A tab's title, also for the window, and what can be done with the list. The export contains the filtered list. */
export function TabHead({ title: tabTitle, add, importExport, fresh = 0, children }: TabHeadProps) {
	const { siteName } = useFrame();
	const texts = useManagementTexts();
	const t = texts.importExport;
	const place = useLocation();
	const search = useListSearch();
	const filter = search.replace("?", "&");
	const entry = currentEntry(place.pathname, place.search);
	// Below tabs, the page has its heading above them.
	const isTab = hasTabs(place);
	const title = entry && !isTab ? texts.navigation.entries[entry.name] : tabTitle;
	const Heading = isTab ? "h2" : "h1";
	return (
		<div className="list-head">
			<title>{`${fresh > 0 ? `(${fresh}) ` : ""}${title} — ${siteName}`}</title>
			<Heading>{title}</Heading>
			<div className="list-actions">
				{add && (
					<Link to={add.to + search} preventScrollReset className="btn btn-small btn-primary">
						{add.text}
					</Link>
				)}
				{(importExport || children) && (
					<RowMenu name={title}>
						{importExport && (
							<Link to={`/admin/import-export?noun=${importExport}`}>
								{importExport === "contacts" ? t.title.contacts : t.import}
							</Link>
						)}
						{importExport && importExport !== "contacts" && (
							<Link to={`/admin/import-export?noun=${importExport}${filter}#export`}>{t.export}</Link>
						)}
						{children}
					</RowMenu>
				)}
			</div>
		</div>
	);
}
