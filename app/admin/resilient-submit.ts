import { type ClientActionFunctionArgs, data } from "react-router";
import type { FormAgain } from "./handle-form.ts";

const notSent: FormAgain = { fault: "unavailable", values: {}, issues: [], changed: null };

/**
 * The browser's part of sending a form of staff: whatever goes wrong on the way, the form stays with all that was typed. What
 * comes back by itself is a form that was not taken; its status keeps the router from reading the page again, which would
 * lead away to the sign-in when the session has ended.
 */
export async function resilientSubmit({ serverAction }: ClientActionFunctionArgs) {
	try {
		return data(await serverAction<FormAgain>(), { status: 422 });
	} catch (error) {
		if (error instanceof Response) throw error;
		return data(notSent, { status: 503 });
	}
}
