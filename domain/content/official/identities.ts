import { normalizePhone, readDialed } from "../../shared/phone.ts";
import { referenceSigns } from "../../shared/reference-rules.ts";
import { maxCheckedLength } from "./rules.ts";

/** Runs on the server only: the numbering plans of all countries are larger than a page. */

/** What people paste with a number or a link, and nobody sees. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Everything that a text may stand for, each in one spelling: "phone:+998901234567", "telegram:example",
 * "host:example.com", "url:example.com/page", "mail:info@example.com", "domain:example.com", "code:7K3P", "name:malika k".
 * Two texts mean the same if they share one.
 * @returns null if the text is empty, longer than 200 characters, or a phone number without digits.
 */
export function identitiesOf(typed: string): string[] | null {
	// First: the normalization of long rows of accents takes seconds.
	if (typed.trim().length > maxCheckedLength) return null;
	const text = typed.normalize("NFKC").replace(invisible, "").replace(/\s+/g, " ").trim();
	if (!/[\p{L}\p{N}]/u.test(text) || /^(tel|sms|mailto):\W*$/i.test(text)) return null;
	const contact = /^(?:tel|sms|mailto):(?:\/\/)?([^?]+)/i.exec(text)?.[1] ?? text;
	const address = /^[^<>]*<([^<>]+)>$/.exec(contact)?.[1] ?? contact;
	if (/^[^@\s<>:/]+@[^@\s<>:/]+\.[^@\s<>:/]+$/.test(address)) return mailIdentities(address);
	if (/^[+\d\s().\-/\u2010-\u2015\u2212]+$/.test(contact)) return phoneIdentities(contact);
	const handle = /^@(\w{3,32})$/.exec(text)?.[1];
	if (handle) return [`telegram:${handle.toLowerCase()}`];
	// A link at the end of a sentence.
	return linkIdentities(text.replace(/[.,;!)]+$/, "")) ?? wordIdentities(text);
}

function mailIdentities(address: string): string[] {
	const lower = address.toLowerCase();
	return [`mail:${lower}`, `domain:${hostOf(lower.split("@")[1] as string) ?? ""}`];
}

/** The countries whose people call within the country, without its code, and so from a Korean or Uzbek phone. */
const dialedWithin = ["UZ", "KR"] as const;

/** A number without a country code may belong to several countries; ours then has one of these readings. */
function phoneIdentities(typed: string): string[] {
	const digits = typed.replace(/\(0\)/, "");
	const certain = normalizePhone(digits);
	const readings = dialedWithin.flatMap((country) => readDialed(digits, country) ?? []);
	const numbers = certain ? [certain] : readings;
	const plain = digits.replace(/\D/g, "").replace(/^00/, "");
	const names = [...new Set(numbers)].map((number) => `phone:${number}`);
	// A code may consist of digits, and an example number may be impossible in its country.
	return [...names, `phone:+${plain}`, ...codeIdentities(typed)];
}

const telegramHosts = ["t.me", "telegram.me", "telegram.dog"];
const whatsAppHosts = ["wa.me", "api.whatsapp.com", "web.whatsapp.com", "whatsapp.com"];

/** What app links name in their query. Of several, or of one given twice, each app may open another than we would read. */
const goals = ["phone", "domain", "invite"];
const goalsOf = ({ searchParams }: URL) =>
	[...searchParams.keys()].filter((name) => goals.includes(name.toLowerCase()));

