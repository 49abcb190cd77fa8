import { openFamilyLink } from "../../../../domain/my/family/queries.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRecord } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { MissingRecord } from "../../../ui/missing-record.tsx";
import { ParentsPage } from "../../../ui/my/parents.tsx";
import type { Route } from "./+types/parents";

/** What parents see by a family link, without a session: the steps and the next step, and nothing else. */
export function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return loadRecord(requestContext, () => openFamilyLink(requestContext.caller, params.token));
}

export function View({ loaderData: { record } }: Pick<Route.ComponentProps, "loaderData">) {
	const t = useTexts().notFound;
	const gone = useMyTexts().parent;
	if (!record) return <MissingRecord title={t.title} text={gone.gone} back={t.home} to="/" />;
	return <ParentsPage {...record} />;
}

export default View;
