import { expect, test } from "vitest";
import type { SiteOptions } from "../../server/create-site.ts";
import { createOwner, offerFirstOwner, withDatabase } from "../../server/prepare-database.ts";
import { codeNow, cookiesOf } from "../support/accounts.ts";
import { freshDatabase, secret, sqlOn, testSite } from "../support/site.ts";
import { readTwoFactor } from "../support/two-factor.ts";

const settings = { secret, siteName: "Hamroh", siteUrl: "http://localhost:3000" };
const entered = { displayName: "Aziza", email: "aziza@example.com", password: "seven lamps in a row" };

/** A site without an owner, and the code of the link that its start prints. */
async function unownedSite(options: Partial<SiteOptions> = {}) {
	const url = await freshDatabase();
	const site = await testSite("empty", { databaseUrl: url, databaseDirectUrl: url, ...options });
	const lines: string[] = [];
	await offerFirstOwner(url, settings, (line) => lines.push(line));
	return { site, url, code: /\/auth\/first-owner\?code=(\S+)$/.exec(lines.join())?.[1] ?? "" };
}

test("C-01, L7: the operator's link, and nothing else, makes the first owner in a browser, once, also with two at once", async () => {
	const { site, url, code } = await unownedSite();
	const page = await (await site.get(`/ru/auth/first-owner?code=${code}`)).text();
	expect(page).toContain("Станьте владельцем сайта");
	expect(page).toContain(`name="code" value="${code}"`);
	const claim = (form: Record<string, string>) => site.post("/auth/first-owner", { code, ...entered, ...form });
	for (const wrong of ["", "first-owner", `${code.slice(0, -1)}_`, `x${code}`])
		expect((await claim({ code: wrong })).status).toBe(422);
	const refused = await (await claim({ email: "aziza", password: "Hamroh2026!" })).text();
	for (const kept of ['value="Aziza"', 'value="aziza"', code]) expect(refused).toContain(kept);
	expect(refused).not.toContain("Hamroh2026!");
	expect((await claim({ password: "Hamroh2026!" })).status).toBe(422);
	const answers = await Promise.all([claim({}), claim({ email: "two@example.com" })]);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
	expect(answers.map(({ headers }) => headers.get("location"))).toContain("/admin/queue");
	const late = await claim({ email: "other@example.com" });
	expect([late.status, await late.text()]).toEqual([422, expect.stringContaining("If the site has an owner, sign in")]);
	expect(await sqlOn(url)("select role from profiles")).toEqual([{ role: "owner" }]);
	const lines: string[] = [];
	await offerFirstOwner(url, settings, (line) => lines.push(line));
	expect(lines).toEqual([]);
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

test("C-01: an account that a stranger has opened with the owner's address does not lock the owner out", async () => {
	const { site, url, code } = await unownedSite({ production: true });
	const stranger = { ...entered, password: "a password of somebody else" };
	const cookie = cookiesOf(await site.post("/auth/sign-up", stranger));
	const begin = { step: "begin", password: stranger.password };
	const { address, key } = await readTwoFactor(site.post("/account", begin, { cookie }));
	await site.post("/account", { step: "confirm", code: codeNow(key), address }, { cookie });
	const isOn = () => sqlOn(url)("select two_factor_enabled from users");
	expect(await isOn()).toEqual([{ two_factor_enabled: true }]);
	const claimed = await site.post("/auth/first-owner", { code, ...entered });
	expect([claimed.status, claimed.headers.get("location")]).toEqual([303, "/admin/queue"]);
	expect(await isOn()).toEqual([{ two_factor_enabled: false }]);
	expect(await sqlOn(url)("select from two_factors")).toEqual([]);
	const log = await sqlOn(url)("select detail from audit_log where action = 'user:create'");
	expect(log).toEqual([{ detail: { role: "owner" } }]);
});
