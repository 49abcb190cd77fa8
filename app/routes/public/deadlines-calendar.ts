import { listCalendarRounds } from "../../../domain/catalog/intakes/queries.ts";
import { deadlineFilter } from "../../../domain/catalog/rules.ts";
import { calendarOf } from "../../calendar.ts";
import { texts } from "../../i18n/dictionaries.ts";
import { localized } from "../../i18n/typography.ts";
import { loadRequired } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/deadlines-calendar";

/** The calendar of the list of deadlines with its filter. */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { language, site, now, query } = requestContext;
	const filter = deadlineFilter(new URLSearchParams(query));
	const rounds = await loadRequired(requestContext, "deadlines", () =>
		listCalendarRounds(requestContext.caller, filter),
	);
	const named = rounds.map(({ program, intake, closes }) => ({
		...{ id: program.id, version: program.version, intake, closes },
		title: localized(program, "title", language),
		university: localized(program.university, "name", language),
	}));
	return calendarOf(texts[language].deadlines.title, named, site, language, now);
}
