/** The public pages' style sheet, and by route id the rules of it that can apply to a page (vite.stylesheets.ts). */
declare module "*.css?inline&pages" {
	const whole: string;
	export default whole;
	export const pages: Record<string, string>;
}

/** The scripts with the admin panel's texts in each language, on the server (vite.config.ts). */
declare module "virtual:admin-text-chunks" {
	const chunks: Partial<Record<string, string[]>>;
	export default chunks;
}
