import { readCookie, writeCookie } from "../app/cookies.ts";
import { flashCodes, readPromise } from "../app/flash.ts";
import type { Flash } from "../app/request-context.ts";

/** The code of a message that a form set for the page after its redirect. Other values of the cookie are ignored. */
export function readFlash(cookies: string | undefined): Flash | undefined {
	const [code, reference, promise, phone] = readCookie(cookies, "flash", form)?.split(".") ?? [];
	const known = flashCodes.find((each) => each === code);
	if (!known) return undefined;
	return {
		code: known,
		...(reference && { reference }),
		...(promise && { promise: readPromise(promise) }),
		...(phone && { phone }),
	};
}

const form = /^[a-z_]{1,40}(\.[A-Z0-9-]{0,40}(\.(\d{1,10}(_\d{4}-\d\d-\d\d){0,60})?(\.\+?\d{1,50})?)?)?$/;

export const clearedFlash = writeCookie("flash", "", 0);
