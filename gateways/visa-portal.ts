import { PortalError, type VisaAnswer, type VisaPortal, type VisaQuestion } from "../domain/shared/ports.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { portalErrorOf, readText } from "./http-client.ts";
import { readVisaPage } from "./visa-portal-page.ts";

export type VisaPortalOptions = {
	/** Timeout of one check with all its requests, in milliseconds. */
	patience?: number;
	clock?: () => number;
};

/** The Korean visa portal at `baseUrl` (integrations.md §1). Without a URL it is off and results are demo data. */
export function createVisaPortal(
	baseUrl: string | undefined,
	{ patience = 8_000, clock = () => performance.now() }: VisaPortalOptions = {},
): VisaPortal {
	if (!baseUrl) return { check: async () => ({ kind: "off" }) };
	const breaker = new CircuitBreaker({ failures: 5, rest: 60_000, clock });
	return {
		check: (question) => breaker.run(() => ask(baseUrl, question, AbortSignal.timeout(patience))),
	};
}

/**
 * An expired session also reports that nothing was found, so accept "nothing" only if a second, new session confirms
 * it.
 */
async function ask(baseUrl: string, question: VisaQuestion, signal: AbortSignal): Promise<VisaAnswer> {
	const first = await search(baseUrl, question, signal);
	if (first.kind === "found") return first;
	const second = await search(baseUrl, question, signal);
	if (second.kind === "expired") throw new PortalError("expired");
	return second;
}

async function search(baseUrl: string, question: VisaQuestion, signal: AbortSignal) {
	const page = await searchVisaPortal(baseUrl, question, signal);
	return page === "expired" ? ({ kind: "expired" } as const) : readVisaPage(page.html);
}

const maxBytes = 1024 * 1024;
const page = "/openPage.do?MENU_ID=10301";
/** The portal expects browsers; every known working client identifies as one. */
const browser =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/**
 * Opens the portal's search page in a new session and submits the search, as a browser does. Never shares a session
 * between two people.
 * @throws PortalError
 */
async function searchVisaPortal(
	baseUrl: string,
	question: VisaQuestion,
	signal: AbortSignal,
): Promise<"expired" | { html: string }> {
	const address = baseUrl + page;
	const headers = { accept: "text/html,application/xhtml+xml", "accept-language": "ko", "user-agent": browser };
	try {
		const form = await fetch(address, { headers, redirect: "manual", signal });
		if (form.status >= 400) throw new PortalError("refused", `status ${form.status}`);
		// Read the body to the end, so that the connection can be reused.
		await readText(form, maxBytes);
		const answer = await fetch(address, {
			method: "POST",
			headers: { ...headers, cookie: cookiesOf(form), referer: address, origin: new URL(baseUrl).origin },
			body: bodyOf(question),
			redirect: "manual",
			signal,
		});
		// Do not follow redirects: they would send the passport data to another URL.
		if (answer.headers.get("location")?.includes("openSessionOut")) return "expired";
		if (answer.status !== 200) throw new PortalError("refused", `status ${answer.status}`);
		return { html: await readText(answer, maxBytes) };
	} catch (error) {
		throw portalErrorOf(error, signal);
	}
}

/**
 * The form data of the search "by diplomatic office" in Korean, the only variant whose vocabulary is completely known.
 */
function bodyOf({ fullName, passportNumber, dateOfBirth }: VisaQuestion): URLSearchParams {
	return new URLSearchParams({
		CMM_TEST_VAL: "test",
		sBUSI_GB: "PASS_NO",
		sBUSI_GBNO: passportNumber.reveal(),
		ssBUSI_GBNO: passportNumber.reveal(),
		pRADIOSEARCH: "gb03",
		sEK_NM: fullName.reveal(),
		sFROMDATE: dateOfBirth.reveal(),
		sMainPopUpGB: "main",
		TRAN_TYPE: "ComSubmit",
		SE_FLAG_YN: "",
		LANG_TYPE: "KO",
	});
}

function cookiesOf(response: Response): string {
	const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]?.trim());
	return cookies.filter(Boolean).join("; ");
}
