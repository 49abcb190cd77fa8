import { Link, useLocation } from "react-router";
import type { ImportKind } from "../../domain/desk/import-export/schema.ts";
import { useAdminTexts, useFrame } from "./frame.ts";

type TabHeadProps = {
	title: string;
	add?: { to: string; text: string };
	/** The resource that can be imported, and, except contact messages, exported. */
	importExport?: ImportKind;
	/** New rows that are not shown yet, for the window's title. */
	fresh?: number | undefined;
};

/** A tab's title, also for the window, and the buttons for new records. The export contains the filtered list. */
export function TabHead({ title, add, importExport, fresh = 0 }: TabHeadProps) {
	const { siteName } = useFrame();
	const t = useAdminTexts().importExport;
	const { search } = useLocation();
	const filter = search.replace("?", "&");
	return (
		<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
			<title>{`${fresh > 0 ? `(${fresh}) ` : ""}${title} — ${siteName}`}</title>
			<h2>{title}</h2>
			<div className="flex flex-wrap gap-2">
				{importExport && (
					<>
						<Link to={`/admin/import-export?noun=${importExport}`} className="btn btn-small">
							{importExport === "contacts" ? t.title.contacts : t.import}
						</Link>
						{importExport !== "contacts" && (
							<Link to={`/admin/import-export?noun=${importExport}${filter}#export`} className="btn btn-small">
								{t.export}
							</Link>
						)}
					</>
				)}
				{add && (
					<Link to={add.to + search} preventScrollReset className="btn btn-small btn-action">
						{add.text}
					</Link>
				)}
			</div>
		</div>
	);
}
