import type { Browser, Platform } from "../database/values.ts";

/** A browser in the list of sessions: its family and platform, without versions. */
export type UserAgent = { browser: Browser | null; platform: Platform | null };

/** The first match wins, because most browsers also claim to be Chrome or Safari. */
const browserSigns: [RegExp, Browser][] = [
	[/YaBrowser\//, "Yandex Browser"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/\b(OPR|OPT|Opera)\//, "Opera"],
	[/\bEdg(e|A|iOS)?\//, "Edge"],
	[/\b(Firefox|FxiOS)\//, "Firefox"],
	[/\b(Chrome|Chromium|CriOS)\//, "Chrome"],
	[/\bVersion\/.*Safari\//, "Safari"],
];
const platformSigns: [RegExp, Platform][] = [
	[/iPhone|iPod/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/CrOS/, "ChromeOS"],
	[/Windows/, "Windows"],
	[/Macintosh|Mac OS X/, "macOS"],
	[/Linux|X11/, "Linux"],
];

export function readUserAgent(header: string | undefined): UserAgent {
	const words = (header ?? "").slice(0, 500);
	const find = <T>(signs: [RegExp, T][]) => signs.find(([sign]) => sign.test(words))?.[1] ?? null;
	return { browser: find(browserSigns), platform: find(platformSigns) };
}
