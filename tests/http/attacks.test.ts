import { connect } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { accountField } from "../../app/admin/account-field.ts";
import { shownField } from "../../app/require-applicant.ts";
import { consentVersion } from "../../domain/documents/consent.ts";
import { createLoginThrottle } from "../../server/rate-limits.ts";
import { account, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { listen } from "../support/listen.ts";
import { application } from "../support/my.ts";
import { aCase, mySession } from "../support/my-case.ts";
import { paperCase, phonePhoto } from "../support/papers.ts";
import { freshDatabase, secret, temporaryFolder, testSite } from "../support/site.ts";

test("decision 027: a stranger who applies in a person's name neither reads nor changes what she agreed to, nor learns that she asked for the deletion", async () => {
	const site = await testSite("empty");
	const own = await aCase(site);
	const consent = { version: consentVersion, papers: "yes", sensitive: "yes" };
	await site.post("/my/documents", consent, { cookie: own.proven });
	await site.sql("update applicants set erase_on = '2027-02-03' where id = $1", [own.applicantId]);
	const other = await application(site, { phoneNumber: own.phone });
	expect(other.applicantId).toBe(own.applicantId);
	const stranger = await mySession(site.sql, own.applicantId, other.id);
	for (const path of ["/my", "/my/privacy"]) {
		const { text } = await openPage(site.get(path, { cookie: stranger }));
		expect(text).not.toMatch(/3 February 2027|identity and health/);
	}
	expect((await openPage(site.get("/my/privacy", { cookie: own.proven }))).text).toMatch(/3 February 2027/);
	await site.post("/my/documents", { version: consentVersion, papers: "yes" }, { cookie: stranger });
	const { text } = await openPage(site.get("/my/privacy", { cookie: own.proven }));
	expect(text).toMatch(/identity and health/);
	await site.post("/my/documents", { intent: "withdraw", [shownField]: `${own.applicantId} ` }, { cookie: own.proven });
	await site.post("/my/documents", { version: consentVersion, papers: "yes" }, { cookie: stranger });
	const after = await openPage(site.get("/my/privacy", { cookie: own.proven }));
	expect(after.text).not.toMatch(/Consent about documents|identity and health/);
});

test("decision 027: the withdrawal and the deletion are refused from the page of another person whose application was open in the browser before", async () => {
	const site = await testSite("empty");
	const [own, sibling] = [await aCase(site), await aCase(site)];
	await site.post("/my/documents", { version: consentVersion, papers: "yes" }, { cookie: own.proven });
	for (const [path, intent] of Object.entries({ "/my/documents": "withdraw", "/my/privacy": "ask" })) {
		const form = { intent, [shownField]: `${sibling.applicantId} ` };
		const answer = await site.post(path, form, { cookie: own.proven });
		expect(answer.headers.get("set-cookie")).toContain("other_application");
	}
	expect(await site.sql("select from entries where kind in ('consent_withdrawn', 'erasure_asked')")).toEqual([]);
	expect(await site.sql("select from applicants where erase_on is not null")).toEqual([]);
});

test("uploads that announce much and send little hold up no upload of others", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const address = await listen(site);
	const own = await paperCase({ url: site.url, dataDir });
	const id = await own.ask();
	const slow = (await aCase(site)).known;
	for (let number = 0; number < 3; number++) {
		const socket = connect(Number(new URL(address).port), "127.0.0.1");
		onTestFinished(() => void socket.destroy());
		const lines = [
			...["POST /my/documents/x/pages HTTP/1.1", "host: localhost", "sec-fetch-site: same-origin"],
			...["content-type: multipart/form-data; boundary=x", "content-length: 33554432", `cookie: ${slow}`],
		];
		await new Promise((sent) => socket.write(`${lines.join("\r\n")}\r\n\r\n--x`, sent));
		await site.get("/healthz");
	}
	const body = new FormData();
	body.append("files", new File([(await phonePhoto(0)) as BlobPart], "photo.jpg"));
	const cookie = await mySession(site.sql, own.applicantId);
	const answer = await fetch(`${address}/my/documents/${id}`, {
		...{ method: "POST", body, redirect: "manual" },
		headers: { cookie, "sec-fetch-site": "same-origin" },
	});
	expect(answer.status).toBe(303);
});

test("a subnet of many networks has a hundred failed sign-ins, and then waits, but for known devices", async () => {
	const pool = new pg.Pool({ connectionString: await freshDatabase(), max: 1 });
	onTestFinished(() => pool.end());
	const throttle = createLoginThrottle(pool, secret);
	const attempt = (number: number) => ({ account: `nobody${number}`, client: `2001:db8:5:${number.toString(16)}::1` });
	for (let number = 1; number <= 100; number++) expect(await throttle.consume(attempt(number))).toBe(0);
	expect(await throttle.consume(attempt(101))).toBeGreaterThan(0);
	expect(await throttle.consume({ account: "nobody", client: "2001:db8:6::1" })).toBe(0);
	expect(await throttle.consume({ account: "known", device: "a device" })).toBe(0);
	for (const number of [1, 2]) await throttle.reset(attempt(number));
	expect(await throttle.consume(attempt(101))).toBe(0);
});

test("a list's form of another account of the same browser does nothing", async () => {
	const site = await testSite("empty");
	const { id } = await application(site);
	const cookie = await signedIn(site, "admin");
	const other = await account(site, "owner");
	const send = (path: string, form: Record<string, string>) =>
		site.post(path, { ...form, [accountField]: other.id, back: "/admin/applications" }, { cookie });
	expect((await send("/admin/many/spam", { row: `${id}.1` })).status).toBe(403);
	expect((await send("/admin/bulk", { row: id, action: "assign" })).status).toBe(403);
});

test("N6: unknown nouns and unreadable forms are no fault of the site", async () => {
	const site = await testSite("empty");
	const { applicantId } = await application(site);
	const cookie = await signedIn(site, "admin");
	expect((await site.post("/admin/preview/constructor", {}, { cookie })).status).toBe(404);
	for (const path of [`/admin/applicants/${applicantId}`, "/admin/rates"]) {
		const headers = { cookie, "content-type": "text/plain", "sec-fetch-site": "same-origin" };
		const request = new Request(`http://localhost:3000${path}`, { method: "POST", body: "text", headers });
		expect((await site.fetch(request)).status).toBeLessThan(500);
	}
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("ASVS 16.2.5: the code of a family link is in no line about denied requests", async () => {
	const site = await testSite("empty");
	const { family } = await aCase(site);
	const request = new Request(`http://localhost:3000${family}`, {
		...{ method: "POST", body: "x=1" },
		headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
	});
	expect((await site.fetch(request)).status).toBe(403);
	const denied = site.logged.filter((line) => line.denied);
	expect(denied.map(({ path }) => path)).toEqual(["/family/{code}"]);
});
