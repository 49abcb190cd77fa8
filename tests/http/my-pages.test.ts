import { expect, test } from "vitest";
import { account } from "../support/accounts.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open, tokenOf } from "../support/my.ts";
import { aCase, myPages, mySession, statuses } from "../support/my-case.ts";
import { testSite } from "../support/site.ts";

const day = 24 * 60 * 60 * 1_000;

test("B2-1: with the right pair, without script, /my shows status, step and next step in each language", async () => {
	const site = await testSite("empty", { now: () => new Date("2026-11-20T08:00:00Z") });
	const { reference, phone } = await application(site);
	await site.sql(`update applications set submitted_at = '2026-11-20T07:00:00Z';
		update tasks set due_at = '2026-11-25T13:00:00Z'`);
	const cookie = myCookie(await open(site, { reference, phone }));
	for (const [prefix, title, turn, next, step] of [
		["", "My application", "Our turn: by 25 November, 18:00 (Tashkent time)", "We are reading", "received (now)"],
		["/ru", "Моя заявка", "Наша очередь: срок до 18:00 25 ноября", "Мы читаем Вашу заявку", "получена (сейчас)"],
		["/uz", "Mening arizam", "Navbat bizda: muddat 25-noyabr, soat 18:00 gacha", "Arizangizni oʻqib", "olindi (hozir)"],
	] as const) {
		const page = await openPage(site.get(`${prefix}/my`, { cookie }));
		expect(page.one("h1").text).toBe(title);
		for (const words of [turn, next]) expect(page.one("[data-turn]").text).toContain(words);
		expect(page.one(".stages [aria-current=step]").text).toContain(step);
		expect(page.all(".stages li")).toHaveLength(7);
		expect(page.text).toContain(reference);
	}
});

test("B2-1: what staff wrote is the next step with its day; a rejection closes the line with its reason; a status that is not shown yet changes nothing", async () => {
	const site = await testSite();
	const own = await aCase(site, ["pending", "documents_requested"]);
	await site.sql(`update applications set next_step_for = 'university', next_step_text = 'The university looks.',
		next_step_due_on = '2030-12-03' where id = '${own.id}'`);
	const page = await openPage(site.get("/my", { cookie: own.known }));
	const turn = "The university decides: by 3 December 2030 The university looks. You don’t need to do anything now.";
	expect(page.one("[data-turn]").text).toBe(turn);
	const stages = page.all(".stages li").map((step) => step.text.match(/\((.*?)\)/)?.[1]);
	expect(stages.join()).toBe("done,not needed,not needed,now,ahead,ahead,ahead");
	const invited = await aCase(site, ["pending", "interview_scheduled"]);
	await site.sql(`update applications set next_step_text = 'On Zoom at 10:00.', next_step_due_on = '2030-12-03'
		where id = '${invited.id}'`);
	const interview = await openPage(site.get("/my", { cookie: invited.known }));
	expect(interview.one("[data-turn] h2").text).toBe("Your turn: on 3 December 2030");
	const rejected = await aCase(site, ["pending", "contacted", "rejected"]);
	const closed = await openPage(site.get("/my", { cookie: rejected.known }));
	expect(closed.one("[data-turn]").text).toContain("This application is closed Reason: All places are taken.");
	const steps = closed.all(".stages li").map(({ text }) => text.replace(/ \d.*/, ""));
	expect(steps).toEqual(["Application received (done)", "First conversation (closed at this step)"]);
	const { id, known: cookie } = await aCase(site, ["pending", "contacted"]);
	const before = await openPage(site.get("/my", { cookie }));
	await site.sql(`insert into entries (applicant_id, application_id, at, kind, visible_at, data)
		select applicant_id, id, now(), 'status_changed', now() + interval '2 minutes', '{"from":"contacted","to":"accepted"}'
		from applications where id = '${id}';
		update applications set status = 'accepted', next_step_text = 'Send the papers.' where id = '${id}'`);
	expect((await openPage(site.get("/my", { cookie }))).one("main").text).toBe(before.one("main").text);
});

test("B2: with several applications a proven session sees a card for each, newest first, and a known one only its own", async () => {
	const site = await testSite();
	const first = await application(site);
	const second = await application(site, { phoneNumber: first.phone, email: "second@example.com" });
	expect(second.applicantId).toBe(first.applicantId);
	await site.sql("update applications set submitted_at = submitted_at - interval '1 day' where id = $1", [first.id]);
	await site.sql("update applications set submitted_at = submitted_at - interval '1 hour' where id = $1", [second.id]);
	await statuses(site.sql, second.id, ["pending", "documents_requested"]);
	const cookie = await mySession(site.sql, first.applicantId);
	const page = await openPage(site.get("/my", { cookie }));
	expect(page.one("h1").text).toBe("My applications");
	expect(page.all("[data-turn]").map((turn) => turn.get("data-turn"))).toEqual(["applicant", "consultancy"]);
	const [newest, oldest] = page.links(/^Open the application/).map((link) => link.get("href"));
	expect([newest, oldest]).toEqual([`/my/applications/${second.id}`, `/my/applications/${first.id}`]);
	expect((await openPage(site.get(newest as string, { cookie }))).text).toContain(second.reference);

	const known = await mySession(site.sql, first.applicantId, first.id);
	const own = await openPage(site.get("/my", { cookie: known }));
	expect(own.text).toContain(first.reference);
	expect(own.html).not.toContain(second.reference);
	expect((await site.get(`/my/applications/${second.id}`, { cookie: known })).status).toBe(404);
	const stranger = await application(site);
	expect((await site.get(`/my/applications/${stranger.id}`, { cookie })).status).toBe(404);
});

