import { countMyPapers } from "../../../../domain/documents/my-queries.ts";
import { getMyApplication } from "../../../../domain/my/queries.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { ApplicationProgress } from "../../../ui/my/progress.tsx";
import type { Route } from "./+types/application";

/** One of several applications. */
export function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	return loadRequired(requestContext, "personal page", async () => ({
		...(await getMyApplication(caller, params.id)),
		papers: await countMyPapers(caller),
	}));
}

export default function View({ loaderData: { progress, unread, papers } }: Pick<Route.ComponentProps, "loaderData">) {
	return (
		<MyLayout title={useMyTexts().title} unread={unread}>
			<ApplicationProgress {...{ progress, unread, papers }} />
		</MyLayout>
	);
}
