import { Outlet, useLocation } from "react-router";
import { type ListedApplication, listApplications } from "../../../domain/applications/queries.ts";
import { applicationFilter } from "../../../domain/applications/rules.ts";
import { firstStatuses, furtherStatuses, type StoredStatus } from "../../../domain/applications/schema.ts";
import { recordsPerPage } from "../../../domain/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoice } from "../../admin/filter-bar.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { load } from "../../admin/load.ts";
import { LocalTime } from "../../admin/local-time.tsx";
import { PhoneLinks } from "../../admin/phone-links.tsx";
import { RowActions } from "../../admin/row-actions.tsx";
import { StatusSelect } from "../../admin/status-select.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { useTimeZone, zoneOf } from "../../admin/time-zone.ts";
import { UnreadMark } from "../../admin/unread-mark.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applications";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, request, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	const { query, status, period, suspect, zone } = filter;
	return load(requestContext, "applications", async () => ({
		list: await listApplications(requestContext.caller, filter),
		filtered: query !== "" || status !== undefined || period !== undefined || suspect === true,
		zone,
	}));
}

const home = "/admin/applications";

export default function Applications({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const loaded = loaderData.value;
	const { search } = useLocation();
	useTimeZone(loaded?.zone);
	const columns: Column<ListedApplication>[] = [
		{
			header: t.fields.name,
			cell: ({ applicantName, isSuspect, hasUnread, applicantId }) => (
				<>
					{applicantName} {isSuspect && <span className="state state-failed">{texts.suspect.mark}</span>}{" "}
					{hasUnread && <UnreadMark applicantId={applicantId} />}
				</>
			),
		},
		{ header: t.fields.reference, cell: ({ reference }) => reference, onPhone: true },
		{
			header: t.fields.phone,
			cell: ({ phoneNumber }) => <PhoneLinks phone={phoneNumber} />,
			onPhone: true,
		},
		{
			header: t.fields.submitted,
			cell: ({ submittedAt }) => <LocalTime at={submittedAt.toISOString()} />,
			onPhone: true,
		},
		{
			header: t.status,
			cell: ({ id, applicantName, status }) => <StatusSelect id={id} name={applicantName} status={status} />,
			onPhone: true,
		},
		{
			header: texts.actions,
			cell: ({ id, applicantName }) => <RowActions base={`${home}/${id}`} name={applicantName} fixed />,
		},
	];
	const choice = (value: StoredStatus) => ({ value, text: t.statuses[value] });
	const old = loaded?.list.oldStatuses ?? [];
	return (
		<>
			<TabHead title={texts.tabs.applications} />
			<FilterBar action={home} search={t.search}>
				<FilterChoice
					name="status"
					label={t.status}
					options={[{ value: "", text: texts.all }, ...firstStatuses.map(choice)]}
					groups={[
						{ text: t.furtherStatuses, options: furtherStatuses.map(choice) },
						...(old.length > 0 ? [{ text: t.oldStatuses, options: old.map(choice) }] : []),
					]}
				/>
				<FilterChoice
					name="date"
					label={t.date}
					options={[
						{ value: "", text: t.anyTime },
						{ value: "today", text: t.today },
						{ value: "week", text: t.week },
					]}
				/>
				<FilterChoice
					name="suspect"
					label={texts.suspect.filter}
					options={[
						{ value: "", text: texts.all },
						{ value: "yes", text: texts.suspect.only },
					]}
				/>
			</FilterBar>
			{loaded ? (
				<List list={loaded.list} size={recordsPerPage} filtered={loaded.filtered} empty={t.empty} home={home}>
					<DataTable caption={texts.tabs.applications} columns={columns} rows={loaded.list.items} />
				</List>
			) : (
				<FetchFault />
			)}
			{loaded && loaded.list.total > 0 && (
				<p className="mt-3">
					<a href={`${home}/export.csv${search}`} className="btn btn-small" download>
						{t.download}
					</a>
				</p>
			)}
			<Outlet />
		</>
	);
}
