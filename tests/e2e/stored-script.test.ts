import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { post, program, university } from "../support/factories.ts";
import { staffVisit } from "../support/staff.ts";
import { contactTaskRow, taskRow } from "../support/task-rows.ts";

/** Known payloads that turn stored text into script. Each of them would call `__x`. */
const payloads = [
	...["<script>__x()</script>", "<script src=//evil.example/x.js></script>", "</title><script>__x()</script>"],
	...["</style><script>__x()</script>", "</textarea><script>__x()</script>", "</script><script>__x()</script>"],
	...["--><script>__x()</script>", "]]><script>__x()</script>", "<img src=x onerror=__x()>"],
	...["<img src=x onerror='__x()'//", '"><img src=x onerror=__x()>', "'><img src=x onerror=__x()>"],
	...["<svg onload=__x()>", "<svg><animate onbegin=__x() attributeName=x dur=1s>"],
	"<svg><a xlink:href=javascript:__x()><text y=20>x</text></a></svg>",
	"<math><mtext></mtext><mglyph><style><img src=x onerror=__x()></style></mglyph></math>",
	...["<body onload=__x()>", "<iframe src=javascript:__x()></iframe>"],
	...["<iframe srcdoc='<script>parent.__x()</script>'></iframe>", "<object data=javascript:__x()></object>"],
	...["<details open ontoggle=__x()>", "<input autofocus onfocus=__x()>", "<select autofocus onfocus=__x()>"],
	...["<form action=javascript:__x()><input type=submit></form>", "<a href=javascript:__x()>x</a>"],
	...["<a href='java\nscript:__x()'>x</a>", "<base href=//evil.example/>"],
	"<link rel=stylesheet href=//evil.example/x.css>",
	"<meta http-equiv=refresh content='0;url=javascript:__x()'>",
	...["<style>@import '//evil.example/x.css'</style>", "<template><script>__x()</script></template>"],
	"<noscript><p title='</noscript><img src=x onerror=__x()>'>",
	...["<is-land data-i='SavedList' data-p='{}'></is-land>", "<div data-save=x data-results data-form>x</div>"],
	...["[x](javascript:__x())", "[x](JaVaScRiPt:__x())", "[x](java&#115;cript:__x())", "[x](&#106;avascript:__x())"],
	...["[x](\u0001javascript:__x())", "[x](data:text/html,<script>__x()</script>)", "[x](//evil.example)"],
	...['[x](https://example.com"onmouseover="__x())', "![x](javascript:__x())", '![x](x"onerror="__x())'],
	...["![x](data:image/svg+xml,<svg onload=__x()>)", "<javascript:__x()>", "[x]: javascript:__x()\n\n[x]"],
	"| <img src=x onerror=__x()> | b |\n|---|---|\n| <script>__x()</script> | c |",
	...["```html\n<script>__x()</script>\n```", "`<script>__x()</script>`", "> <script>__x()</script>"],
	...["{{constructor.constructor('__x()')()}}", "\u2028<script>__x()</script>\u2029"],
	...["&lt;script&gt;__x()&lt;/script&gt;", "&#60;img src=x onerror=__x()&#62;", "<<script>script>__x()</script>"],
	...["'-__x()-'", "\\'-__x()//", "<a id=__x><a id=__x name=y>", "javascript:__x()"],
];

const groupsOf = (all: string[], size: number): string[][] =>
	Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** The addresses of pages on which a payload ran. */
async function ranScripts(page: Page): Promise<string[]> {
	const ran: string[] = [];
	await page.exposeFunction("__x", () => ran.push(page.url()));
	page.on("dialog", async (dialog) => {
		ran.push(dialog.message());
		await dialog.dismiss();
	});
	return ran;
}

/** Elements with a script URL, which a click would run. */
const scriptLinks = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const elements = [...document.querySelectorAll("a[href], form[action], img[src], iframe, object, embed, base")];
		const scripts = /^\s*(javascript|vbscript|data:text)/i;
		return elements
			.filter((element) => ["href", "action", "src"].some((name) => scripts.test(element.getAttribute(name) ?? "")))
			.map((element) => element.outerHTML);
	});

