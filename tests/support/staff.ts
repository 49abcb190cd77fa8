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

/** A browser with a signed-in user. */
export async function staffVisit(role: Role = "admin", options: Parameters<typeof visit>[0] = {}) {
	const visitor = await visit(options);
	await signInBrowser(visitor, await signedIn(visitor.site, role));
	return visitor;
}

/** Waits until an admin page listens to keys: only script draws the list of the shortcuts. */
export const hydrated = (page: Page) => page.locator("#shortcuts").waitFor({ state: "attached" });

type Visitor = Awaited<ReturnType<typeof visit>>;

export async function signInBrowser({ context, address }: Pick<Visitor, "context" | "address">, cookie: string) {
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	await context.addCookies([{ name, value, url: address }]);
}
