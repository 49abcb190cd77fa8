import { expect, test } from "vitest";
import { createContent, updateContent } from "../../domain/content/site/commands.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

test("NAV-01, NAV-02, NAV-03, NAV-04, NAV-06, GEN-03: the navigation contains every page, the language and the sign-in, and marks the current page", async () => {
	const site = await testSite();
	const header = (await openPage(site.get("/"))).one("header");
	const lists = ["/", "/programs", "/universities", "/admissions", "/blog", "/about", "/contact"];
	const hrefs = [...lists, "/costs", "/my", "/visa-status", "/apply"];
	const navigations = header.all('nav[aria-label="Main"]');
	expect(navigations).toHaveLength(2);
	// The menu, which wide screens have too, also links the sign-in of staff and the saved list.
	for (const [navigation, expected] of [
		[navigations[0], hrefs],
		[navigations[1], [...hrefs, "/fit", "/saved", "/auth"]],
	] as const) {
		const links = navigation?.links().map((link) => link.get("href"));
		expect(links?.toSorted()).toEqual(expected.toSorted());
	}
	const menu = navigations[1];
	expect(menu?.href("Sign Up / Sign In")).toBe("/auth");
	expect(menu?.all("p").map(({ text }) => text)).toEqual(["Find", "More", "For staff"]);
	expect(menu?.all("li").length).toBeLessThanOrEqual(12);
	const languages = header.all('form[action="/language"] button').map((button) => button.get("value"));
	expect(languages).toEqual(["en", "ru", "uz"]);

	for (const [path, name] of [
		["/", "Home"],
		["/programs?type=Master", "Programs"],
		["/ru/universities", "Университеты"],
	] as const) {
		const page = await openPage(site.get(path));
		expect(page.all("header nav a[aria-current=page]").map(({ text }) => text)).toEqual([name, name]);
	}
});

test("FOOT-01…07, CALL-02, CALL-03, DATA-01, GEN-11, APPLY-13, C-07, O-04, S-16: the footer has quick links, the years since the beginning, and the offices in order, in the visitor's language; active links are icons with a name, and open a new tab without access to this one; inactive ones never reach the browser, and without active ones the help panel leads to the contact page", async () => {
	let now = new Date("2024-06-01");
	const site = await testSite("empty", { now: () => now });
	const footer = async () => (await openPage(site.get("/"))).one("footer");
	const links = await footer();
	expect(links.text).toContain("Quick Links");
	const quick = ["Programs", "Universities", "Admissions guide", "Blog"].map((name) => links.href(name));
	expect(quick).toEqual(["/programs", "/universities", "/admissions", "/blog"]);
	expect(links.text).toContain("© 2024 Hamroh");
	now = new Date("2031-12-31");
	expect((await footer()).text).toContain("© 2024–2031 Hamroh");
	const ids: string[] = [];
	for (const n of [3, 1, 2]) {
		const names = { name: `Office ${n}`, nameRu: `Офис ${n}`, nameUz: `Ofis ${n}` };
		const addresses = { address: `Street ${n}`, addressRu: `Улица ${n}`, addressUz: `Koʻcha ${n}` };
		const reach = { phone: `+82 2-000-000${n}`, email: `office${n}@example.com` };
		ids.push(await createContent(site.system, "offices", { orderIndex: n, ...names, ...addresses, ...reach }));
	}
	const offices = async (path: string) => (await openPage(site.get(path))).one("footer").text;
	const inOrder = /Office 1 Street 1 \+82 2-000-0001 office1@example.com Office 2 Street 2 .* Office 3 Street 3 /;
	await expect.poll(() => offices("/")).toMatch(inOrder);
	expect(await offices("/ru")).toMatch(/Офис 1 Улица 1 .* Офис 2 .* Офис 3 /);
	expect(await offices("/uz")).toMatch(/Ofis 1 Koʻcha 1 .* Ofis 2 .* Ofis 3 /);
	expect((await footer()).href("+82 2-000-0001")).toBe("tel:+8220000001");
	expect((await footer()).href("office1@example.com")).toBe("mailto:office1@example.com");
	const moved = { name: "Moved", address: "Elsewhere", phone: "+82 1" };
	await updateContent(site.system, "offices", ids[1] as string, moved);
	await expect.poll(() => offices("/")).toContain("Moved Elsewhere +82 1");
	const telegram = { platform: "Telegram", url: "https://t.me/x" };
	const id = await createContent(site.system, "social", { ...telegram, isActive: false });
	const page = await openPage(site.get("/"));
	expect([page.one("footer").links(/Telegram|WhatsApp/), page.html.includes("t.me")]).toEqual([[], false]);
	const help = page.all(".help a").map((link) => link.get("href") ?? "");
	expect(help.filter((href) => !href.startsWith("tel:"))).toEqual(["/contact?about=%2F"]);
	await updateContent(site.system, "social", id, { ...telegram, isActive: true });
	await createContent(site.system, "social", { platform: "WhatsApp", url: "https://wa.me/1" });
	const active = async () => (await footer()).links(/Telegram|WhatsApp/);
	await expect.poll(async () => (await active()).length).toBe(2);
	const icons = await active();
	expect(icons.map((link) => link.get("href"))).toEqual(["https://t.me/x", "https://wa.me/1"]);
	for (const link of icons) {
		expect(link.get("target")).toBe("_blank");
		expect(link.get("rel")).toContain("noopener");
	}
	expect(new Set(icons.map((link) => link.one("svg").element.innerHTML)).size).toBe(2);
});

test("C-06, operations 9: a site without data invents no office, year, phone number or email address on any page; the legal details that staff enter are in the footer of every page and on About, in the visitor's language", async () => {
	const site = await testSite();
	const invented = /2009|15\+|более 15|15 yil|000-00|@example\.com|Open now|Сейчас открыто|Hozir ochiq/i;
	const paths = ["/", "/about", "/contact", "/is-it-us", "/admissions", "/costs", "/apply", "/my"];
	for (const path of paths.flatMap((path) => ["", "/ru", "/uz"].map((prefix) => prefix + path))) {
		const { html, text } = await openPage(site.get(path));
		expect(text, path).not.toMatch(invented);
		expect(html, path).not.toMatch(/tel:|mailto:/);
	}
	const legal = async (path: string, part: string) => (await openPage(site.get(path))).one(part).text;
	expect(await legal("/contact", "main")).toContain("The addresses of our offices have not been entered yet.");
	expect(await legal("/ru/about", "main")).toContain("Адреса наших офисов пока не указаны.");
	expect(await legal("/uz/contact", "main")).toContain("Ofislarimiz manzili hali kiritilmagan.");
	expect(await legal("/about", "main")).toContain("We have not published our registered name and number yet.");
	await createContent(site.system, "legalEntity", {
		...{ name: "Example LLC", nameRu: "ООО «Пример»", registration: "TIN 000", address: "1 Example street" },
		...{ director: "A. Example", payment: "By bank transfer only." },
	});
	await expect.poll(() => legal("/programs", "footer")).toContain("Example LLC · TIN 000");
	expect(await legal("/about", "main")).toContain(
		"Registered name Example LLC Registration or taxpayer number TIN 000 Registered address 1 Example street Director A. Example",
	);
	expect(await legal("/about", "main")).not.toContain("License");
	expect(await legal("/ru/about", "main")).toContain("Зарегистрированное название ООО «Пример»");
	expect(await legal("/ru", "footer")).toContain("ООО «Пример» · TIN 000");
	const check = await legal("/is-it-us", "main");
	expect(check).toContain("Registered name Example LLC");
	expect(check).toContain("By bank transfer only.");
});
