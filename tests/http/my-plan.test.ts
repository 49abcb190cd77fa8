import { expect, test } from "vitest";
import { askForDocuments } from "../../domain/documents/case-commands.ts";
import { createDocumentRule } from "../../domain/documents/commands.ts";
import { createFundsRule } from "../../domain/money/commands.ts";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { expectedIntake, intakeItem } from "../support/intake-items.ts";
import { application } from "../support/my.ts";
import { familyPage, mySession } from "../support/my-case.ts";
import { paperCase } from "../support/papers.ts";
import { temporaryFolder, testSite } from "../support/site.ts";

const source = { source: "https://example.com/papers", grade: "B", checkedOn: "2026-11-22" };

/** Seen on Monday, 23 November 2026: a program takes papers until 12 December, and citizens of Uzbekistan apply until the 10th. */
async function start(
	intake = intakeItem({ closes: "2026-12-12", countries: [{ country: "UZ", closes: "2026-12-10" }] }),
) {
	const now = () => new Date("2026-11-23T06:00:00Z");
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir, now });
	const own = await paperCase({ url: site.url, dataDir, now });
	const universityId = await university(site.system);
	const programId = await program(site.system, { universityId, intakes: [intake] });
	await site.sql("update applications set program_id = $1 where id = $2", [programId, own.applicationId]);
	const create = (rule: object) => createDocumentRule(site.system, { ...source, stage: "admission", ...rule });
	const leads = { transcript: 30, photo: 12, final_education: 11, study_plan: 3 };
	for (const [document, leadDays] of Object.entries(leads)) await create({ document, leadDays });
	await create({ document: "sponsor_income", leadDays: 2, maxAgeDays: 10 });
	await create({ document: "tuberculosis", stage: "visa", leadDays: 3, maxAgeDays: 30 });
	const known = await mySession(site.sql, own.applicantId, own.applicationId);
	const proven = await mySession(site.sql, own.applicantId);
	const open = (path: string, cookie = known) => openPage(site.get(path, { cookie }));
	const groupsOf = async (path = "/my/plan", cookie = known) =>
		(await open(path, cookie))
			.all("main section")
			.map((group) => [group.one("h2").text, ...group.all("li").map((item) => item.get("data-step"))]);
	return { site, own, known, proven, open, groupsOf };
}

test("N1: the plan of an application counts from its program’s next intake for her citizenship, knows what is done, and links each paper", async () => {
	const { own, open, groupsOf, site } = await start();
	for (const code of ["transcript", "photo", "final_education", "study_plan", "sponsor_income"] as const)
		await own.ask(code);
	const passport = await own.ask("language_certificate");
	await own.review(passport, { decision: "accepted" });
	await own.review(await own.ask("recommendation"), { decision: "waived" });
	const tuberculosis = await own.ask("tuberculosis", "visa");
	await own.ask("residence_card", "arrival");
	// The 10th less 12 days is Saturday of this week; less 11 days it is its Sunday, and less 10 Monday of the next.
	expect(await groupsOf()).toEqual([
		["Late", "transcript"],
		["Start this week", "photo", "final_education"],
		["Later", "study_plan", "sponsor_income"],
		["No exact date yet", "tuberculosis"],
		["Sent or done", "language_certificate"],
	]);
	const page = await open("/my/plan");
	expect(page.one("main nav [aria-current=true]").get("href")).toMatch(/\/my$/);
	expect(page.text).toContain("Sent or done: 1 of 7");
	const stepOf = (name: string) => page.one(`[data-step=${name}]`);
	expect(stepOf("transcript").text).toContain(
		"The last day to start was 10 November 2026. If you have not started, write to us: it cannot be ready before 23 December 2026. For the university · takes about 30 days",
	);
	expect(stepOf("photo").text).toContain("at the latest on 28 November 2026");
	expect(stepOf("final_education").text).toContain("at the latest on 29 November 2026");
	expect(stepOf("sponsor_income").text).toContain("from 30 November 2026 to 8 December 2026");
	expect(stepOf("tuberculosis").one("a").get("href")).toBe(`/my/documents/${tuberculosis}`);
	expect(page.one("main").text).toContain("Neither we nor the university have set a date for these documents yet");
	expect(page.href("When should we start?")).toBe("/plan");
	expect((await open("/my")).one("main a[href='/my/plan']").text).toBe("My plan · to start this week: 2 · late: 1");
	// A day that staff set counts before that of the intake, and a rule that changes later alters nothing that was asked for.
	await site.sql("update documents set due_on = '2026-12-14' where code = 'photo'");
	await site.sql("update document_rules set lead_days = 1");
	expect((await groupsOf())[1]).toEqual(["Start this week", "final_education"]);
	await site.sql("update documents set state = 'received' where code in ('final_education', 'transcript')");
	expect((await open("/my")).one("main a[href='/my/plan']").text).toBe("My plan");
});

