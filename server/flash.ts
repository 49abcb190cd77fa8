import { readCookie, writeCookie } from "../app/cookies.ts";
import { flashCodes } from "../app/flash.ts";
import type { Flash } from "../app/request-context.ts";

/** The code of a message that a form set for the page after its redirect. Other values of the cookie are ignored. */
export function readFlash(cookies: string | undefined): Flash | undefined {
	const [code, reference] = readCookie(cookies, "flash", /^[a-z_]{1,40}(\.[A-Z0-9-]{1,40})?$/)?.split(".") ?? [];
	const known = flashCodes.find((each) => each === code);
	return known && { code: known, ...(reference && { reference }) };
}

export const clearedFlash = writeCookie("flash", "", 0);
