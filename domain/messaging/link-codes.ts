import type { Authentication, SigningPurpose } from "../access/authentication.ts";
import { asId } from "../shared/validation.ts";

/** What a link that is emailed to an applicant does: open the application, or sign out everywhere. */
export type EmailedLinkPurpose = "my" | "sign_out";

/** A link, and the address to which it is sent. */
type EmailedLink = { id: string; email: string | null };

const signedAs: Record<EmailedLinkPurpose, SigningPurpose> = { my: "my-link", sign_out: "my-sign-out" };

/** The code in the URL of a link: its id, signed together with the address, so that another address makes it useless. */
export function linkCode(
	authentication: Pick<Authentication, "sign">,
	purpose: EmailedLinkPurpose,
	{ id, email }: EmailedLink,
): string {
	const signature = authentication.sign(signedAs[purpose], `${id} ${email}`).split(".").at(-1);
	return `${id}.${signature}`;
}

/** The id that a code names; undefined if it has another form. */
export const linkIdOf = (code: string): string | undefined => asId(code.split(".", 1)[0]);

/** Whether we have sent this code to the address. */
export function isLinkCode(
	authentication: Pick<Authentication, "verifySigned">,
	purpose: EmailedLinkPurpose,
	{ id, email }: EmailedLink,
	code: string,
): boolean {
	const words = `${id} ${email}`;
	return authentication.verifySigned(signedAs[purpose], `${words}.${code.slice(id.length + 1)}`) === words;
}
