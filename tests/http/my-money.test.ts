import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { confirmPayment } from "../../domain/cases/money/commands.ts";
import { addReceipt } from "../../domain/documents/receipt-commands.ts";
import { openPage } from "../support/html.ts";
import { moneyCase } from "../support/money.ts";
import { tokenOf } from "../support/my.ts";
import { mySession } from "../support/my-case.ts";
import { phonePhoto } from "../support/papers.ts";
import { temporaryFolder, testSite } from "../support/site.ts";

/** A case with money on a site, the sessions of both levels, and the page of the family. */
async function givenMoney() {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const own = await moneyCase({ url: site.url, dataDir });
	const known = await mySession(site.sql, own.applicantId, own.applicationId);
	const proven = await mySession(site.sql, own.applicantId);
	const [link] = await site.sql(`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', '${own.applicantId}', 'link', 'Onam', 'en', now() + interval '180 days') returning id`);
	const family = `/family/${tokenOf("family", link?.id)}`;
	return {
		...{ ...own, site, known, proven, family },
		mine: (prefix = "", cookie = proven) => openPage(site.get(`${prefix}/my/money`, { cookie })),
		parents: () => openPage(site.get(family)),
	};
}

test("N3-3: cash that nobody has confirmed is unconfirmed for the applicant, the family, staff and reports, and counts nowhere", async () => {
	const given = await givenMoney();
	const agreement = await given.agree({ on2: "2026-05-10", amount2: "600" });
	const cash = await given.pay(agreement, { method: "cash" });
	for (const page of [await given.mine(), await given.parents()]) {
		expect(page.text).toMatch(/Paid ?\$0.*Not confirmed yet ?\$400.*Still to pay ?\$1,000/);
		expect(page.text).toContain("not confirmed: it counts once a second employee has counted the cash");
	}
	const { money } = await given.read();
	expect(money?.balances.USD).toMatchObject({ paid: 0, unconfirmed: 400, owed: 1000 });
	await confirmPayment(given.bobur, cash, { submissionKey: randomUUID() });
	for (const page of [await given.mine(), await given.parents()]) {
		expect(page.text).toMatch(/Paid ?\$400.*Still to pay ?\$600 ?, by 10 May 2026/);
		expect(page.text).not.toContain("not confirmed");
	}
});

test("N3-5: reference and phone number alone show no money, by no way; a proven session and the family read it", async () => {
	const given = await givenMoney();
	const { site, known, proven } = given;
	const agreement = await given.agree({ what: "Canary service", amount: "123456" });
	const payment = await given.pay(agreement, { amount: "123456", text: "Canary note" });
	await addReceipt(given.aziza, payment, await phonePhoto(40));
	await given.refuse();
	const pages = ["", "/money", "/messages", "/documents", "/plan", "/privacy", "/telegram"];
	for (const path of [...pages, `/applications/${given.applicationId}`].map((page) => `/my${page}`)) {
		const html = await (await site.get(path, { cookie: known })).text();
		expect(html, path).not.toMatch(/123[,.\s\u00a0]?456|Canary|Payment receipts|href="\/my\/money"/);
	}
	expect((await site.get("/my/money", { cookie: known })).status).toBe(404);
	expect((await site.get("/my/money")).headers.get("location")).toBe("/my");
	const [{ id: file }] = await site.sql("select id from document_files");
	expect((await site.get(`/my/files/${file}`, { cookie: known })).status).not.toBe(200);
	const page = await given.mine("/ru");
	expect([page.status, page.text]).toEqual([200, expect.stringMatching(/Canary service.*123[,\s\u00a0]456/)]);
	expect(page.text).not.toContain("Canary note");
	expect(page.href("Сколько мы берём и что возвращаем")).toBe("/ru/promises#fees");
	expect((await site.get((await given.mine()).href("Receipt") ?? "", { cookie: proven })).status).toBe(200);
	const family = await given.parents();
	expect(family.text).toMatch(/Canary service.*to be refunded. Waiting for \d+ days/);
	expect(family.text).not.toMatch(/Canary note|Receipt/);
	// The page is read only: it has no form about money.
	expect(family.all("form[action*=money]")).toEqual([]);
});
