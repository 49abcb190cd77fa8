import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayAfter, homeDay } from "../../domain/shared/time-zone.ts";
import { spreadsheets } from "../../gateways/spreadsheets.ts";
import { signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { agreementOf, paymentOf } from "../support/money.ts";
import { application } from "../support/my.ts";
import { phonePhoto } from "../support/papers.ts";
import { staffSite } from "../support/staff.ts";

/** A case, a member of staff who enters money, and a colleague. */
async function givenMoney() {
	const site = await staffSite();
	const made = await application(site);
	const colleague = await signedIn(site, "admin");
	const path = `/admin/applicants/${made.applicantId}/money`;
	const send = (form: Record<string, string>, cookie = site.cookie) => site.post(path, form, { cookie });
	const last = async () =>
		(await site.sql("select id from entries order by at desc, id desc limit 1"))[0]?.id as string;
	return {
		...{ ...site, ...made, colleague, path, last },
		act: send,
		agree: async (values: Record<string, string> = {}) => {
			await send({ intent: "agree", subject: made.id, ...agreementOf(values) });
			return last();
		},
		correct: (subject: string, amount: string, text: string) =>
			send({ intent: "correct", subject, submissionKey: randomUUID(), amount, text }),
		page: () => openPage(site.get(path, { cookie: site.cookie })),
	};
}

test("N3-6: staff agree, take cash, which is one entry however often its form is sent, have it confirmed by a colleague, correct it, and end the agreement, without script", async () => {
	const site = await givenMoney();
	const own = `/admin/applicants/${site.applicantId}`;
	expect((await site.open(own)).all("a").map((link) => link.get("href"))).toContain(site.path);
	expect((await site.page()).text).toContain("Nothing has been agreed yet.");
	const agreement = await site.agree({ on2: "2026-12-30", amount2: "600" });
	expect((await site.page()).text).toContain("Help with the application");
	const paid = paymentOf({ method: "cash", amount: "400" });
	const form = { intent: "pay", subject: agreement, ...paid };
	const answers = await Promise.all([site.act(form), site.act(form), site.act(form)]);
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect(await site.sql("select count(*)::int from entries where kind = 'payment'")).toEqual([{ count: 1 }]);
	const payment = await site.last();
	const shown = await site.page();
	expect(shown.text).toContain("A colleague has to confirm it.");
	expect(shown.text).toMatch(/Paid ?\$0/);
	const confirm = { intent: "confirm", subject: payment, submissionKey: randomUUID() };
	const alone = await openPage(site.act(confirm));
	expect([alone.status, alone.text]).toEqual([422, expect.stringContaining("a colleague has to confirm it")]);
	expect((await site.act(confirm, site.colleague)).status).toBe(303);
	expect((await site.page()).text).toMatch(/Paid ?\$400/);
	expect((await site.correct(payment, "100", "Counted again")).status).toBe(303);
	expect((await site.page()).text).toMatch(/corrected: −\$100.*Counted again/);
	expect((await site.open(own)).text).toMatch(/paid \$300 of \$1,000/);
	const end = { intent: "end", subject: agreement, submissionKey: randomUUID(), text: "Another program" };
	expect((await site.act(end)).status).toBe(303);
	expect((await site.page()).text).toContain("Ended: Another program");
});

test("bad input is shown again in the reader's language with its reason, and nothing typed is lost", async () => {
	const site = await givenMoney();
	const agreement = await site.agree();
	const payment = paymentOf({ on: "2999-01-01", amount: "77", text: "By the mother" });
	const form = { intent: "pay", subject: agreement, ...payment };
	const page = await openPage(site.post(site.path, form, { cookie: `${site.cookie}; preferred-language=ru` }));
	expect([page.status, page.text]).toEqual([422, expect.stringContaining("Этот день ещё не наступил.")]);
	const typed = (name: string) => page.all(`details[open] [name=${name}]`).map((input) => input.get("value"));
	expect([...typed("amount"), ...typed("on"), ...typed("text")]).toEqual(["77", "2999-01-01", "By the mother"]);
	const nothing = agreementOf({ amount: "0", what: "Translation" });
	const zero = await openPage(site.act({ intent: "agree", subject: site.id, ...nothing }));
	expect(zero.text).toContain("The number must be 1 or more.");
	expect(zero.all("details[open] [name=what]").map((input) => input.get("value"))).toEqual(["Translation"]);
	expect((await site.act({ intent: "melt", subject: agreement })).status).toBe(404);
});

test("a receipt lies with the papers of the application; what is no picture or PDF is refused with its reason", async () => {
	const site = await givenMoney();
	await site.act({ intent: "pay", subject: await site.agree(), ...paymentOf() });
	const payment = await site.last();
	const upload = (bytes: Uint8Array | string) => {
		const body = new FormData();
		body.set("intent", "receipt");
		body.set("subject", payment);
		body.set("file", new File([bytes as BlobPart], "receipt.jpg"));
		const headers = { "sec-fetch-site": "same-origin", cookie: site.cookie };
		return site.fetch(new Request(`http://localhost:3000${site.path}`, { method: "POST", body, headers }));
	};
	const refused = await openPage(upload("<html>no picture</html>"));
	expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("We take photos")]);
	expect((await openPage(upload(""))).text).toContain("Choose a file.");
	const photo = await phonePhoto(80);
	expect((await upload(photo)).status).toBe(303);
	expect((await upload(photo)).status).toBe(303);
	expect(await site.sql("select count(*)::int from entries where kind = 'payment_receipt'")).toEqual([{ count: 1 }]);
	expect(await site.sql("select code, state from documents")).toEqual([{ code: "payment_receipt", state: "accepted" }]);
	const link = (await site.page()).href("Receipt") ?? "";
	const file = await site.get(link, { cookie: site.cookie });
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	// Nobody else can see one.
	expect((await site.get(link)).status).not.toBe(200);
	expect(await site.sql("select count(*)::int from document_files")).toEqual([{ count: 1 }]);
});

