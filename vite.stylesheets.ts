import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import postcss from "postcss";
import { type ESTree, type Plugin, parseSync } from "vite";

const app = resolve(import.meta.dirname, "app");

/** Markup of every public page: the document, with error pages, and what the loader and the ad pixel's scripts add. */
const shared = ["document.tsx", "islands/loader.ts", "islands/page-dialog.ts", "analytics/start.ts"];
/** Pages whose article opens in a dialog on the pages with a link to them (app/islands/page-dialog.ts). */
const openedInDialogs = ["routes/public/terms.tsx", "routes/public/privacy.tsx"];

/**
 * Gives every public page a style sheet of its own, since each page inlines it. `public.css?inline&pages` exports the whole
 * sheet, and `pages`: by route id, the rules that can apply to the page. A rule can apply if all classes of its selector occur
 * in string literals of the modules that the page imports.
 */
export function pageStylesheets(): Plugin {
	return {
		name: "page-stylesheets",
		enforce: "post",
		transform(code, id) {
			if (!id.endsWith("/public.css?inline&pages")) return null;
			const whole: string = JSON.parse(/^export default (".*");?$/s.exec(code)?.[1] ?? "");
			const pages = Object.fromEntries(
				globSync("routes/public/**/*.tsx", { cwd: app }).map((route) => [
					route.replace(".tsx", ""),
					rulesFor(whole, wordsOf([...shared, route])),
				]),
			);
			return { code: `${code}\nexport const pages = ${JSON.stringify(pages)};`, map: null };
		},
	};
}

/** The words of all string literals of these modules of `app/` and of all modules there that they import. */
function wordsOf(entries: string[]): Set<string> {
	const words = new Set<string>();
	const files = new Set(entries.map((entry) => join(app, entry)));
	// A set also visits what is added to it meanwhile.
	for (const file of files) {
		const module = readModule(file);
		for (const word of module.words) words.add(word);
		for (const imported of module.imports) files.add(imported);
		if (module.words.has("data-dialog")) for (const page of openedInDialogs) files.add(join(app, page));
	}
	return words;
}

type Module = { words: Set<string>; imports: string[] };
const modules = new Map<string, Module>();

function readModule(file: string): Module {
	const known = modules.get(file);
	if (known) return known;
	const module: Module = { words: new Set(), imports: [] };
	modules.set(file, module);
	visit(parseSync(file, readFileSync(file, "utf8")).program, (node) => {
		if (node.type === "ImportDeclaration" && node.importKind === "type") return false;
		if (node.type === "Literal" && typeof node.value === "string") addString(node.value);
		if (node.type === "TemplateElement") addString(node.value.cooked ?? "");
		if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier") module.words.add(node.name.name);
		return true;
	});
	function addString(text: string) {
		for (const word of text.split(/\s+/)) module.words.add(word);
		const path = join(dirname(file), text);
		if (/^\.{1,2}\/.*\.tsx?$/.test(text) && path.startsWith(app) && !isLeftOut(path)) module.imports.push(path);
	}
	return module;
}

/** The registry names every island; each page imports those that it has. Texts are no markup. */
const isLeftOut = (path: string) => /islands\/registry|app\/(admin|i18n|legal)\/|guide-text\.ts/.test(path);

/** Calls `enter` for a node and, if it returns true, for the nodes below. */
export function visit(node: unknown, enter: (node: ESTree.Node) => boolean): void {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node && !enter(node as ESTree.Node)) return;
	for (const child of Object.values(node)) visit(child, enter);
}

/** The sheet without rules that need a class other than these words, and without the colors that are then unused. */
function rulesFor(css: string, words: ReadonlySet<string>): string {
	const sheet = postcss.parse(css);
	sheet.walkRules((rule) => {
		const possible = rule.selectors.filter((selector) => requiredClasses(selector).every((name) => words.has(name)));
		if (possible.length === 0) rule.remove();
		else rule.selectors = possible;
	});
	sheet.walkComments((comment) => {
		comment.remove();
	});
	const scripts = [...words].filter((word) => word.includes("var(--")).join();
	for (let before = ""; before !== sheet.toString(); ) {
		before = sheet.toString();
		sheet.walkDecls(/^--/, (declaration) => {
			if (!(before + scripts).includes(`var(${declaration.prop})`)) declaration.remove();
		});
		sheet.walk((node) => {
			if ("nodes" in node && node.nodes?.length === 0) node.remove();
		});
	}
	return sheet.toString();
}

/** Classes that an element must have for the selector to match; those within `:is()`, `:not()` and `:has()` need not be there. */
function requiredClasses(selector: string): string[] {
	const outer = selector.replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, "");
	return [...outer.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));
}
