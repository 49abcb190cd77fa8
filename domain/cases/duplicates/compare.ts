import { foldName } from "../applicants/names.ts";
import type { Applicant } from "../applicants/queries.ts";
import { type MergedField, mergedFields, type Reason, type Side } from "./schema.ts";

/** What is compared of two people. */
export type Person = {
	fullName: string;
	passportName: string | null;
	birthDate: string | null;
	/** Of the date of birth, or as the age in an application says, which is a year off for half of the year. */
	birthYear: number | null;
	phoneE164: string | null;
	email: string | null;
};

const latin = new Map(
	Object.entries({
		...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "j", з: "z", и: "i", й: "i", к: "k", л: "l", м: "m" },
		...{ н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "ts", ч: "ch", ш: "sh" },
		...{ щ: "sh", ъ: "", ы: "i", ь: "", э: "e", ю: "iu", я: "ia", ў: "o", қ: "k", ғ: "g", ҳ: "h" },
	}),
);

/** The words of a name as they sound: Хасанов, Xasanov and Khasanov are one, and so are Юлия, Yuliya and Iuliia. */
function soundsOf(name: string): string[] {
	const words = Array.from(foldName(name), (letter) => latin.get(letter) ?? letter)
		.join("")
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/kh|x/g, "h")
		.replaceAll(/zh|dj/g, "j")
		.replaceAll("q", "k")
		.replaceAll("w", "v")
		.replaceAll("y", "i")
		.replaceAll("ie", "e")
		.replaceAll(/(.)\1+/g, "$1");
	return [...new Set(words.split(" "))].filter((word) => word !== "").sort();
}

/** How a search for a name spells it: as it is written, and with the letters of other ways to write it. */
export function spellingsOf(name: string): string[] {
	const sounds = soundsOf(name).join(" ");
	const all = [foldName(name), sounds, sounds.replaceAll(/(?<![sc])h/g, "x")];
	return [...new Set(all)].filter((spelling) => spelling !== "");
}

/** Whether two names are one in any alphabet and order; a patronymic may be missing. */
function isSameName(one: string, other: string): boolean {
	const [few = [], many = []] = [soundsOf(one), soundsOf(other)].sort((first, next) => first.length - next.length);
	const isEnough = few.length > 1 || (few.length === 1 && many.length === 1);
	return isEnough && few.every((word) => many.includes(word));
}

/**
 * Why two cases may be one person's. With the same contact, another name or another year of birth means one family.
 * @returns null if nothing says so.
 */
export function compare(one: Person, other: Person): { reasons: Reason[]; isFamily: boolean } | null {
	const names = ({ fullName, passportName }: Person) => (passportName ? [fullName, passportName] : [fullName]);
	const isNamesake = names(one).some((name) => names(other).some((each) => isSameName(name, each)));
	const isDated = Boolean(one.birthDate && other.birthDate);
	const years = one.birthYear && other.birthYear ? Math.abs(one.birthYear - other.birthYear) : null;
	const isOfAge = isDated ? one.birthDate === other.birthDate : years === null || years <= 1;
	const reasons: Reason[] = [];
	if (one.phoneE164 && one.phoneE164 === other.phoneE164) reasons.push("same_phone");
	if (one.email && one.email === other.email) reasons.push("same_email");
	if (isNamesake && isOfAge && years !== null) reasons.push("same_name_and_birth");
	return reasons.length > 0 ? { reasons, isFamily: !isNamesake || !isOfAge } : null;
}

type Values = Pick<Applicant, MergedField | "phoneE164" | "createdAt">;

/** The fields in which two cases differ, and whose value is kept unless staff choose: the newer one, if it is filled. */
export function differences(one: Values, other: Values): { field: MergedField; kept: Side }[] {
	const isSamePhone = one.phoneE164 !== null && one.phoneE164 === other.phoneE164;
	return mergedFields
		.filter((field) => one[field] !== other[field] && !(field === "phoneNumber" && isSamePhone))
		.map((field) => {
			const isOtherNewer = other.createdAt > one.createdAt;
			const isOther = isOtherNewer ? other[field] !== null : one[field] === null;
			return { field, kept: isOther ? "other" : "this" };
		});
}
