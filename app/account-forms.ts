import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import {
	beginTwoFactor,
	confirmTwoFactor,
	disableTwoFactor,
	renewRecoveryCodes,
} from "../domain/accounts/two-factor/commands.ts";
import { emptyForm, handleForm, readFields } from "./forms.ts";
import { type RequestContext, requestContextKey } from "./request-context.ts";
import { markConfidential, originOf, redirectTo, returnUrlOf } from "./require-account.ts";

type Submit<Result> = (requestContext: RequestContext, fields: FormData) => Promise<Result>;

/**
 * The action of a page with a form about an account.
 * @param keep what the page shows besides a rejected form
 */
export const accountAction =
	<Result, Kept extends object>(submit: Submit<Result>, keep: (fields: FormData) => Kept = () => ({}) as Kept) =>
	async ({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) => {
		const requestContext = context.get(requestContextKey);
		markConfidential(requestContext);
		const fields = await readFields(request);
		const kept = keep(fields);
		return handleForm(requestContext, fields, () => submit(requestContext, fields), {
			show: (state) => ({ ...kept, state }),
		});
	};

/** The loader of a page that an emailed link with a code opens. Opening it does not use it up. */
export function codeLoader({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
	markConfidential(context.get(requestContextKey));
	const code = new URL(request.url).searchParams.get("code") ?? "";
	return { code, state: emptyForm(code ? undefined : "no_code") };
}

export const codeIn = (fields: FormData) => ({ code: String(fields.get("code") ?? "") });

export const returnToIn = (fields: FormData) => ({ returnTo: returnUrlOf(fields.get("returnTo")) });

/** Data that is shown only once. Without an address, only the recovery codes are new. */
export type SetUp = { address: string | null; recoveryCodes: string[] };

/** The set-up of two-step sign-in that a form confirms, which goes on where it was if the form is rejected. */
export function setUpIn(fields: FormData): SetUp | null {
	const address = fields.get("address");
	return typeof address === "string" ? { address, recoveryCodes: fields.getAll("recovery").map(String) } : null;
}

/** One step of two-step sign-in. @returns what is shown next, or a redirect to the page `back` */
export async function changeTwoFactor(
	requestContext: RequestContext,
	fields: FormData,
	back: string,
): Promise<SetUp | Response> {
	const { caller, session } = requestContext;
	const token = session.token ?? "";
	const origin = originOf(requestContext);
	const secret = { password: fields.get("password") };
	switch (fields.get("step")) {
		case "begin":
			return beginTwoFactor(caller, token, secret, origin);
		case "renew":
			return { address: null, recoveryCodes: await renewRecoveryCodes(caller, token, secret, origin) };
		case "end": {
			const signedToken = await disableTwoFactor(caller, token, secret, origin);
			return redirectTo(back, "two_factor_off", [session.keep(signedToken)]);
		}
		default: {
			const signedToken = await confirmTwoFactor(caller, token, { code: fields.get("code") }, origin);
			return redirectTo(back, "two_factor_on", [session.keep(signedToken)]);
		}
	}
}
