import { addPages } from "../../../../domain/documents/my-commands.ts";
import { failureOf } from "../../../failure.ts";
import { readFields } from "../../../forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import type { Route } from "./+types/document-pages";

/** Takes the files that the page's script sends one by one; answers with the code of what is wrong with a file. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	if (my.state === "unknown") return new Response(null, { status: 503 });
	if (!my.level) return new Response(null, { status: 401 });
	try {
		const file = (await readFields(request)).get("files");
		const sent = file instanceof File ? [new Uint8Array(await file.arrayBuffer())] : [];
		await addPages(my.caller, id, sent);
		return new Response(null, { status: 204 });
	} catch (error) {
		const { status, fault, issues, seconds } = failureOf(requestContext, "a page could not be stored", error);
		return Response.json({ code: issues[0]?.code ?? fault, seconds }, { status });
	}
}
