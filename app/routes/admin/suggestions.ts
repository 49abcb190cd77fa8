import { suggestPrograms } from "../../../domain/catalog/program-queries.ts";
import { suggestUniversities } from "../../../domain/catalog/university-queries.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/suggestions";

/** Names of universities, or titles of programs. An error means no suggestions: what is wanted can still be typed. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<string[]> {
	const { caller, language, report } = context.get(requestContextKey);
	const suggest = url.pathname.endsWith("/titles") ? suggestPrograms : suggestUniversities;
	try {
		return await suggest(caller, url.searchParams.get("q") ?? "", language);
	} catch (error) {
		report("names could not be suggested", error);
		return [];
	}
}
