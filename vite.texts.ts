import { type ESTree, type Plugin, parseSync } from "vite";
import { languages } from "./database/values.ts";
import { visit } from "./vite.stylesheets.ts";

const name = "virtual:admin-texts";
/** The texts of the panel, and those of papers, which messages use as well. */
const inOneLanguage = /\/(?:app\/i18n\/\w+\/[\w-]+|domain\/cases\/news\/document-texts)\.ts\?language=(\w+)$/;

/** What every page needs, what a case needs, and all texts: a script for each, which imports the one before. */
const parts = {
	adminTexts: "/app/i18n/admin/texts.ts",
	caseTexts: "/app/i18n/admin/case-texts.ts",
	managementTexts: "/app/i18n/admin/management-texts.ts",
};

/**
 * Gives the browser the admin panel's texts in one language, although the files have all languages side by side.
 * `virtual:admin-texts` exports, in the browser, `load`, which imports a part of the texts in a language from a script of its
 * own, and, on the server, `scripts`: the addresses of these scripts, so that the document can preload them. The client is built
 * first.
 */
export function adminTexts(): Plugin {
	const scripts: Record<string, Record<string, string>> = {};
	const imports = Object.entries(parts).map(([part, file]) => {
		const ofLanguages = languages.map((code) => `${code}: () => import("${file}?language=${code}")`);
		return `${part}: { ${ofLanguages.join()} }`;
	});
	const browser = `import { pickLanguage } from "/domain/shared/dictionary.ts";
		export const scripts = {};
		const parts = { ${imports.join()} };
		export const load = async (part, language) => pickLanguage((await parts[part][language]())[part], language);`;
	return {
		name,
		enforce: "pre",
		async resolveId(id, importer) {
			if (id === name) return `\0${name}`;
			const language = inOneLanguage.exec(importer ?? "")?.[1];
			if (!language) return null;
			const resolved = await this.resolve(id, importer, { skipSelf: true });
			const query = `?language=${language}`;
			return resolved && inOneLanguage.test(resolved.id + query) ? { ...resolved, id: resolved.id + query } : resolved;
		},
		load(id) {
			if (id !== `\0${name}`) return null;
			if (this.environment.name === "client") return browser;
			return `export const load = undefined;\nexport const scripts = ${JSON.stringify(scripts)};`;
		},
		transform(code, id) {
			const language = inOneLanguage.exec(id)?.[1];
			return language ? { code: keepLanguage(code, language), map: null } : null;
		},
		generateBundle(_options, bundle) {
			for (const chunk of Object.values(bundle)) {
				// A script that other parts import need not be named by its module, so all modules of it are looked through.
				for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
					const [file = "", language] = id.split("?language=");
					const part = Object.entries(parts).find(([, each]) => file.endsWith(each))?.[0];
					if (part && language) scripts[part] = { ...scripts[part], [language]: `/${chunk.fileName}` };
				}
			}
		},
	};
}

/** Removes the other languages from the texts of a module: of `{ en: "Save", ru: "Сохранить" }`, `{ ru: "Сохранить" }` is left. */
export const keepLanguage = (code: string, language: string): string =>
	findTexts(code)
		.flatMap(Object.entries<ESTree.ObjectProperty>)
		.filter(([name]) => name !== language)
		.reduceRight((rest, [, { start, end }]) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ""), code);

/** Finds the objects that hold a text by language. If the values are objects too, it is a group: `{ ko: { en: "Korean" }, en: { … } }`. */
export function findTexts(code: string): Record<string, ESTree.ObjectProperty>[] {
	const texts: Record<string, ESTree.ObjectProperty>[] = [];
	visit(parseSync("texts.ts", code).program, (node) => {
		if (node.type !== "ObjectExpression") return true;
		const properties = node.properties.filter(isInLanguage);
		if (properties.length === 0 || properties.length < node.properties.length) return true;
		texts.push(Object.fromEntries(properties.map((property) => [nameOf(property), property])));
		return false;
	});
	return texts;
}

const isInLanguage = (property: ESTree.ObjectPropertyKind): property is ESTree.ObjectProperty =>
	property.type === "Property" &&
	languages.some((language) => language === nameOf(property)) &&
	property.value.type !== "ObjectExpression";

/** The source of a text in one language, without its name. */
export const sourceOf = (property: ESTree.ObjectProperty | undefined, code: string): string =>
	property ? code.slice(property.value.start, property.value.end) : "";

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === "Identifier" ? key.name : "");
