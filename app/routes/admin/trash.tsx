import { Outlet, useLocation } from "react-router";
import { restoreFromTrash } from "../../../domain/cases/trash/commands.ts";
import { type Deleted, listTrash } from "../../../domain/cases/trash/queries.ts";
import { pageNumber, recordsPerPage } from "../../../domain/shared/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { areaName } from "../../admin/log/sentences.ts";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { RowLink, RowMenu } from "../../admin/row-menu.tsx";
import type { Route } from "./+types/trash";

export const loader = adminLoader("trash", async ({ caller }, { url }: Route.LoaderArgs) => {
	const page = pageNumber(url.searchParams);
	return listTrash(caller, { page });
});

const home = "/admin/trash";

/** The only form here restores a record. */
export const action = adminAction(({ caller }, { url }: Route.ActionArgs) => ({
	done: "item_restored",
	back: home + url.search,
	submit: ({ id = "" }) => restoreFromTrash(caller, id),
}));

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.bulk.trash;
	const { search } = useLocation();
	const columns: Column<Deleted>[] = [
		{ header: t.record, cell: ({ label }) => label },
		{ header: t.noun, cell: ({ noun }) => areaName(noun, texts), onPhone: true },
		{ header: t.deletedAt, cell: ({ deletedAt }) => <LocalTime at={deletedAt} />, onPhone: true },
		{ header: t.deletedBy, cell: ({ deletedBy }) => deletedBy ?? texts.somebody, onPhone: true },
		{ header: t.keptUntil, cell: ({ keptUntil }) => <LocalTime at={keptUntil} />, onPhone: true },
		{ header: t.restore, cell: (row) => <Restore {...row} />, onPhone: true },
	];
	return (
		<>
			<Page title={t.title} hint={t.hint} again={actionData} loaded={loaderData}>
				{(list) => (
					<List list={list} size={recordsPerPage} filtered={false} empty={t.empty} home={home}>
						<DataTable
							caption={t.title}
							columns={columns}
							rows={list.items}
							menu={({ id, label }) => (
								<RowMenu name={label}>
									<RowLink to={`${home}/${id}/delete${search}`} text={t.deleteForGood} name={label} isDanger />
								</RowMenu>
							)}
						/>
					</List>
				)}
			</Page>
			<Outlet />
		</>
	);
}

function Restore({ id, label }: Deleted) {
	const t = useManagementTexts().bulk.trash;
	return (
		<PostForm preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<SubmitButton className="btn btn-small" aria-label={`${t.restore}: ${label}`}>
				{t.restore}
			</SubmitButton>
		</PostForm>
	);
}
