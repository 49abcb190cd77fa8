import { randomUUID } from "node:crypto";
import { submitApplication } from "../../domain/applications/commands.ts";
import type { TestSite } from "./site.ts";
import { examplePhone } from "./staff-callers.ts";

type Input = { fullName?: string; phoneNumber?: string; email?: string };

/**
 * Stores an application, as the form does.
 * @returns its ids, reference and phone number.
 */
export async function application(site: Pick<TestSite, "system" | "sql">, input: Input = {}) {
	const phone = input.phoneNumber ?? examplePhone();
	const { id, reference } = await submitApplication(
		site.system,
		{ fullName: "Example Applicant", location: "Tashkent", age: "19", termsAgreed: true, ...input, phoneNumber: phone },
		{ key: randomUUID(), language: "en", client: `visitor ${randomUUID()}` },
	);
	const [row] = await site.sql("select applicant_id as id from applications where id = $1", [id]);
	return { id, reference, phone, applicantId: row.id as string };
}

/** The cookie of an applicant's session in a response, as the browser sends it back; "" if there is none. */
export function myCookie(answer: Response): string {
	const cookie = answer.headers.getSetCookie().find((each) => /^(__Host-)?my=[^;]/.test(each));
	return cookie?.split(";")[0] ?? "";
}

type Pair = { reference: string; phone: string };

/** Sends the form that opens an application. */
export const open = (
	site: Pick<TestSite, "post">,
	{ reference, phone, ...more }: Pair & { remember?: string },
	headers: Record<string, string> = {},
) => site.post("/my", { reference, phone, ...more }, headers);
