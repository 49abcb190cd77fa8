import { PortalError, type VisaQuestion } from "../domain/ports.ts";

const mostBytes = 1024 * 1024;
const page = "/openPage.do?MENU_ID=10301";
/** The portal is made for browsers; every program that was seen to work says it is one. */
const browser =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/**
 * Opens the portal's search page in a session of its own and asks it, as a browser does: never two people in one session.
 * @throws Unanswered
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
		// Read to its end, so that the connection can be used again.
		await readText(form);
		const answer = await fetch(address, {
			method: "POST",
			headers: { ...headers, cookie: cookiesOf(form), referer: address, origin: new URL(baseUrl).origin },
			body: bodyOf(question),
			redirect: "manual",
			signal,
		});
		// A redirect is not followed: it would carry the question to wherever it points.
		if (answer.headers.get("location")?.includes("openSessionOut")) return "expired";
		if (answer.status !== 200) throw new PortalError("refused", `status ${answer.status}`);
		return { html: await readText(answer) };
	} catch (error) {
		if (error instanceof PortalError) throw error;
		if (signal.aborted) throw new PortalError("timeout");
		// Only the code: what the error quotes is not ours to pass on.
		const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
		throw new PortalError("unreachable", typeof code === "string" ? code : "");
	}
}

/** The body of a browser's search "by diplomatic office", in Korean: the one vocabulary that is known whole. */
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

async function readText(response: Response): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.length;
		// Leaving the loop ends the transfer.
		if (bytes > mostBytes) throw new PortalError("too_large");
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
