import { Outlet } from "react-router";
import { contentNouns } from "../../../domain/content/site/commands.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { sectionsOf } from "../../admin/content-kinds.ts";
import { ContentList, rowOf } from "../../admin/content-list.tsx";
import { ReadFault } from "../../admin/fault.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { hasTabs } from "../../admin/tabs.tsx";
import type { Route } from "./+types/content-tab";

/** All records of the page or tab, in the visitor's language. */
export const loader = adminLoader("content", async ({ caller, language }, { params, url }: Route.LoaderArgs) => {
	const slug = params.slug ?? (url.pathname.startsWith("/admin/settings") ? "legal-entity" : undefined);
	const sections = sectionsOf(slug, hasTabs(url));
	if (sections.length === 0) throw notFound("content");
	const lists = sections.map(async (section) => {
		const records = await contentNouns[section.kind].list(caller);
		return { slug: section.slug, rows: records.map((record) => rowOf(record, section, language)) };
	});
	return Promise.all(lists);
});

export default function ContentTab({ loaderData: { value, fault } }: Route.ComponentProps) {
	return (
		<>
			{!value && <ReadFault fault={fault} />}
			<div className="grid gap-8">
				{value?.map(({ slug, rows }) => (
					<ContentList key={slug} slug={slug} rows={rows} />
				))}
			</div>
			<Outlet />
		</>
	);
}