test("B2-9, N1: the family sees the plan and what has been reached, in words alone: no page, no note and no reference", async () => {
	const { own, site, groupsOf } = await start();
	await site.sql(
		`insert into entries (applicant_id, application_id, kind, at, visible_at, data)
		values ($1, $2, 'milestone', '2026-11-20', '2026-11-20', '{"milestone": "visa_issued", "on": "2026-11-20"}')`,
		[own.applicantId, own.applicationId],
	);
	const path = await familyPage(site.sql, own.applicantId);
	expect((await openPage(site.get(path))).has("[data-step]")).toBe(false);
	const transcript = await own.ask("transcript");
	await own.ask("tuberculosis", "visa");
	await site.sql("update documents set note = 'Canary note'");
	// With a second application, each paper names its reference on /my/plan.
	const other = await application(site, { fullName: "Example Applicant" });
	await site.sql("update applications set applicant_id = $1 where id = $2", [own.applicantId, other.id]);
	await site.sql("update documents set application_id = $1 where code = 'tuberculosis'", [other.id]);
	const groups = await groupsOf(path, "");
	expect(groups).toContainEqual(["Late", "transcript"]);
	expect(groups).toContainEqual(["No exact date yet", "tuberculosis"]);
	const page = await openPage(site.get(path));
	expect(page.one("[data-step=transcript] h3").text).toBe("Transcript");
	expect(page.text).toContain("Visa issued 20 November 2026");
	const [mine] = await site.sql("select reference from applications where id = $1", [own.applicationId]);
	for (const hidden of ["Canary", "/my/", transcript, mine?.reference, other.reference])
		expect(page.html, hidden).not.toContain(hidden);
});

test("N1: the money for the visa counts back from the day of the bank’s certificate for her visa and citizenship, and is done once that is sent", async () => {
	const { own, site, open, groupsOf } = await start();
	const rule = { ...source, amount: "20000", currency: "USD", visaTypes: ["D-2-2"] };
	await createFundsRule(site.system, { ...rule, nationality: "UZ", holdDaysBefore: 60 });
	await createFundsRule(site.system, { ...rule, nationality: "VN", holdDaysBefore: 180 });
	await createFundsRule(site.system, { ...rule, visaTypes: ["D-4-1"], holdDaysBefore: 90 });
	await own.ask("study_plan");
	// Sixty days before the first month in which visas are usually applied for, January and July.
	expect((await open("/my/plan")).one("[data-usual-money]").text).toBe(
		"When must the money be there? Studies from March: October. This month has passed: for this intake, the money must already be there. Studies from September: April. How much money to show",
	);
	const certificate = await own.ask("bank_balance", "visa");
	for (const [dueOn, group, text] of [
		["2027-01-29", "Later", "at the latest on 30 November 2026 For the visa · it must be there for 60 days"],
		["2027-01-28", "Start this week", "at the latest on 29 November 2026"],
		["2027-01-21", "Late", "you can apply for the visa from 22 January 2027"],
	]) {
		await site.sql("update documents set due_on = $1 where id = $2", [dueOn, certificate]);
		expect((await groupsOf()).find((steps) => steps.includes("money"))?.[0], dueOn).toBe(group);
		expect((await open("/my/plan")).one("[data-step=money]").text).toContain(text);
	}
	const page = await open("/my/plan");
	expect(page.has("[data-usual-money]")).toBe(false);
	expect(page.text).not.toMatch(/20,000|₩|KRW|\$/);
	await site.sql("update documents set state = 'received' where id = $1", [certificate]);
	expect((await groupsOf()).at(-1)).toEqual(["Sent or done", "bank_balance", "money"]);
});

test("N1: without a published day the page invents none and offers /plan", async () => {
	const { own, open } = await start(expectedIntake({ opens: "2026-11", closes: "2026-12" }));
	await own.ask("transcript");
	const page = await open("/ru/my/plan");
	expect(page.all("[data-step]").map((step) => step.get("data-step"))).toEqual(["transcript"]);
	expect(page.all("main section").map((group) => group.one("h2").text)).toEqual(["Точной даты пока нет"]);
	expect(page.one("main").text).not.toMatch(/2026-12|декабр/);
	expect(page.all("main a[href='/ru/plan']")).toHaveLength(1);
});

test("N1: the plan shows to each session no more than its applications, names the application if there are several, and to strangers nothing", async () => {
	const { site, own, known, proven, open } = await start();
	await own.ask("photo");
	const other = await application(site, { fullName: "Somebody Else" });
	await askForDocuments(own.staff, other.id, { papers: ["admission:transcript"], dueOn: "2026-12-24" });
	const stranger = await site.get("/my/plan");
	expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/my"]);
	const stepsOf = async (cookie: string) =>
		(await open("/my/plan", cookie)).all("[data-step]").map((step) => step.get("data-step"));
	expect(await stepsOf(known)).toEqual(["photo"]);
	expect(await stepsOf(proven)).toEqual(["photo"]);
	expect(await stepsOf(await mySession(site.sql, other.applicantId, other.id))).toEqual(["transcript"]);
	await site.sql("update applications set applicant_id = $1 where id = $2", [own.applicantId, other.id]);
	await site.sql("update documents set applicant_id = $1", [own.applicantId]);
	expect(await stepsOf(known)).toEqual(["photo"]);
	expect(await stepsOf(proven)).toEqual(["photo", "transcript"]);
	expect((await open("/my/plan", proven)).one("[data-step=transcript]").text).toContain(other.reference);
	await site.sql("update applications set closed_at = now(), close_reason = 'silent' where id = $1", [other.id]);
	expect(await stepsOf(proven)).toEqual(["photo"]);
	expect((await open("/my/plan", proven)).one("main").text).not.toMatch(/₩|KRW|\$/);
});
