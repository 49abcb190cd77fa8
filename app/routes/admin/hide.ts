import { redirect } from "react-router";
import { hidePrograms, hideUniversities } from "../../../domain/catalog/commands.ts";
import { listAction } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/hide";

/** The address only receives a form. */
export const loader = () => redirect("/admin");

/** Hides the selected universities or programs from visitors, or shows them again. */
export const action = listAction(
	"catalog:write",
	"not_hidden",
	async (caller, fields, { params: { noun } }: Route.ActionArgs) => {
		const ids = fields.getAll("row").map(String);
		const isHidden = fields.get("do") === "hide";
		await (noun === "programs" ? hidePrograms : hideUniversities)(caller, ids, isHidden);
		if (ids.length === 0) return { code: "none_selected" };
		return { code: isHidden ? "records_hidden" : "records_shown" };
	},
);
