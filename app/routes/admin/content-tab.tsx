import { Outlet } from "react-router";
import { contentNouns } from "../../../domain/content/site/commands.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { type ContentSection, contentSections, contentTabs, sectionOf, settings } from "../../admin/content-kinds.ts";
import { ContentList, rowOf } from "../../admin/content-list.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/content-tab";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** The settings, or a tab of the content manager; undefined if no tab has this name. */
function tabAt(pathname: string, slug: string | undefined): ContentSection["tab"] | undefined {
	if (pathname.startsWith("/admin/settings")) return settings;
	return contentTabs.find((tab) => tab === sectionOf(slug)?.tab);
}

/** All records of the tab, in the visitor's language. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "content", async () => {
		const tab = tabAt(url.pathname, params.slug);
		if (!tab) throw notFound("content");
		const sections = contentSections.filter((section) => section.tab === tab);
		const lists = sections.map(async (section) => {
			const records = await contentNouns[section.kind].list(requestContext.caller);
			return { slug: section.slug, rows: records.map((record) => rowOf(record, section, requestContext.language)) };
		});
		return { tab, lists: await Promise.all(lists) };
	});
}

export default function ContentTab({ loaderData: { value, fault } }: Route.ComponentProps) {
	const t = useAdminTexts();
	const { siteName } = useFrame();
	return (
		<>
			<title>{`${value ? { ...t.content.tabs, settings: t.content.settings }[value.tab] : t.manageContent} — ${siteName}`}</title>
			{fault === "missing" && <p>{t.notFound}</p>}
			{fault === "failed" && <FetchFault />}
			<div className="grid gap-8">
				{value?.lists.map(({ slug, rows }) => (
					<ContentList key={slug} slug={slug} rows={rows} />
				))}
			</div>
			<Outlet />
		</>
	);
}
