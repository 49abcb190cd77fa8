import { type ClientActionFunctionArgs, data } from "react-router";
import type { FormAgain } from "./handle-form.ts";

const notSent: FormAgain = { fault: "unavailable", values: {}, issues: [], changed: null };

/**
 * Submits a staff form in the browser and keeps the input on any failure. A rejected form comes back as data; its
 * status keeps the router from reloading the page, which would redirect to the sign-in after the session has ended.
 */
export async function resilientSubmit({ serverAction }: ClientActionFunctionArgs) {
	try {
		return data(await serverAction<FormAgain>(), { status: 422 });
	} catch (error) {
		if (error instanceof Response) throw error;
		return data(notSent, { status: 503 });
	}
}
