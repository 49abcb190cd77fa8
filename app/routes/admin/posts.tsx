import { useMemo } from "react";
import { Outlet } from "react-router";
import { type ListedPost, listPostsForStaff } from "../../../domain/blog/queries.ts";
import { staffPostFilter } from "../../../domain/blog/rules.ts";
import { type Language, localized } from "../../../domain/language.ts";
import { recordsPerPage } from "../../../domain/paging.ts";
import { columnsOf, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoice } from "../../admin/filter-bar.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { load } from "../../admin/load.ts";
import { LocalTime } from "../../admin/local-time.tsx";
import { PublishToggle } from "../../admin/publish-toggle.tsx";
import { RowActions } from "../../admin/row-actions.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/posts";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	const filter = staffPostFilter(url.searchParams);
	return load(visit, "posts", async () => ({
		list: await listPostsForStaff(visit.caller, filter),
		filtered: filter.query !== "" || filter.published !== undefined,
	}));
}

const column = columnsOf<ListedPost>();
const home = "/admin/blog";
const titleOf = (post: ListedPost, language: Language) => localized(post, "title", language);

export default function Posts({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.blog;
	const columns = useMemo(
		() => [
			column.accessor((post) => titleOf(post, language), { id: "title", header: t.fields.title }),
			column.accessor("authorName", { header: t.fields.author, cell: ({ getValue }) => getValue() ?? t.noAuthor }),
			column.accessor("createdAt", {
				header: t.fields.createdAt,
				cell: ({ getValue }) => <LocalTime at={getValue().toISOString()} />,
			}),
			column.display({
				id: "published",
				header: t.state,
				cell: ({ row: { original } }) => (
					<PublishToggle id={original.id} name={titleOf(original, language)} published={original.published} />
				),
			}),
			column.display({
				id: "actions",
				header: texts.actions,
				cell: ({ row: { original } }) => (
					<RowActions base={`${home}/${original.id}`} name={titleOf(original, language)} />
				),
			}),
		],
		[t, texts, language],
	);
	return (
		<>
			<TabHead title={texts.tabs.blog} add={{ to: `${home}/new`, text: t.add }} />
			<FilterBar action={home} search={t.search}>
				<FilterChoice
					name="state"
					label={t.state}
					options={[
						{ value: "", text: texts.all },
						{ value: "published", text: t.published },
						{ value: "draft", text: t.draft },
					]}
				/>
			</FilterBar>
			{loaderData.value ? (
				<List
					list={loaderData.value.list}
					size={recordsPerPage}
					filtered={loaderData.value.filtered}
					empty={t.empty}
					home={home}
				>
					<DataTable caption={texts.tabs.blog} columns={columns} rows={loaderData.value.list.items} />
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
