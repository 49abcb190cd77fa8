import { decideMyErasure } from "../../../../domain/cases/applicants/erasure-commands.ts";
import { getMyConsent } from "../../../../domain/documents/my-queries.ts";
import { listMyPacks } from "../../../../domain/documents/pack-queries.ts";
import { getMyPrivacy } from "../../../../domain/my/privacy/queries.ts";
import { getOpenWays } from "../../../../domain/my/queries.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant, requireShown } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { Privacy } from "../../../ui/my/privacy.tsx";
import type { Route } from "./+types/privacy";

/** What we hold about the applicant, and what the applicant may do about it. */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const [privacy, consent, packs, { hasEmail }] = await loadRequired(requestContext, "personal page", () =>
		Promise.all([getMyPrivacy(caller), getMyConsent(caller), listMyPacks(caller), getOpenWays(caller)]),
	);
	return { privacy, consent, packs, hasEmail };
}

/** Asks for the deletion, or cancels it. */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const fields = await readFields(request);
	requireShown(requestContext, fields);
	const isAsked = fields.get("intent") === "ask";
	return handleForm(requestContext, fields, async () => {
		await decideMyErasure(caller, isAsked);
		return redirectTo(`${requestContext.prefix}/my/privacy`, isAsked ? "erasure_asked" : "erasure_canceled");
	});
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
	return (
		<MyLayout title={useMyTexts().privacy.title}>
			<Privacy {...loaderData} />
		</MyLayout>
	);
}
