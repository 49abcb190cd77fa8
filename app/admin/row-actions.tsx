import { Link, useLocation } from "react-router";
import { useAdminTexts } from "./frame.ts";

type RowActionsProps = { base: string; name: string /** Visitors' submissions cannot be edited. */; fixed?: boolean };

/** View, edit and delete links of a row; each opens a dialog over the unchanged list. */
export function RowActions({ base, name, fixed = false }: RowActionsProps) {
	const t = useAdminTexts();
	const { search } = useLocation();
	return (
		<span className="row-actions">
			<Link to={base + search} preventScrollReset aria-label={`${t.view}: ${name}`}>
				{t.view}
			</Link>
			{!fixed && (
				<Link to={`${base}/edit${search}`} preventScrollReset aria-label={`${t.edit}: ${name}`}>
					{t.edit}
				</Link>
			)}
			<Link
				to={`${base}/delete${search}`}
				preventScrollReset
				aria-label={`${t.delete}: ${name}`}
				className="text-brick"
			>
				{t.delete}
			</Link>
		</span>
	);
}
