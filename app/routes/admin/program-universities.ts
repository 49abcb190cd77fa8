import { suggestUniversities } from "../../../domain/catalog/university-queries.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/program-universities";

/** Suggestions for selecting a university. An error means no suggestions: the name can still be typed. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<string[]> {
	const requestContext = context.get(requestContextKey);
	try {
		return await suggestUniversities(requestContext.caller, url.searchParams.get("q") ?? "", requestContext.language);
	} catch (error) {
		requestContext.report("universities could not be suggested", error);
		return [];
	}
}
