import { Outlet } from "react-router";
import { listContacts } from "../../../domain/cases/contacts/queries.ts";
import { contactFilter, contactFilters } from "../../../domain/cases/contacts/rules.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { isFiltered } from "../../../domain/records/filters.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { PhoneLinks } from "../../admin/contact-links.tsx";
import { DataTable } from "../../admin/data-table.tsx";
import { isTelegramMissing } from "../../admin/delivery-states.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { List } from "../../admin/list.tsx";
import { useContactCells } from "../../admin/lists/contact-cells.tsx";
import { ContactFilters, useContactFilterTexts } from "../../admin/lists/contact-filters.tsx";
import { FilterChips } from "../../admin/lists/filter-chips.tsx";
import { LiveHead } from "../../admin/live.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { RecordLinks, RowMenu } from "../../admin/row-menu.tsx";
import { SelectionBar } from "../../admin/selection.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import type { Route } from "./+types/contacts";

export const loader = adminLoader("contact messages", async ({ caller, now }, { url }: Route.LoaderArgs) => {
	const filter = contactFilter(url.searchParams);
	const [list, staff] = await Promise.all([listContacts(caller, filter), listStaff(caller)]);
	return { list, staff, filter, now };
});

const home = "/admin/contact";
type Loaded = NonNullable<Route.ComponentProps["loaderData"]["value"]>;

export default function Contacts({ loaderData: { value: loaded } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	return (
		<>
			<LiveHead list="contact" since={loaded?.now}>
				{(fresh) => (
					<TabHead
						title={texts.tabs.contact}
						importExport="contacts"
						add={{ to: "/admin/contact/new", text: texts.contact.enter }}
						fresh={fresh}
					>
						<Link to="/admin/trash">{texts.navigation.entries.trash}</Link>
					</TabHead>
				)}
			</LiveHead>
			<div className="list-tools">
				<ContactFilters home={home} staff={loaded?.staff ?? []} />
			</div>
			{loaded ? <Messages loaded={loaded} /> : <FetchFault />}
			<Outlet />
		</>
	);
}

function Messages({ loaded: { list, staff, filter, now } }: { loaded: Loaded }) {
	const texts = useAdminTexts();
	const t = texts.bulk.selection;
	const filters = { filters: contactFilters, values: filter, texts: useContactFilterTexts(staff) };
	const columns = useContactCells(home, now);
	return (
		<>
			<FilterChips home={home} {...filters} />
			<List
				list={list}
				size={filter.size ?? recordsPerPage}
				filtered={isFiltered(contactFilters, filter) || Boolean(filter.query)}
				empty={texts.contact.empty}
				home={home}
				hasSizes
			>
				<SelectionBar
					total={list.total}
					onPage={list.items.length}
					quick={{ to: "/admin/many/contact", actions: { spam: t.spam, closed: t.closed, delete: texts.delete } }}
				/>
				<DataTable
					caption={texts.tabs.contact}
					columns={columns}
					rows={list.items}
					home={home}
					isDense
					selection={({ id, name }) => ({ value: id, name })}
					menu={({ id, name, phone }) => (
						<RowMenu name={name}>
							{phone && <PhoneLinks phone={phone} />}
							<RecordLinks base={`${home}/${id}`} name={name} isFixed />
						</RowMenu>
					)}
				/>
				{list.items.some(({ notificationError }) => isTelegramMissing(notificationError)) && (
					<p className="mt-3 text-sm text-muted">{texts.contact.notConnected}</p>
				)}
			</List>
		</>
	);
}
