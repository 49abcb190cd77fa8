import { expect, test } from "vitest";
import { problemOf } from "../domain/shared/errors.ts";
import { hashPassword, isOutdatedHash, verifyPassword } from "./password-hash.ts";

const password = "seven quiet cranes over Jeonju";

test("L6: a hash depends on its password, and Unicode variants of the same letters are the same password", async () => {
	const hash = await hashPassword(`${password} é`);
	expect(await verifyPassword({ hash, password: `${password} e\u0301` })).toBe(true);
	expect(await verifyPassword({ hash, password })).toBe(false);
	expect(await hashPassword(password)).not.toBe(await hashPassword(password));
	expect(isOutdatedHash(hash)).toBe(false);
	expect(isOutdatedHash(hash.replace("m=32768", "m=19456"))).toBe(true);
});

test("M3: of many concurrent hashes, one runs, twenty wait, and the others are rejected with a retry time", async () => {
	const answers = await Promise.allSettled(Array.from({ length: 30 }, () => hashPassword(password)));
	expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(21);
	const [rejected] = answers.filter((answer) => answer.status === "rejected");
	expect(problemOf(rejected?.reason)).toMatchObject({ kind: "unavailable", retryAfter: 5 });
	expect(await hashPassword(password)).toMatch(/^\$argon2id/);
});
