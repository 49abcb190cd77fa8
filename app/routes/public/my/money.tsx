import { getMyMoney } from "../../../../domain/my/queries.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { MoneyOfApplications } from "../../../ui/my/money.tsx";
import type { Route } from "./+types/money";

/** What the applicant has agreed with us, paid and got back, for sessions of level "proven". */
export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	return loadRequired(requestContext, "personal page", () => getMyMoney(caller));
}

export default function View({ loaderData }: Route.ComponentProps) {
	const t = useMyTexts().money;
	return (
		<MyLayout title={t.title}>
			<div className="max-w-[46rem]">
				{loaderData.length === 0 && <p className="text mt-4">{t.none}</p>}
				<MoneyOfApplications money={loaderData} hasReceipts />
			</div>
		</MyLayout>
	);
}
