import { data, redirect } from "react-router";
import { hidePrograms, hideUniversities } from "../../../domain/catalog/commands.ts";
import { problemOf } from "../../../domain/shared/errors.ts";
import { flashCookie } from "../../flash.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/hide";

/** The address only receives a form. */
export const loader = () => redirect("/admin");

/** Hides the selected universities or programs from visitors, or shows them again, and returns to their list. */
export async function action({ context, params: { noun }, request }: Route.ActionArgs) {
	const { caller, report } = context.get(requestContextKey);
	if (!caller.may("catalog:write")) throw data(null, { status: 403 });
	const fields = await readFields(request);
	const ids = fields.getAll("row").map(String);
	const isHidden = fields.get("do") === "hide";
	const hide = noun === "programs" ? hidePrograms : hideUniversities;
	const done = isHidden ? "records_hidden" : "records_shown";
	const code = await hide(caller, ids, isHidden).then(
		() => (ids.length > 0 ? done : "none_selected"),
		(error: unknown) => {
			const { kind } = problemOf(error) ?? {};
			if (kind === "refused") return "access_denied" as const;
			if (kind !== "not-found") report("records could not be hidden", error);
			return "not_hidden" as const;
		},
	);
	const back = safeRedirectPath(fields.get("back"));
	return redirect(back, { status: 303, headers: { "set-cookie": flashCookie({ code }) } });
}