test("S-07, XSS: no stored text runs as script on any page, even without the content security policy", async () => {
	expect(payloads.length).toBeGreaterThanOrEqual(60);
	const { page, site } = await visit({ start: "empty" });
	const ran = await ranScripts(page);
	const system = site.system;
	const pages: string[] = [];
	// The texts of the three kinds of records have six payloads, each in another field.
	for (const [index, group] of groupsOf(payloads, 6).entries()) {
		const [one = "", two = one, three = one, four = one, five = one, six = one] = group.map((payload) =>
			payload.slice(0, 250),
		);
		const all = group.join("\n\n");
		const slug = `payload-${index}`;
		const content = `${all}\n\n${group.toReversed().join("\n\n")}`;
		await post(system, { slug, title: one, excerpt: two, content, tags: [three.slice(0, 50)] });
		const place = { name: four, location: five, description: all, scholarships: six };
		const universityId = await university(system, place);
		const study = { universityId, title: two, fees: five, description: one, requirements: all };
		const id = await program(system, study);
		pages.push(`/blog/${slug}`);
		// Pages with a payload that could end a script or title, and some others.
		if (index < 2 || index % 3 === 0) pages.push(`/universities/${universityId}`, `/programs/${id}`);
	}
	const lists = ["/", "/programs", "/programs?page=2", "/universities", "/universities?page=2", "/blog", "/apply"];
	for (const path of [...lists, "/blog/feed.xml", ...pages]) {
		await page.goto(path, { waitUntil: "load" });
		expect(await scriptLinks(page), path).toEqual([]);
		const active = page.locator(".prose :is([onerror], script, iframe, svg), [onload], [onfocus]");
		expect(await active.count(), path).toBe(0);
	}
	// The visitor's console must be clean at the end (tests/support/browser.ts), so no policy violation was reported
	// either.
	expect(ran).toEqual([]);
});

test("S-07, XSS: no stored text runs as script in the case, the queue, the board, the lists, the trash, the templates or the search", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty", context: { bypassCSP: true } });
	const ran = await ranScripts(page);
	const [owner] = await site.sql("select id from users");
	const shown = payloads.map((payload) => payload.replace(/\p{Cc}/gu, " ").trim());
	let applicantId = "";
	let contactId = "";
	for (const [index, [one = "", two = one, three = one]] of groupsOf(shown, 3).entries()) {
		const due = { due_at: new Date(Date.now() + (index + 1) * 60_000) };
		const application = { full_name: one, location: two.slice(0, 200), comment: three };
		({ applicantId } = await taskRow(site.sql, due, application));
		({ contactId } = await contactTaskRow(site.sql, due, two));
	}
	const each = "unnest($1::text[]) with ordinality as shown (payload, n)";
	for (const insert of [
		"reply_templates (name, text_en, text_ru, text_uz) select left(n || ' ' || payload, 100), payload, payload, payload",
		`trash (noun, record_id, label, rows) select 'contact', gen_random_uuid(), payload, '{"record": {}}'`,
	])
		await site.sql(`insert into ${insert} from ${each}`, [shown]);
	const views = shown.map((payload, at) => ({ name: `${at} ${payload}`.slice(0, 50), query: "who=mine" }));
	await site.sql("update users set saved_views = $1 where id = $2", [JSON.stringify(views), owner?.id]);
	await site.sql("update contact_submissions set message = $1 where id = $2", [shown.join("\n"), contactId]);
	await site.sql(
		`insert into entries (applicant_id, kind, channel, text, is_pinned)
			select $2::uuid, 'message_in', 'web', payload, false from ${each}
			union all select $2::uuid, 'note', null, payload, true from ${each}`,
		[shown, applicantId],
	);
	const seen = new Set<string>();
	for (const path of [
		...[1, 2, 3].map((number) => `/queue?page=${number}`),
		...["/queue/board", "/applications", "/applications?page=2&q=__x", "/contact", `/contact/${contactId}`],
		...[`/applicants/${applicantId}`, `/applicants/${applicantId}/edit`, `/applicants/${applicantId}/call`],
		...["/trash", "/trash?page=2", "/templates", "/search?q=__x", "/search?q=%3Cscript%3E", "/bulk", "/log"],
	]) {
		await page.goto(`/admin${path}`);
		expect(await scriptLinks(page), path).toEqual([]);
		expect(await page.locator("main :is([onerror], [onload], [onfocus], iframe, object, embed)").count(), path).toBe(0);
		const text = await page.locator("main").innerText();
		for (const payload of shown) if (text.includes(payload)) seen.add(payload);
	}
	// Every payload was shown, so the pages did not only leave them out.
	expect(seen.size).toBeGreaterThan(shown.length - 10);
	expect(ran).toEqual([]);
});
