import { expect, test } from "vitest";
import type { SiteOptions } from "../../server/create-site.ts";
import { createOwner, offerFirstOwner, withDatabase } from "../../server/prepare-database.ts";
import { codeNow, cookiesOf } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { freshDatabase, secret, sqlOn, testSite } from "../support/site.ts";

test("L7: the first owner's password must not be easy to guess, and the error names the rule", async () => {
	const url = await freshDatabase();
	const create = (siteName: string, password = "Yulduzcha2026!") =>
		withDatabase(url, (database) =>
			createOwner(database, { owner: { email: "first@example.com", password }, siteName }),
		);
	for (const [password, rule] of [
		["Yulduzcha2026!", "is made of the site's name, a place, or the owner's own address"],
		["seoul-korea-26", "is made of the site's name, a place, or the owner's own address"],
		["tashkent2026", "is one of the most common passwords, perhaps with a number behind it"],
		["abababab", "repeats signs or follows the keyboard or the alphabet"],
	] as const)
		await expect(create("Yulduzcha", password)).rejects.toThrow(`OWNER_PASSWORD ${rule}`);
	expect(await create("Hamroh")).toBe(true);
});

const settings = { secret, siteName: "Hamroh", siteUrl: "http://localhost:3000" };
const entered = { displayName: "Aziza", email: "aziza@example.com", password: "seven lamps in a row" };

/** A site without an owner, and the code of the link that its start prints. */
async function unownedSite(options: Partial<SiteOptions> = {}) {
	const url = await freshDatabase();
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url, ...options });
	const lines: string[] = [];
	await offerFirstOwner(url, settings, (line) => lines.push(line));
	return { site, url, lines, code: /\/auth\/first-owner\?code=(\S+)$/.exec(lines.join())?.[1] ?? "" };
}

test("C-01: the operator's link makes the first owner in a browser, once", async () => {
	const { site, url, code } = await unownedSite();
	const page = await (await site.get(`/ru/auth/first-owner?code=${code}`)).text();
	expect(page).toContain("Станьте владельцем сайта");
	expect(page).toContain(`name="code" value="${code}"`);
	const claimed = await site.post("/auth/first-owner", { code, ...entered });
	expect([claimed.status, claimed.headers.get("location")]).toEqual([303, "/admin/queue"]);
	const other = await site.post("/auth/first-owner", { code, ...entered, email: "other@example.com" });
	expect([other.status, await other.text()]).toEqual([
		422,
		expect.stringContaining("If the site has an owner, sign in"),
	]);
	expect(await sqlOn(url)("select email, role from users join profiles on user_id = users.id")).toEqual([
		{ email: entered.email, role: "owner" },
	]);
	const lines: string[] = [];
	await offerFirstOwner(url, settings, (line) => lines.push(line));
	expect(lines).toEqual([]);
});

test("C-01: nobody becomes the owner without the operator's link, also with two at once", async () => {
	const { site, url, code } = await unownedSite();
	for (const wrong of ["", "first-owner", `${code.slice(0, -1)}_`, `x${code}`])
		expect((await site.post("/auth/first-owner", { code: wrong, ...entered })).status).toBe(422);
	const both = await Promise.all(
		["one@example.com", "two@example.com"].map((email) => site.post("/auth/first-owner", { code, ...entered, email })),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
	expect(await sqlOn(url)("select role from profiles")).toEqual([{ role: "owner" }]);
});

test("C-01: the link replaces the owner of the sample data, until that one has signed in", async () => {
	const generated = async () => {
		const { site, url, code } = await unownedSite();
		const password = "a password that the start has printed";
		await withDatabase(url, (database) =>
			createOwner(database, { owner: { email: "owner@example.com", password }, siteName: "Hamroh" }),
		);
		return { site, url, code, signIn: () => site.post("/auth", { email: "owner@example.com", password }) };
	};
	const unused = await generated();
	expect((await unused.site.post("/auth/first-owner", { code: unused.code, ...entered })).status).toBe(303);
	expect(await sqlOn(unused.url)("select email from users")).toEqual([{ email: entered.email }]);
	const used = await generated();
	expect((await used.signIn()).status).toBe(303);
	expect((await used.site.post("/auth/first-owner", { code: used.code, ...entered })).status).toBe(422);
	expect(await sqlOn(used.url)("select email from users")).toEqual([{ email: "owner@example.com" }]);
});

test("the page of the first owner keeps what was typed, without the password, and names each error", async () => {
	const { site, code } = await unownedSite();
	const refused = await (await site.post("/auth/first-owner", { code, ...entered, email: "aziza" })).text();
	expect(refused).toContain('value="Aziza"');
	expect(refused).toContain('value="aziza"');
	expect(refused).toContain(code);
	expect(refused).not.toContain(entered.password);
});

test("C-01: an account that a stranger has opened with the owner's address does not lock the owner out", async () => {
	const { site, url, code } = await unownedSite({ production: true });
	const stranger = { ...entered, password: "a password of somebody else" };
	const cookie = cookiesOf(await site.post("/auth/sign-up", stranger));
	const begun = await openPage(site.post("/account", { step: "begin", password: stranger.password }, { cookie }));
	const address = begun.one('input[name="address"]').get("value")?.replaceAll("&amp;", "&") ?? "";
	const key = new URL(address).searchParams.get("secret") ?? "";
	await site.post("/account", { step: "confirm", code: codeNow(key), address }, { cookie });
	const isOn = () => sqlOn(url)("select two_factor_enabled from users");
	expect(await isOn()).toEqual([{ two_factor_enabled: true }]);
	const claimed = await site.post("/auth/first-owner", { code, ...entered });
	expect([claimed.status, claimed.headers.get("location")]).toEqual([303, "/admin/queue"]);
	expect(await isOn()).toEqual([{ two_factor_enabled: false }]);
	expect(await sqlOn(url)("select from two_factors")).toEqual([]);
	expect(await sqlOn(url)("select detail from audit_log where action = 'user:create'")).toEqual([
		{ detail: { role: "owner" } },
	]);
});
