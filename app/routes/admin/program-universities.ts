import { suggestUniversities } from "../../../domain/catalog/university-queries.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/program-universities";

/** Suggestions for selecting a university. An error means no suggestions: the name can still be typed. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<string[]> {
	const visit = context.get(requestContext);
	try {
		return await suggestUniversities(visit.caller, url.searchParams.get("q") ?? "", visit.language);
	} catch (error) {
		visit.report("universities could not be suggested", error);
		return [];
	}
}
