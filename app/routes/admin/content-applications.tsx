import { Outlet, useLocation } from "react-router";
import { type ListedApplication, listApplications } from "../../../domain/cases/applications/queries.ts";
import { pageNumber, recordsPerPage } from "../../../domain/shared/paging.ts";
import { homeZone } from "../../../domain/shared/time-zone.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { RowLink, RowMenu } from "../../admin/row-menu.tsx";
import { StatusBadge } from "../../admin/status-badge.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import type { Route } from "./+types/content-applications";

/** C-33: the rows of the applications tab, to view and to delete. */
export const loader = adminLoader("applications", async ({ caller }, { url }: Route.LoaderArgs) => {
	const filter = { query: "", page: pageNumber(url.searchParams), zone: homeZone };
	return listApplications(caller, filter);
});

const home = "/admin/content/applications";

export default function ContentApplications({ loaderData: { value: list } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const { search } = useLocation();
	const columns: Column<ListedApplication>[] = [
		{ header: t.fields.name, cell: ({ applicantName }) => applicantName },
		{ header: t.fields.reference, cell: ({ reference }) => reference },
		{ header: t.fields.submitted, cell: ({ submittedAt }) => <LocalTime at={submittedAt} /> },
		{ header: t.status, cell: ({ status }) => <StatusBadge status={status} /> },
	];
	return (
		<>
			<TabHead title={texts.tabs.applications} />
			{list ? (
				<List list={list} size={recordsPerPage} filtered={false} empty={t.empty} home={home}>
					<DataTable
						caption={texts.tabs.applications}
						columns={columns}
						rows={list.items}
						menu={({ id, applicantName }) => (
							<RowMenu name={applicantName}>
								<RowLink to={`/admin/applications/${id}`} text={texts.view} name={applicantName} />
								<RowLink to={`${home}/${id}/delete${search}`} text={texts.delete} name={applicantName} isDanger />
							</RowMenu>
						)}
					/>
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
