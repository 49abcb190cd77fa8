import { getProgram } from "../../../domain/catalog/program-queries.ts";
import { roundName } from "../../../domain/records/intakes/rules.ts";
import { calendarOf } from "../../calendar.ts";
import { localized } from "../../i18n/typography.ts";
import { loadRequired } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/program-calendar";

/** The calendar of one intake of a program, or of all that have published days. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { language, site, now } = requestContext;
	const wanted = new URLSearchParams(requestContext.query).get("intake");
	const program = await loadRequired(requestContext, "program", () => getProgram(requestContext.caller, params.id));
	const title = localized(program, "title", language);
	const university = localized(program.university, "name", language);
	const intakes = program.intakes.filter((intake) => !wanted || roundName(intake) === wanted);
	if (wanted && intakes.length === 0) throw new Response(null, { status: 404 });
	const { id, version } = program;
	const rounds = intakes.map((intake) => ({ id, version, title, university, intake, closes: intake.closes }));
	return calendarOf(`${title}, ${university}`, rounds, site, language, now);
}
