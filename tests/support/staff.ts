import type { Page } from "playwright-core";
import type { Role } from "../../database/values.ts";
import { signedIn } from "./accounts.ts";
import { visit } from "./browser.ts";
import { openPage } from "./html.ts";
import { testSite } from "./site.ts";

/** The site as a signed-in user sees it, without script. */
export async function staffSite(role: Role = "admin", options: Parameters<typeof testSite> = []) {
	const site = await testSite(...options);
	const cookie = await signedIn(site, role);
	return {
		...site,
		cookie,
		open: (path: string, cookies = "") => openPage(site.get(path, { cookie: `${cookie}; ${cookies}` })),
		send: (path: string, form: Record<string, string>, cookies = "") =>
			site.post(path, form, { cookie: `${cookie}; ${cookies}` }),
	};
}

/** A browser with a signed-in user. It has opened or reloaded a page of the panel when that listens; forms work before, as without script. */
export async function staffVisit(role: Role = "admin", options: Parameters<typeof visit>[0] = {}) {
	const visitor = await visit(options);
	await signInBrowser(visitor, await signedIn(visitor.site, role));
	if (options?.context?.javaScriptEnabled !== false) {
		openListening(visitor.page);
		visitor.context.on("page", openListening);
	}
	return visitor;
}

function openListening(page: Page): void {
	const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
	const listening = async () => {
		if (await page.locator(".admin").count()) await hydrated(page);
	};
	page.goto = async (address, how) => {
		const response = await open(address, how);
		if (!how?.waitUntil) await listening();
		return response;
	};
	page.reload = async () => {
		const response = await reload();
		await listening();
		return response;
	};
}

/** Waits until an admin page listens to keys: only script draws the list of the shortcuts. */
export const hydrated = (page: Page) => page.locator("#shortcuts").waitFor({ state: "attached" });

/** Goes to a page of the admin panel as its links do, without loading its script and axe again. */
export async function follow(page: Page, path: string): Promise<void> {
	await page.evaluate(async (to) => {
		type Router = { navigate(to: string): Promise<void> };
		await (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to);
	}, path);
	await rendered(page);
}

/** Waits until React has rendered and its effects have run: it does both in tasks, and this one waits for all of them. */
export const rendered = (page: Page) => page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));

/** Opens what can be done about the row of a list. */
export const openRowMenu = (page: Page, name: string) => page.getByRole("button", { name: `More: ${name}` }).click();
/** The last entry of the person menu. */
export async function signOut(page: Page): Promise<void> {
	await page.locator(".person-button").click();
	await page.getByRole("button", { name: "Sign out" }).click();
}

type Visitor = Awaited<ReturnType<typeof visit>>;

export async function signInBrowser({ context, address }: Pick<Visitor, "context" | "address">, cookie: string) {
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	await context.addCookies([{ name, value, url: address }]);
}
