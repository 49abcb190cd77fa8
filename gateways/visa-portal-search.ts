import { PortalError, type VisaQuestion } from "../domain/shared/ports.ts";
import { portalErrorOf, readText } from "./portal-answer.ts";

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
export async function searchVisaPortal(
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
