/** The public pages' style sheet, and by route id the rules of it that can apply to a page (vite.stylesheets.ts). */
declare module "*.css?inline&pages" {
	const whole: string;
	export default whole;
	export const pages: Record<string, string>;
}

/** The admin panel's texts: in the browser what loads those of a language, on the server the addresses (vite.texts.ts). */
declare module "virtual:admin-texts" {
	type Part = "adminTexts" | "caseTexts" | "managementTexts";
	export const load: <Texts>(part: Part, language: string) => Promise<Texts>;
	export const scripts: Partial<Record<Part, Partial<Record<string, string>>>>;
}
