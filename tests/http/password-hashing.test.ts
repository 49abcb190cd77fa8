import { expect, test } from "vitest";
import { account, cookiesOf, password } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { mailedSite } from "../support/mail.ts";
import { testSite } from "../support/site.ts";

/** Of the same password, with fewer passes. */
const old = "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$f2h9YTZLmFCYqlvtV/pSvNKTuKTHp4DzTxYd4eou6eE";
const fresh = "three red kites above Namsan";

test("L6: a password is stored as an Argon2id hash, and an older hash is replaced at the next sign-in", async () => {
	const site = await testSite();
	const { email } = await account(site, "user");
	const stored = async () => (await site.sql("select password from credentials"))[0].password;
	const current = /^\$argon2id\$v=19\$m=19456,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/;
	expect(await stored()).toMatch(current);
	await site.sql("update credentials set password = $1", [old]);
	expect((await site.post("/auth", { email, password: `${password}!` })).status).toBe(422);
	expect(await stored()).toBe(old);
	// Concurrent sign-ins do not treat each other's upgraded hash as a new password.
	const answers = await Promise.all(Array.from({ length: 4 }, () => site.post("/auth", { email, password })));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	expect(await stored()).toMatch(current);
	expect((await site.post("/auth", { email, password })).status).toBe(303);
});

test("M3: sign-ins beyond the queue are told to wait in their language, and keep their input", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const attempt = (each: number) => {
		const form = { email: `nobody${each}@example.com`, password: "a secret guess" };
		return site.post("/ru/auth", form, { "x-forwarded-for": `198.51.100.${each}` });
	};
	const answers = await Promise.all(Array.from({ length: 60 }, (_, each) => attempt(each)));
	const rejected = answers.filter(({ headers }) => headers.get("retry-after") === "5");
	expect(rejected.length).toBeGreaterThan(0);
	expect(answers.filter(({ status }) => status !== 422 && status !== 503)).toEqual([]);
	expect(rejected[0]?.status).toBe(503);
	const page = await openPage(rejected[0] as Response);
	expect(page.one('[role="alert"]').text).toContain("Подождите несколько секунд");
	expect(page.one('input[name="email"]').get("value")).toMatch(/^nobody\d+@example\.com$/);
	expect(page.html).not.toContain("a secret guess");
	// The accepted ones are done, so the next one is accepted.
	expect((await site.post("/ru/auth", { email: "last@example.com", password: "x" })).status).toBe(422);
});

test("M2, M3: a used code costs no hash, and one address has twenty attempts, whose users can still change their passwords", async () => {
	const { site, mailed } = await mailedSite({ trustProxy: 1 });
	const { email } = await account(site, "user");
	await site.post("/auth/forgotten", { email });
	const code = await mailed(email, /new-password\?code=(\S+)/);
	const follow = (client: string) =>
		site.post("/auth/new-password", { code, password: fresh }, { "x-forwarded-for": client });
	expect((await follow("203.0.113.7")).status).toBe(303);
	// More than the queue's capacity: none of them was queued.
	const flood = await Promise.all(Array.from({ length: 40 }, (_, each) => follow(`198.51.100.${each}`)));
	expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([422]));
	const client = "192.0.2.1";
	const statuses: number[] = [];
	for (let each = 0; each < 21; each++) statuses.push((await follow(client)).status);
	expect(statuses).toEqual([...Array(20).fill(422), 429]);
	const cookie = cookiesOf(await site.post("/auth", { email, password: fresh }));
	const form = { current_password: fresh, new_password: password };
	expect((await site.post("/account/password", form, { cookie, "x-forwarded-for": client })).status).toBe(303);
});
