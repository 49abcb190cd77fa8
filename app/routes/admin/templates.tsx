import { Link, Outlet } from "react-router";
import { listTemplates, type ReplyTemplate } from "../../../domain/content/templates/queries.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { PageTitle } from "../../admin/page-title.tsx";
import { templateText } from "../../admin/templates.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/templates";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "templates", () => listTemplates(requestContext.caller));
}

const home = "/admin/templates";

/** Texts that staff send often, in three languages. */
export default function Templates({ loaderData: { value: templates } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.bulk.templates;
	const { language } = useFrame();
	const columns: Column<ReplyTemplate>[] = [
		{ header: t.fields.name, cell: ({ name }) => name },
		{
			header: t.fields.text,
			cell: (row) => <span className="one-line">{templateText(row, language)}</span>,
			onPhone: true,
		},
		{
			header: texts.actions,
			cell: ({ id, name }) => (
				<span className="row-actions">
					<Link to={`${home}/${id}/edit`} preventScrollReset aria-label={`${texts.edit}: ${name}`}>
						{texts.edit}
					</Link>
					<Link
						to={`${home}/${id}/delete`}
						preventScrollReset
						aria-label={`${texts.delete}: ${name}`}
						className="text-brick"
					>
						{texts.delete}
					</Link>
				</span>
			),
		},
	];
	return (
		<>
			<div className="flex flex-wrap items-center gap-3">
				<PageTitle title={t.title} className="mr-auto" />
				<Link to={`${home}/new`} className="btn btn-small btn-primary">
					{texts.add}
				</Link>
			</div>
			<p className="mb-4 text-muted">{t.hint}</p>
			{templates ? (
				templates.length > 0 ? (
					<DataTable caption={t.title} columns={columns} rows={templates} />
				) : (
					<p className="notice text-center">{texts.nothingYet}</p>
				)
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
