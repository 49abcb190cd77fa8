import { Form } from "react-router";
import { searchEverything, searchRecords } from "../../../domain/desk/global-search/queries.ts";
import { type FoundItem, leastLetters, type SearchGroup } from "../../../domain/desk/global-search/schema.ts";
import { cleanQuery } from "../../../domain/shared/validation.ts";
import { adminTexts } from "../../admin/all-texts.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { findPages } from "../../admin/navigation-entries.ts";
import { PageTitle } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { recordList } from "../../admin/record-lists.tsx";
import { recordTypeOf } from "../../admin/record-types.ts";
import type { Route } from "./+types/search";

/** Where a result of the search leads. */
const addresses: Record<SearchGroup, (item: FoundItem) => string> = {
	applicants: ({ id }) => `/admin/applicants/${id}`,
	applications: ({ id }) => `/admin/applications/${id}`,
	contacts: ({ id }) => `/admin/contact/${id}`,
	universities: ({ id }) => `/admin/universities/${id}`,
	programs: ({ id }) => `/admin/programs/${id}`,
	posts: ({ id }) => `/admin/blog/${id}`,
	users: ({ detail }) => `/admin/users?${new URLSearchParams({ q: detail })}`,
};

/** Also read by the search dialog while somebody types. */
export const loader = adminLoader("search", async ({ caller, language }, { url }: Route.LoaderArgs) => {
	const query = cleanQuery(url.searchParams.get("q"));
	const texts = adminTexts[language];
	const [found, records] = await Promise.all([searchEverything(caller, query, language), searchRecords(caller, query)]);
	return {
		query,
		isOwner: caller.role === "owner",
		groups: [
			...found.map(({ name, items }) => ({
				...{ name, title: texts.lists.search.groups[name] },
				items: items.map((item) => ({ ...item, to: addresses[name](item) })),
			})),
			...records.map(({ noun, rows }) => {
				const { title, nameOf } = recordList(noun, texts, language);
				const { base } = recordTypeOf(noun);
				const items = rows.map((row) => ({ id: row.id, title: nameOf(row), detail: "", to: `${base}/${row.id}` }));
				return { name: noun, title, items };
			}),
		],
	};
});

/** The search over everything, as a page of its own. */
export default function Search({ loaderData: { value: loaded } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.lists.search;
	const query = loaded?.query ?? "";
	const isShort = Array.from(query).length < leastLetters;
	const pages = loaded && !isShort ? findPages(query, texts.navigation, loaded.isOwner) : [];
	const count = loaded?.groups.reduce((sum, { items }) => sum + items.length, pages.length) ?? 0;
	return (
		<>
			<PageTitle title={t.title} />
			<Form method="get" action="/admin/search" role="search" className="search-form">
				<label>
					<span className="label">{t.label}</span>
					<input
						type="search"
						name="q"
						key={query}
						defaultValue={query}
						maxLength={80}
						enterKeyHint="search"
						className="field"
						aria-describedby="search-hint"
					/>
				</label>
				<button type="submit" className="btn btn-primary">
					{t.title}
				</button>
			</Form>
			<p id="search-hint" className="mt-2 text-muted">
				{t.hint}
			</p>
			{!loaded && <FetchFault />}
			{loaded && query !== "" && (
				<p role="status" className="mt-4 font-semibold">
					{isShort ? t.tooShort : count > 0 ? t.found(count) : t.nothing(query)}
				</p>
			)}
			{pages.length > 0 && (
				<Found
					name="pages"
					title={texts.pages}
					items={pages.map(({ id, title }) => ({ id, title, detail: "", to: id }))}
				/>
			)}
			{loaded?.groups.map((group) => (
				<Found key={group.name} {...group} />
			))}
		</>
	);
}

type FoundProps = { name: string; title: string; items: { id: string; title: string; detail: string; to: string }[] };

function Found({ name, title, items }: FoundProps) {
	return (
		<section className="mt-4" aria-labelledby={`found-${name}`}>
			<h2 id={`found-${name}`}>{title}</h2>
			<ul className="found">
				{items.map(({ id, title: text, detail, to }) => (
					<li key={id}>
						<Link to={to}>
							<strong>{text}</strong> <span className="text-muted">{detail}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
