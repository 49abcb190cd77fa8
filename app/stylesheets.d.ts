/** The public pages' style sheet, and by route id the rules of it that can apply to a page (vite.stylesheets.ts). */
declare module "*.css?inline&pages" {
	const whole: string;
	export default whole;
	export const pages: Record<string, string>;
}
