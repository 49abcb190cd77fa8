import { expect, test } from "vitest";
import { readUserAgent } from "./user-agent.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)";

test("ASVS 7.5.2: browser and platform are derived from the user agent", () => {
	for (const [words, browser, platform] of [
		[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome", "Windows"],
		[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`, "Edge", "Windows"],
		[`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/124.0`, "Opera", "macOS"],
		[`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome", "Android"],
		["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
		[`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
		[`${iPhone} CriOS/142.0 Mobile Safari/604.1`, "Chrome", "iPhone"],
		["curl/8.5.0", null, null],
		[undefined, null, null],
	] as const) {
		expect(readUserAgent(words)).toEqual({ browser, platform });
	}
});