test("a row of our fees fills in an agreement, and an empty table says so", async () => {
	const site = await givenMoney();
	expect((await site.page()).text).toContain("The table of our fees and refunds is empty");
	await site.sql(`insert into service_fees (name, amount, currency, due, refund) values
		('Visa documents', 250, 'USD', 'Before we begin', 'All of it, within 20 days')`);
	const filled = await site.open((await site.page()).href("Visa documents, $250") ?? "");
	expect(filled.one("details[open] [name=what]").get("value")).toBe("Visa documents");
	expect(filled.one("details[open] [name=amount]").get("value")).toBe("250");
	expect(filled.one("details[open] textarea[name=terms]").text).toContain("All of it, within 20 days");
});

test("the lists show who owes and whose refund is open, and the report adds up payments by currency, also as XLSX", async () => {
	const site = await givenMoney();
	const list = async (path = "") => (await site.open(`/admin/money${path}`)).one("main").text;
	expect(await list()).toContain("Nobody owes anything.");
	expect(await list("/refunds")).toContain("No refund is open.");
	const dollars = await site.agree({ on1: "2026-01-15" });
	const som = await site.agree({ currency: "UZS", amount: "5000000" });
	const today = homeDay(new Date());
	await site.act({ intent: "pay", subject: dollars, ...paymentOf({ on: today }) });
	await site.act({ intent: "pay", subject: som, ...paymentOf({ on: today, amount: "2000000" }) });
	await site.correct(await site.last(), "500000", "Mistyped");
	await site.act({ intent: "pay", subject: som, ...paymentOf({ on: today, method: "cash", amount: "700000" }) });
	await site.act({ intent: "pay", subject: dollars, ...paymentOf({ on: today, type: "refunded", amount: "150" }) });
	expect(await list()).toMatch(/\$600, 3,500,000 soʻm Due on: 15 January 2026 overdue/);
	const day = { intent: "milestone", subject: site.id, milestone: "visa_refused", on: dayAfter(today, -9) };
	expect((await site.post(`/admin/applicants/${site.applicantId}`, day, { cookie: site.cookie })).status).toBe(303);
	expect(await list("/refunds")).toMatch(/\$250, 1,500,000 soʻm Days: 0/);
	const report = (await site.open("/admin/reports")).text;
	expect(report).toMatch(/Payments by month.*\$400 \$150 \$0 .*1,500,000 soʻm 0 soʻm 700,000 soʻm/);
	expect(report).toMatch(/Payments by source.*Payments by consultant.*Unassigned/);
	const file = await site.get("/admin/reports/export.xlsx", { cookie: site.cookie });
	const { rows } = await spreadsheets.read(new Uint8Array(await file.arrayBuffer()));
	const months = rows.filter(([title]) => title === "Payments by month").map((row) => row.slice(2, 6));
	expect(months).toEqual([
		["USD", "400", "150", "0"],
		["UZS", "1500000", "0", "700000"],
	]);
});