/** Null if the text is no link. */
function linkIdentities(text: string): string[] | null {
	const scheme = /^([a-z][a-z\d+.-]*):(?!\d+(\/|$))/i.exec(text)?.[1]?.toLowerCase();
	if (/\s/.test(text) || (!scheme && !/^[^/?#]+(\.[^/?#.]+|:\d+)(?=[/?#]|$)/.test(text))) return null;
	const url = URL.parse(scheme ? text : `https://${text}`);
	if (!url) return scheme ? [] : null;
	if (scheme === "tg" || scheme === "whatsapp") return appIdentities(url);
	if (scheme && scheme !== "http" && scheme !== "https") return [];
	const host = url.host.replace(/\.(?=$|:)/, "").replace(/^www\./, "");
	const path = decoded(url.pathname).replace(/\/+$/, "");
	const user = telegramHosts.find((one) => host.endsWith(`.${one}`));
	const isTelegram = user !== undefined || telegramHosts.includes(host);
	if (path === "/send" && /^(api|web)\.whatsapp\.com$/.test(host)) return goalIdentities(url);
	if ((isTelegram || whatsAppHosts.includes(host)) && goalsOf(url).length > 0) return [];
	if (user) return [`telegram:${host.slice(0, -user.length - 1).toLowerCase()}`];
	if (isTelegram) return telegramIdentities(path);
	const number = host === "wa.me" && /^\/\+?(\d+)$/.exec(path)?.[1];
	if (number) return phoneIdentities(`+${number}`);
	return [`host:${host}`, `url:${host}${path.toLowerCase()}${queryOf(url)}`];
}

/** "tg://resolve?domain=…", "tg://join?invite=…" and "whatsapp://send?phone=…" open the apps. */
function appIdentities(url: URL): string[] {
	const action = `${url.host}${url.pathname}`.replaceAll("/", "").toLowerCase();
	return ["resolve", "join", "send"].includes(action) ? goalIdentities(url) : [];
}

/** The one thing that a link's query names. */
function goalIdentities(url: URL): string[] {
	const [goal, ...others] = goalsOf(url);
	const value = goal && url.searchParams.get(goal);
	if (!value || others.length > 0) return [];
	if (goal === "phone") return /^[\d\s+()-]+$/.test(value) ? phoneIdentities(`+${value.replace(/\D/g, "")}`) : [];
	if (goal === "domain") return [`telegram:${value.toLowerCase()}`];
	return goal === "invite" ? [`invite:${value}`] : [];
}

/** t.me/name, t.me/s/name, t.me/name/12, t.me/+998…, t.me/+invitation, t.me/joinchat/invitation. Only names ignore case. */
function telegramIdentities(path: string): string[] {
	const [first = "", second = ""] = path.split("/").filter(Boolean);
	if (/^\+\d{7,15}$/.test(first)) return phoneIdentities(first);
	if (first.startsWith("+")) return [`invite:${first.slice(1)}`];
	if (first === "joinchat") return [`invite:${second}`];
	const name = (first === "s" ? second : first).replace(/^@/, "");
	return name ? [`telegram:${name.toLowerCase()}`] : [];
}

/** A query may tell pages apart, as in profile.php?id=1; what only measures where visitors come from does not. */
function queryOf({ searchParams }: URL): string {
	const kept = [...searchParams].filter(([name]) => !/^(utm_\w+|igsh|igshid|fbclid|gclid|si|text|lang)$/i.test(name));
	return kept.length > 0 ? `?${new URLSearchParams(kept.toSorted())}` : "";
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** One word may be a code, a Telegram name without its "@", or a person's name. */
function wordIdentities(text: string): string[] {
	const handle = /^\w{4,32}$/.test(text) ? [`telegram:${text.toLowerCase()}`] : [];
	return [...codeIdentities(text), ...handle, `name:${foldName(text)}`];
}

/** Cyrillic capitals that a phone's Russian keyboard types for Latin ones. */
const lookAlikes: Record<string, string> = {
	А: "A",
	В: "B",
	С: "C",
	Е: "E",
	Н: "H",
	К: "K",
	М: "M",
	Р: "P",
	Т: "T",
	Х: "X",
};
const codeForm = new RegExp(`^[${referenceSigns}]{4}$`);

function codeIdentities(text: string): string[] {
	const code = text
		.toUpperCase()
		.replace(/[\s\p{Pd}#]/gu, "")
		.replace(/[А-Я]/g, (letter) => lookAlikes[letter] ?? letter);
	return codeForm.test(code) ? [`code:${code}`] : [];
}

export const foldName = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[ʻʼ'`´‘’]/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** The ASCII form of a host name, in which look-alike letters differ from ours. */
const hostOf = (name: string): string | undefined => URL.parse(`https://${name}`)?.host;
