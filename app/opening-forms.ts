import { emptyForm, type FormResult, handleForm } from "./forms.ts";
import type { RequestContext } from "./request-context.ts";
import { redirectTo } from "./require-account.ts";

const linkUnusable = "link_unusable";
/** The form of a link that was used or has expired. */
export const unusableForm: FormResult = emptyForm(linkUnusable);
export const isUnusable = ({ issues }: FormResult): boolean => issues.some(({ code }) => code === linkUnusable);

/**
 * Handles a form that opens an application in this browser.
 * @param open returns the signed session
 * @returns a redirect to the application, or the form with everything that was entered.
 */
export const handleOpening = <Shown = { state: FormResult }>(
	context: RequestContext,
	fields: FormData,
	open: () => Promise<{ signed: string }>,
	show?: (state: FormResult) => Shown | Promise<Shown>,
) =>
	handleForm(
		context,
		fields,
		async () => redirectTo(`${context.prefix}/my`, null, [context.my.keep((await open()).signed)]),
		{ ...(show && { show }) },
	);

export const textOf = (fields: FormData, name: string): string => {
	const value = fields.get(name);
	return typeof value === "string" ? value : "";
};

export const isRemembered = (fields: FormData): boolean => fields.get("remember") === "yes";
