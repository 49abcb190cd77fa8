import { type HTMLElement, type Node, parse, TextNode } from "node-html-parser";

/** One element of a page, read as a visitor reads it: by roles, names and texts. */
export type Part = {
	element: HTMLElement;
	/** Its visible text in one line. */
	text: string;
	all(selector: string): Part[];
	/**
	 * The only element that matches the selector.
	 * @throws if there is none, or more than one.
	 */
	one(selector: string): Part;
	has(selector: string): boolean;
	/** The value of an attribute, or undefined. */
	get(attribute: string): string | undefined;
	/** The links by their name: `aria-label`, else the text, with or without hidden text. */
	links(name?: string | RegExp): Part[];
	/** The URL of the only link with that name. */
	href(name: string | RegExp): string | undefined;
};

export type Page = Part & { status: number; headers: Headers; html: string };

/** Parses a response as a page. */
export async function openPage(answer: Promise<Response> | Response): Promise<Page> {
	const response = await answer;
	const html = await response.text();
	return Object.assign(asPart(parse(html)), { status: response.status, headers: response.headers, html });
}

function asPart(element: HTMLElement): Part {
	const all = (selector: string) => element.querySelectorAll(selector).map(asPart);
	const links = (name: string | RegExp = /^/) => all("a").filter((link) => isNamed(link, name));
	return {
		element,
		// Read when asked for: most elements are only counted or passed through. Word joiners are invisible.
		get text() {
			return wordsOf(element)
				.replace(/\u2060/g, "")
				.replace(/\s+/g, " ")
				.trim();
		},
		all,
		one: (selector) => only(all(selector), selector),
		has: (selector) => element.querySelector(selector) !== null,
		get: (attribute) => element.getAttribute(attribute),
		links,
		href: (name) => only(links(name), `link ${name}`).get("href"),
	};
}

function isNamed(link: Part, name: string | RegExp): boolean {
	const words = link.get("aria-label") ?? link.text;
	if (typeof name !== "string") return name.test(words);
	const unseen = link.all(".sr-only").map(({ text }) => text);
	return (
		words === name || words.startsWith(`${name}: `) || (unseen[0] !== undefined && words === `${name} ${unseen[0]}`)
	);
}

function only<T>(found: T[], what: string): T {
	const [first] = found;
	if (first === undefined || found.length > 1) throw new Error(`${found.length} found: ${what}`);
	return first;
}

function wordsOf(node: Node): string {
	if (node instanceof TextNode) return node.text;
	const element = node as HTMLElement;
	if (/^(script|style)$/i.test(element.rawTagName ?? "")) return "";
	return ` ${element.childNodes.map(wordsOf).join("")} `;
}
