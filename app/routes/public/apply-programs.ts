import { listProgramChoices } from "../../../domain/catalog/program-queries.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/apply-programs";

/** Programs for the choice in the application form: a university's, or those that match a word. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { caller, language } = context.get(requestContextKey);
	const params = new URL(request.url).searchParams;
	const choices = await listProgramChoices(
		caller,
		{ university: params.get("university"), query: params.get("q") },
		language,
	);
	return Response.json(choices, { headers: { "cache-control": "private, max-age=60" } });
}
