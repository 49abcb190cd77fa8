import { expect, test } from "vitest";
import { hashPassword, isOutdatedHash, verifyPassword } from "./password-hash.ts";

const password = "seven quiet cranes over Jeonju";

test("L6: a hash depends on its password, and Unicode variants of the same letters are the same password", async () => {
	const hash = await hashPassword(`${password} é`);
	expect(await verifyPassword({ hash, password: `${password} e\u0301` })).toBe(true);
	expect(await verifyPassword({ hash, password })).toBe(false);
	expect(await hashPassword(password)).not.toBe(await hashPassword(password));
	expect(isOutdatedHash(hash)).toBe(false);
	expect(isOutdatedHash(hash.replace("t=3", "t=2"))).toBe(true);
});
