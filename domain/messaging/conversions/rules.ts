import type { ConversionKind } from "../../../database/values.ts";

/** Spec §9 and LIMIT-14: what an application is worth to the ad network; the others carry no value. */
const leadValue = { value: 100, currency: "USD" } as const;

const facts: Record<ConversionKind, Record<string, string | number | boolean>> = {
	Lead: leadValue,
	Contact: {},
	CompleteRegistration: { status: true },
};
export const factsOf = (kind: ConversionKind) => facts[kind];

/**
 * The name of one event, the same for the browser's pixel and for the server, so that Meta counts it once. Made of the row's id,
 * which nobody reads back from it: a form that is sent twice is one event.
 */
export const eventIdOf = async (kind: ConversionKind, rowId: string) => (await sha256(`${kind} ${rowId}`)).slice(0, 32);

/** As Meta compares them: trimmed, in small letters, hashed. */
export const hashedEmail = (email: string) => sha256(email.trim().toLowerCase());

/** @returns undefined when no telephone number can be made of it that is one in the whole world. */
export async function hashedPhone(phone: string): Promise<string | undefined> {
	const digits = internationalDigits(phone);
	return digits && sha256(digits);
}

/** Digits with the country's code and without leading zeros. Without a code, a number of Uzbekistan or a Korean mobile one is known by its form. */
export function internationalDigits(phone: string): string | undefined {
	const digits = phone.replace(/\D/g, "");
	const whole =
		/^\d{9}$/.test(digits) && !phone.includes("+") ? `998${digits}` : digits.replace(/^0(?=1\d{8,9}$)/, "82");
	const number = whole.replace(/^0+/, "");
	return /^\d{10,15}$/.test(number) ? number : undefined;
}

async function sha256(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
