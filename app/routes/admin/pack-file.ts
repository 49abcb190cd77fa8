import { redirect } from "react-router";
import { makePack } from "../../../domain/documents/pack-commands.ts";
import { problemOf } from "../../../domain/shared/errors.ts";
import { streamOf } from "../../admin/csv.ts";
import { zip } from "../../admin/zip.ts";
import { readFields } from "../../forms.ts";
import { loadRequired } from "../../load.ts";
import { paperResponse } from "../../paper-response.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/pack-file";

/** Sends a pack while its papers are read. What is against it stands on the page that the form is on. */
export async function action({ context, params: { applicant, application }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const template = String((await readFields(request)).get("template"));
	const pack = await loadRequired(requestContext, "pack", () =>
		makePack(requestContext.caller, application, template).catch((error) => {
			if (problemOf(error)?.kind === "conflict") return undefined;
			throw error;
		}),
	);
	if (!pack) throw redirect(`/admin/applicants/${applicant}/pack/${application}?template=${template}`, 303);
	const { name, format, files } = pack;
	const [only] = files;
	const pieces =
		format === "pdf" && only ? only.content : zip(files.map((file) => ({ ...file, isPacked: true as const })));
	return paperResponse(
		{ type: format === "pdf" ? "application/pdf" : "application/zip", bytes: streamOf(pieces) },
		name,
	);
}
