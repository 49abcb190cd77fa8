import { readCookie, writeCookie } from "../app/cookies.ts";
import { flashCodes } from "../app/flash.ts";
import type { Flash } from "../app/request-context.ts";

/** A message's code that a form left for the page after its redirect. Anything else in the cookie is no message. */
export function readFlash(cookies: string | undefined): Flash | undefined {
	const [code, reference] = readCookie(cookies, "flash", /^[a-z_]{1,40}(\.[A-Z0-9-]{1,20})?$/)?.split(".") ?? [];
	const known = flashCodes.find((each) => each === code);
	return known && { code: known, ...(reference && { reference }) };
}

export const clearedFlash = writeCookie("flash", "", 0);
