import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

test("of several cookies with one name, the first valid one is read", () => {
	const header = 'session=<bad>; a=b; session=first; session="second"';
	expect(readCookie(header, "session", /^\w+$/)).toBe("first");
	expect(readCookie(header, "session", /^s\w+$/)).toBe("second");
	expect(readCookie(header, "session", /^\d+$/)).toBeUndefined();
	expect(readCookie(header, "toString", /./)).toBeUndefined();
});