test("B2-8, B6-10: nothing that only staff see appears on any page, except the display name of who answered", async () => {
	const site = await testSite();
	const own = await aCase(site, ["pending", "contacted", "documents_requested"]);
	const author = await account(site, "admin");
	const other = await account(site, "owner");
	const about = `'${own.applicantId}', '${own.id}'`;
	await site.sql(`
		update users set display_name = 'Canary Author' where id = '${author.id}';
		update users set display_name = 'Canary Other' where id = '${other.id}';
		insert into entries (applicant_id, application_id, kind, channel, author_id, text)
			values (${about}, 'message_out', 'web', '${author.id}', 'An answer.');
		insert into entries (applicant_id, application_id, author_id, kind, at, visible_at, text, data)
			select ${about}, '${other.id}', kind, now() - interval '1 minute', now() - interval '1 minute', 'Canary event',
				'{"canary":"Canary event"}' from unnest('{assigned,note,call,closed,reopened,details_changed}'::text[]) as kind;
		insert into tasks (kind, applicant_id, application_id, office, language, assignee_id, text, due_at)
			values ('follow_up', ${about}, 'tashkent', 'en', '${other.id}', 'Canary task', now());
	`);
	for (const [index, [path, cookie]] of myPages(own).entries()) {
		const where = `${["", "/ru", "/uz"][index % 3]}${path}`;
		const { status, html } = await openPage(site.get(where, { cookie }));
		expect(status, where).toBe(200);
		const isThread = path === "/my/messages";
		expect(html.match(/Canary \w+/g) ?? [], where).toEqual(isThread ? ["Canary Author"] : []);
		for (const secret of [author.email, other.email, author.id, other.id]) expect(html, where).not.toContain(secret);
	}
});

test("B2-9: a link for parents shows the step and the next step in its own language, and nothing else", async () => {
	const clock = turnableClock(new Date().toISOString());
	const site = await testSite("empty", { now: clock.now });
	const own = await aCase(site, ["pending", "contacted"]);
	await site.sql(`update applicants set email = 'canary@example.com';
		insert into entries (applicant_id, application_id, kind, channel, text)
		values ('${own.applicantId}', '${own.id}', 'message_in', 'web', 'Canary message')`);
	const shown = await openPage(site.get("/my/family", { cookie: own.proven }));
	const address = shown.one("[data-link]").get("value") ?? "";
	expect(address).toBe(`http://localhost:3000/uz${own.family}`);
	const path = address.replace("http://localhost:3000", "");
	const page = await openPage(site.get(path));
	expect(page.one("html").get("lang")).toBe("uz");
	expect(page.one("h1").text).toBe("Ariza: Example Applicant");
	expect(page.one("[data-turn] h2").text).toBe("Navbat bizda");
	expect(page.one(".stages [aria-current=step]").text).toContain("Birinchi muloqot");
	for (const canary of ["Canary", "canary@", own.reference, own.phone, own.phone.replace(/\D/g, "").slice(-9)]) {
		expect(page.html.replace(/\s/g, ""), canary).not.toContain(canary.replace(/\s/g, ""));
	}
	expect((await openPage(site.get(`/ru${own.family}`))).one("[data-turn] h2").text).toBe("Наша очередь");

	clock.turn(180 * day + 60_000);
	expect((await site.get(path)).status).toBe(404);
});

test("B2-9: a withdrawn link answers 404, and so does every token that is not ours; without a session every page leads to the form that opens one", async () => {
	const site = await testSite();
	const own = await aCase(site);
	const [link] = await site.sql("select id from links where purpose = 'family'");
	const answer = await site.post("/my/family", { withdraw: link?.id }, { cookie: own.proven });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/my/family"]);
	const forged = own.family.replace(/.$/, (last) => (last === "A" ? "B" : "A")).slice("/family/".length);
	for (const token of [forged, link?.id, "x", own.known.slice(3).replace(".", "-"), tokenOf("my", link?.id)])
		expect((await site.get(`/family/${token}`)).status, token).toBe(404);
	expect((await site.get(own.family)).status).toBe(404);
	expect((await openPage(site.get("/my/family", { cookie: own.proven }))).has("[data-link]")).toBe(false);
	for (const path of ["/my/messages", "/my/details", "/my/family", `/my/applications/${own.id}`]) {
		const without = await site.get(`/uz${path}`);
		expect([without.status, without.headers.get("location")], path).toEqual([303, "/uz/my"]);
	}
});
