import { Outlet } from "react-router";
import { postFilters } from "../../../domain/content/blog/fields.ts";
import { type ListedPost, listPostsForStaff } from "../../../domain/content/blog/queries.ts";
import { staffPostFilter } from "../../../domain/content/blog/rules.ts";
import { isFiltered } from "../../../domain/records/filters.ts";
import { type Language, localized } from "../../../domain/shared/language.ts";
import { recordsPerPage } from "../../../domain/shared/paging.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoices } from "../../admin/filter-bar.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { List } from "../../admin/list.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { PublishToggle } from "../../admin/publish-toggle.tsx";
import { RowActions } from "../../admin/row-actions.tsx";
import { TabHead } from "../../admin/tab-head.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/posts";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const filter = staffPostFilter(url.searchParams);
	return load(requestContext, "posts", async () => ({
		list: await listPostsForStaff(requestContext.caller, filter),
		filtered: filter.query !== "" || isFiltered(postFilters, filter),
	}));
}

const home = "/admin/blog";
const titleOf = (post: ListedPost, language: Language) => localized(post, "title", language);

export default function Posts({ loaderData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.blog;
	const columns: Column<ListedPost>[] = [
		{ header: t.fields.title, cell: (post) => titleOf(post, language) },
		{ header: t.fields.author, cell: ({ authorName }) => authorName ?? t.noAuthor },
		{ header: t.fields.createdAt, cell: ({ createdAt }) => <LocalTime at={createdAt.toISOString()} /> },
		{
			header: t.filters.published.label,
			cell: (post) => <PublishToggle id={post.id} name={titleOf(post, language)} published={post.published} />,
		},
		{
			header: texts.actions,
			cell: (post) => <RowActions base={`${home}/${post.id}`} name={titleOf(post, language)} />,
		},
	];
	return (
		<>
			<TabHead title={texts.tabs.blog} add={{ to: `${home}/new`, text: t.add }} />
			<FilterBar action={home} search={t.search}>
				<FilterChoices filters={postFilters} texts={t.filters} />
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
