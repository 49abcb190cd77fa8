import { expect, test } from "vitest";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { account, cookiesOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { application } from "../support/my.ts";
import { staffSite } from "../support/staff.ts";
import { storedTask } from "../support/tasks.ts";

const inDays = (days: number) => homeDay(new Date(Date.now() + days * 24 * 60 * 60 * 1_000));

/** A site with the signed-in user's own id. */
async function givenStaff(role: "admin" | "owner") {
	const site = await staffSite(role);
	const [{ user_id: own }] = (await site.sql("select user_id from profiles")) as [{ user_id: string }];
	const select = "select office, languages, away_until::text as away, has_shortcuts as shortcuts from profiles";
	const settings = async (id: string) => (await site.sql(`${select} where user_id = $1`, [id]))[0];
	return { ...site, own, settings };
}

test("staff set their own office, languages, shortcuts and absence, which ends in the future and within a year", async () => {
	const site = await givenStaff("admin");
	const inLanguage = "preferred-language=ru";
	const title = "Рабочие настройки";
	const address = `/admin/users/${site.own}/work`;
	const sent = await site.get("/account", { cookie: site.cookie });
	expect([sent.status, sent.headers.get("location")]).toEqual([303, "/admin/account"]);
	expect((await site.open("/admin/account/work", inLanguage)).one("h1").text).toBe(title);
	const mine = await site.send("/admin/account/work", { office: "seoul", awayUntil: "", hasShortcuts: "yes" });
	expect([mine.status, mine.headers.get("location")]).toEqual([303, "/admin/account/work"]);
	const dialog = await site.open(address, inLanguage);
	expect(dialog.all("dialog h2")[0]?.text).toContain(title);
	expect(dialog.all("dialog input[checked]").map((box) => box.get("name"))).toEqual(["hasShortcuts"]);
	const form = { office: "tashkent", awayUntil: inDays(3), speaks_ru: "yes", speaks_uz: "yes" };
	const answer = await site.send(address, form);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/users"]);
	const stored = { office: "tashkent", languages: ["ru", "uz"], away: inDays(3), shortcuts: false };
	expect(await site.settings(site.own)).toEqual(stored);
	const list = await site.open("/admin/users", `${cookiesOf(answer)}; ${inLanguage}`);
	expect(list.one(".toast").text).toContain("Сохранено");
	expect(list.one("tbody th").text).toContain("Ташкент · отсутствует до");
	const again = await site.open(address);
	expect(again.all("dialog input[checked]").map((box) => box.get("name"))).toEqual(["speaks_ru", "speaks_uz"]);
	for (const [awayUntil, reason] of [
		[inDays(0), "Please choose a day after today."],
		[inDays(400), "Please choose a day within a year."],
		["tomorrow", "Please enter a date."],
	] as const) {
		const page = await openPage(site.send(address, { office: "seoul", awayUntil, hasShortcuts: "yes" }));
		expect([page.status, page.one("dialog [role=alert]").text]).toEqual([422, expect.stringContaining(reason)]);
		expect(page.one("dialog select option[selected]").get("value")).toBe("seoul");
	}
	expect(await site.settings(site.own)).toEqual(stored);
});

test("only owners set the work settings of others, whose shortcuts they cannot change, and let new tasks be assigned by turns", async () => {
	const site = await givenStaff("owner");
	const { id } = await account(site, "admin");
	const { id: user } = await account(site, "user");
	await site.sql("update profiles set has_shortcuts = false where user_id = $1", [id]);
	const form = { office: "seoul", awayUntil: "", speaks_en: "yes", hasShortcuts: "yes" };
	const colleague = await signedIn(site, "admin");
	expect((await site.send(`/admin/users/${user}/work`, form)).status).toBe(404);
	expect(await site.settings(id)).toMatchObject({ office: null });
	expect((await site.open(`/admin/users/${id}/work`)).all("dialog input[name=hasShortcuts]")).toEqual([]);
	expect((await site.send(`/admin/users/${id}/work`, form)).status).toBe(303);
	expect(await site.settings(id)).toEqual({ office: "seoul", languages: ["en"], away: null, shortcuts: false });
	const linksOf = async (cookie: string) =>
		(await openPage(site.get("/admin/users", { cookie }))).all('main a[href$="/work"]').length;
	expect([await linksOf(site.cookie), await linksOf(colleague)]).toEqual([3, 1]);

	expect((await site.open("/admin/settings/rules")).text).toContain("Now: not assigned");
	const answer = await site.send("/admin/settings/rules/round-robin", { on: "yes" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/settings/rules"]);
	expect((await site.open("/admin/settings/rules")).text).toContain("Now: assigned in turn");
});

test("the page of a case shows and changes the assignee, with the office and the absence of everybody, and the applicant sees no assignee", async () => {
	const site = await givenStaff("admin");
	const { id: colleague } = await account(site, "admin");
	const { id: absent } = await account(site, "owner");
	await site.sql("update profiles set office = 'seoul', away_until = $1 where user_id = $2", [inDays(5), absent]);
	const { applicantId, id } = await application(site, { fullName: "Gʻulnora Karimova" });
	const task = await storedTask(site.sql, { applicantId });
	const address = `/admin/applicants/${applicantId}`;
	const options = (await site.open(address)).all("select[name=assignee] option");
	const away = expect.stringMatching(/^Test owner · Seoul · away until /);
	expect(options.map(({ text }) => text)).toEqual(["Unassigned", "Test admin", "Test admin", away]);
	expect(options.find((option) => option.get("value") === absent)?.get("disabled")).toBeDefined();
	const answer = await site.send(address, { intent: "assign", assignee: colleague });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, address]);
	const after = await site.open(address);
	expect(after.one("select[name=assignee] option[selected]").get("value")).toBe(colleague);
	expect(after.text).toContain("Assigned: Test admin");
	expect((await site.open(`/my/preview/${id}`)).text).not.toContain("Test admin");
	expect(await site.sql("select assignee_id from tasks where id = $1", [task])).toEqual([{ assignee_id: colleague }]);
	const refused = await openPage(site.send(address, { intent: "assign", assignee: absent }));
	expect(refused.status).toBe(409);
	expect(refused.text).toContain("This person is away or no longer on the staff.");
});
