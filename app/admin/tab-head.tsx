import { Link, useLocation } from "react-router";
import { useAdminTexts, useFrame } from "./frame.ts";

type TabHeadProps = {
	title: string;
	add?: { to: string; text: string };
	/** What of it can be exchanged with spreadsheets. */
	exchange?: "universities" | "programs";
};

/** A tab's name, for the window too, and the ways to new records. What is exported is what the list shows. */
export function TabHead({ title, add, exchange }: TabHeadProps) {
	const { siteName } = useFrame();
	const t = useAdminTexts().exchange;
	const { search } = useLocation();
	const filter = search.replace("?", "&");
	return (
		<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
			<title>{`${title} — ${siteName}`}</title>
			<h2>{title}</h2>
			<div className="flex flex-wrap gap-2">
				{exchange && (
					<>
						<Link to={`/admin/exchange?noun=${exchange}`} className="btn btn-small">
							{t.import}
						</Link>
						<Link to={`/admin/exchange?noun=${exchange}${filter}#export`} className="btn btn-small">
							{t.export}
						</Link>
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
