import { type ClientActionFunctionArgs, data } from "react-router";
import { valuesFrom, withoutPasswords } from "./fields.ts";
import type { FormResult } from "./handle-form.ts";

/**
 * Submits a staff form in the browser and keeps the input on any failure. A rejected form comes back as data; its
 * status keeps the router from reloading the page, which would redirect to the sign-in after the session has ended.
 */
export async function resilientSubmit({ request, serverAction }: ClientActionFunctionArgs) {
	// `serverAction` reads the body of the request, which can be read once.
	const sent = request.clone();
	try {
		return data(await serverAction<FormResult>(), { status: 422 });
	} catch (error) {
		if (error instanceof Response) throw error;
		// A page with several forms recognizes the rejected one by its values.
		const values = withoutPasswords(valuesFrom(await sent.formData()));
		return data<FormResult>({ fault: "unavailable", values, issues: [], changed: null }, { status: 503 });
	}
}
