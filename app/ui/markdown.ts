import { lexer, type MarkedToken, type Token } from "marked";
import { createElement as element, Fragment, type ReactNode } from "react";
import { readImageAddress, srcset } from "../../domain/content/images/rules.ts";

/**
 * Renders Markdown to React elements. It creates no HTML string, so nothing has to be sanitized: HTML is shown as text,
 * and unsafe links and images are omitted (S-07).
 */
export function Markdown({ text }: { text: string }) {
	return element(Fragment, null, ...blocks(lexer(text, { gfm: true }), new Map()));
}

/** How often each anchor is used on this page. */
type Anchors = Map<string, number>;

function blocks(tokens: Token[], anchors: Anchors): ReactNode[] {
	return tokens.map((token) => block(token as MarkedToken, anchors));
}

function block(token: MarkedToken, anchors: Anchors): ReactNode {
	switch (token.type) {
		case "heading": {
			const id = anchor(token.text, anchors);
			// Only the page's title is a first-level heading.
			const level = Math.min(6, Math.max(2, token.depth));
			return element(`h${level}`, { id }, element("a", { href: `#${id}` }, ...inline(token.tokens)));
		}
		case "paragraph":
			return element("p", null, ...inline(token.tokens));
		case "blockquote":
			return element("blockquote", null, ...blocks(token.tokens, anchors));
		case "code":
			return element("pre", null, element("code", null, token.text));
		case "hr":
			return element("hr");
		case "list": {
			const items = token.items.map((item) => element("li", null, ...blocks(item.tokens, anchors)));
			return token.ordered ? element("ol", { start: Number(token.start) }, ...items) : element("ul", null, ...items);
		}
		case "table":
			return table(token.header, token.rows);
		case "html":
			return element("p", null, token.text);
		case "text":
			return token.tokens ? element(Fragment, null, ...inline(token.tokens)) : characters(token.text);
		case "space":
		case "def":
			return null;
		default:
			return element(Fragment, null, ...inline([token]));
	}
}

type Cells = { tokens: Token[] }[];

/** Focusable, so that a table wider than the screen can be scrolled by keyboard. */
function table(header: Cells, rows: Cells[]): ReactNode {
	const row = (kind: "th" | "td", cells: Cells) =>
		element("tr", null, ...cells.map(({ tokens }) => element(kind, null, ...inline(tokens))));
	const head = element("thead", null, row("th", header));
	const body = element("tbody", null, ...rows.map((cells) => row("td", cells)));
	return element("div", { className: "table", role: "group", tabIndex: 0 }, element("table", null, head, body));
}

function inline(tokens: Token[]): ReactNode[] {
	return tokens.map((token) => span(token as MarkedToken));
}

function span(token: MarkedToken): ReactNode {
	switch (token.type) {
		case "strong":
		case "em":
		case "del":
			return element(token.type, null, ...inline(token.tokens));
		case "codespan":
			return element("code", null, token.text);
		case "br":
			return element("br");
		case "link": {
			const href = safeLink(token.href);
			const words = inline(token.tokens);
			if (!href) return element(Fragment, null, ...words);
			return element("a", { href, rel: /^[/#]/.test(href) ? undefined : "noopener nofollow" }, ...words);
		}
		case "image":
			return picture(token.href, token.text);
		case "checkbox":
			return token.checked ? "☑ " : "☐ ";
		case "text":
		case "escape":
			return characters(token.text);
		default:
			return token.raw;
	}
}

/** Decodes character references, which marked leaves unchanged. */
function characters(text: string): string {
	const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", "#39": "'" };
	return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => names[name] ?? "");
}

/** Accepts paths of this site and http(s), mailto and tel URLs. */
export function safeLink(href: string): string | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip white space and control characters inside a scheme.
	if (/[\u0000-\u0020\u007f]/.test(href)) return undefined;
	if (/^(\/(?![/\\])|#)/.test(href)) return href;
	return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
}

/** The URL of another image may end with its size, as in "/campus.webp#1280x720", so that the layout does not shift. */
function picture(href: string, alt: string): ReactNode {
	const safe = safeLink(href);
	if (!safe || !/^(\/|https:)/i.test(safe)) return alt;
	const own = readImageAddress(safe);
	const size = /[#-](\d{1,5})x(\d{1,5})$/.exec(safe);
	return element("img", {
		src: safe.replace(/#.*$/, ""),
		alt,
		width: size ? Number(size[1]) : 1280,
		height: size ? Number(size[2]) : 720,
		loading: "lazy",
		decoding: "async",
		className: size ? undefined : "unsized",
		...(own && { srcSet: srcset(own), sizes: "(min-width: 46rem) 44rem, 100vw" }),
	});
}

function anchor(text: string, anchors: Anchors): string {
	const words = text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, "");
	const slug =
		words
			.trim()
			.replace(/[\s-]+/g, "-")
			.slice(0, 80) || "section";
	const before = anchors.get(slug) ?? 0;
	anchors.set(slug, before + 1);
	return before === 0 ? slug : `${slug}-${before + 1}`;
}
