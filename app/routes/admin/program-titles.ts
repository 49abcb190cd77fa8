import { suggestPrograms } from "../../../domain/catalog/program-queries.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/program-titles";

/** Suggestions for the filter by program. An error means no suggestions: a title can still be typed. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<string[]> {
	const requestContext = context.get(requestContextKey);
	try {
		return await suggestPrograms(requestContext.caller, url.searchParams.get("q") ?? "", requestContext.language);
	} catch (error) {
		requestContext.report("programs could not be suggested", error);
		return [];
	}
}
