import type { ConversionKind } from "../../../database/values.ts";
import { sha256Of } from "../../shared/sha256.ts";

/** Spec §9 and LIMIT-14: the value of an application for the ad network; other conversions have none. */
const leadValue = { value: 100, currency: "USD" } as const;

const facts: Record<ConversionKind, Record<string, string | number | boolean>> = {
	Lead: leadValue,
	Contact: {},
	CompleteRegistration: { status: true },
};
export const factsOf = (kind: ConversionKind) => facts[kind];

/**
 * The id of a conversion, the same in the browser's pixel and on the server, so that Meta counts it once. It is derived
 * from the row's id and does not reveal it. A form that is sent twice is one event.
 */
export const eventIdOf = async (kind: ConversionKind, rowId: string) =>
	(await sha256Of(`${kind} ${rowId}`)).slice(0, 32);

/** The format that Meta compares: trimmed, in lower case, hashed. */
export const hashedEmail = (email: string) => sha256Of(email.trim().toLowerCase());

/** @returns undefined if the number cannot be completed to an international one. */
export async function hashedPhone(phone: string): Promise<string | undefined> {
	const digits = internationalDigits(phone);
	return digits && sha256Of(digits);
}

/**
 * Digits with the country code and without leading zeros. A number without a code is recognized by its format if it is
 * an Uzbek or a Korean mobile number.
 */
export function internationalDigits(phone: string): string | undefined {
	const digits = phone.replace(/\D/g, "");
	const whole =
		/^\d{9}$/.test(digits) && !phone.includes("+") ? `998${digits}` : digits.replace(/^0(?=1\d{8,9}$)/, "82");
	const number = whole.replace(/^0+/, "");
	return /^\d{10,15}$/.test(number) ? number : undefined;
}
