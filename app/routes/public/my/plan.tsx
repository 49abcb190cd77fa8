import { getMyPlan } from "../../../../domain/documents/my-queries.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { PlanOfPapers } from "../../../ui/my/plan.tsx";
import type { Route } from "./+types/plan";

/** N1: when to begin with each paper that the applicant is asked for, and which are done. */
export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	return loadRequired(requestContext, "personal page", () => getMyPlan(caller));
}

export default function View({ loaderData }: Route.ComponentProps) {
	const { plan, documents } = useMyTexts();
	return (
		<MyLayout title={plan.title} isPrinted>
			<PlanOfPapers plan={loaderData}>
				<p className="mt-6 text-muted">{documents.none}</p>
			</PlanOfPapers>
		</MyLayout>
	);
}
