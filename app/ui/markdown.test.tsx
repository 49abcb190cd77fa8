import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown, safeLink } from "./markdown.ts";

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

test("POST-04: Markdown becomes headings with anchors, lists, tables, quotes, code and links", () => {
	const linked = (id: string) => `<h2 id="${id}"><a href="#${id}">Top</a></h2>`;
	expect(html("# Top\n\n## Top")).toBe(linked("top") + linked("top-2"));
	expect(html("- a\n- **b**")).toBe("<ul><li>a</li><li><strong>b</strong></li></ul>");
	expect(html("3. a\n4. b")).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
	expect(html("> quoted")).toBe("<blockquote><p>quoted</p></blockquote>");
	expect(html("`x < y`")).toBe("<p><code>x &lt; y</code></p>");
	expect(html("[in](/contact) [out](https://example.com)")).toBe(
		'<p><a href="/contact">in</a> <a href="https://example.com" rel="noopener nofollow">out</a></p>',
	);
	expect(html("| a | b |\n|---|---|\n| 1 | 2 |")).toBe(
		'<div class="table" role="group" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
	);
	expect(html("Fish &amp; chips &lt;3 \\*")).toBe("<p>Fish &amp; chips &lt;3 *</p>");
	expect(html("## Oʻzbekiston va Корея")).toContain('id="oʻzbekiston-va-корея"');
});

test("an image loads lazily and reserves its space, with its own size or a default", () => {
	expect(html("![Campus](/images/c.webp#800x600)")).toBe(
		'<p><img src="/images/c.webp" alt="Campus" width="800" height="600" loading="lazy" decoding="async"/></p>',
	);
	expect(html("![Campus](https://pictures.example/c.webp)")).toContain('width="1280" height="720"');
	expect(html("![Words](javascript:alert(1))")).toBe("<p>Words</p>");
});

test("S-07: HTML in a post is shown as text", () => {
	expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
	expect(html("a <img src=x onerror=alert(1)> b")).not.toContain("<img");
});

test("S-07: only paths and web, mailto and tel URLs become links", () => {
	const links = "/contact #top https://example.com HTTP://example.com mailto:a@example.com tel:+998710000000";
	for (const href of links.split(" ")) expect(safeLink(href), href).toBe(href);
	const scripts = ["javascript:alert(1)", "JaVaScRiPt:x", "java\nscript:x", "\u0001javascript:x", "vbscript:x"];
	const others = ["data:text/html,x", "//evil.example", "/\\evil.example", "blob:x", "file:///x", "", "x"];
	for (const href of [...scripts, ...others]) expect(safeLink(href), href).toBeUndefined();
});
