import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import type { PortalError } from "../domain/shared/ports.ts";
import { Secret } from "../domain/shared/secret.ts";
import { startVisaPortal } from "../tests/support/visa-portal.ts";
import { createVisaPortal, type VisaPortalOptions } from "./visa-portal.ts";

async function portal(options: VisaPortalOptions = {}) {
	const fake = await startVisaPortal();
	onTestFinished(() => fake.close());
	const { check } = createVisaPortal(fake.url, options);
	const [fullName, dateOfBirth] = [new Secret("TESTOVA TEST TEST KIZI"), new Secret("2007-05-14")];
	const ask = (passportNumber: string) => check({ fullName, passportNumber: new Secret(passportNumber), dateOfBirth });
	const failure = async (passportNumber: string): Promise<PortalError> => {
		const outcome = await ask(passportNumber).catch((error) => error);
		if (!(outcome instanceof Error)) throw new Error("It was answered.");
		return outcome as PortalError;
	};
	return { ...fake, ask, failure };
}

test("O-32: the client behaves like a browser: it opens the page, then searches with its cookies, which no two people share", async () => {
	const { ask, asked, url } = await portal();
	await ask("STATUS01");
	expect(asked.map(({ method }) => method)).toEqual(["GET", "POST"]);
	for (const { url: target } of asked) expect(target).toBe("/openPage.do?MENU_ID=10301");
	const [, search] = asked;
	expect(search?.headers).toMatchObject({
		"content-type": "application/x-www-form-urlencoded;charset=UTF-8",
		referer: `${url}/openPage.do?MENU_ID=10301`,
		origin: url,
		"user-agent": expect.stringContaining("Mozilla/5.0"),
		cookie: expect.stringMatching(/^WMONID=[\w-]+; JSESSIONID_evisa=[\w-]+$/),
	});
	expect(Object.fromEntries(search?.body ?? [])).toEqual({
		CMM_TEST_VAL: "test",
		sBUSI_GB: "PASS_NO",
		sBUSI_GBNO: "STATUS01",
		ssBUSI_GBNO: "STATUS01",
		pRADIOSEARCH: "gb03",
		sEK_NM: "TESTOVA TEST TEST KIZI",
		sFROMDATE: "2007-05-14",
		sMainPopUpGB: "main",
		TRAN_TYPE: "ComSubmit",
		SE_FLAG_YN: "",
		LANG_TYPE: "KO",
	});
	await Promise.all([ask("STATUS01"), ask("STATUS06"), ask("STATUS01")]);
	const cookies = asked.filter(({ method }) => method === "POST").map(({ headers }) => headers.cookie);
	expect(new Set(cookies).size).toBe(4);
});

test("O-32: the record is read from its own sections, ignoring comments and empty copies, and a date from its script", async () => {
	const { ask } = await portal();
	const record = {
		status: "사용완료 (2026.06.11.)",
		dateOfApplication: "2026-03-02",
		approvalDate: "2026-04-01",
		statusOfStay: "석사유학(D-2-3)",
		visaType: "단수",
		expiryDate: "2036-04-22",
		reason: null,
	};
	expect(await ask("STATUS25")).toEqual({ kind: "found", record });
	expect(await ask("SCRIPT01")).toMatchObject({ record: { dateOfApplication: "2026-03-05" } });
});

test("O-32: an expired session is replaced by a new one, and 'nothing found' counts if a second session confirms it", async () => {
	const { ask, asked } = await portal();
	for (const passport of ["SESSION1", "SESSION2", "SESSION3"])
		expect(await ask(passport), passport).toMatchObject({ kind: "found", record: { status: "허가" } });
	asked.length = 0;
	expect(await ask("NOBODY01")).toEqual({ kind: "none" });
	expect(asked.map(({ method }) => method)).toEqual(["GET", "POST", "GET", "POST"]);
});

test.each([
	["SESSION4", "expired"],
	["CHANGED1", "changed"],
	["GARBAGE1", "changed"],
	["NESTED01", "changed: nesting"],
	["ERRTYPE1", "refused: ERROR_TYPE"],
	["RESET001", "unreachable"],
	["HALF0001", "unreachable"],
	["DOWN0001", "refused: status 503"],
	["MOVED001", "refused: status 302"],
	["HUGE0001", "too_large"],
])("ERR-05: %s is a failure (%s), never 'no visa'", async (passport, message) => {
	const { failure } = await portal();
	const error = await failure(passport);
	expect(error.message).toMatch(new RegExp(`^${message}`));
	expect(inspect(error, { depth: 10 })).not.toMatch(/TESTOVA|2007-05-14/);
});

test("ERR-05: a portal that does not respond or cannot be reached is a failure", async () => {
	const { failure, close } = await portal({ patience: 300 });
	expect((await failure("SLOW0001")).message).toBe("timeout");
	await close();
	expect((await failure("STATUS01")).message).toBe("unreachable: ECONNREFUSED");
});

test("ERR-05: after five consecutive failures the portal is paused for a minute, then tried with one request", async () => {
	let time = 0;
	const { ask, failure, asked } = await portal({ clock: () => time, patience: 2_000 });
	for (let count = 0; count < 4; count++) await failure("DOWN0001");
	// A success resets the count.
	expect(await ask("NOBODY01")).toEqual({ kind: "none" });
	for (let count = 0; count < 5; count++) await failure("DOWN0001");
	const before = asked.length;
	expect((await failure("STATUS01")).fault).toBe("resting");
	time = 59_999;
	expect((await failure("STATUS01")).fault).toBe("resting");
	expect(asked.length).toBe(before);

	time = 60_000;
	const [one, other] = await Promise.all([failure("DOWN0001"), failure("DOWN0001")]);
	expect([one.fault, other.fault].sort()).toEqual(["refused", "resting"]);
	expect((await failure("STATUS01")).fault).toBe("resting");

	time = 120_000;
	expect(await ask("STATUS01")).toMatchObject({ kind: "found" });
	expect((await failure("DOWN0001")).fault).toBe("refused");
	expect(await ask("STATUS01")).toMatchObject({ kind: "found" });
});
