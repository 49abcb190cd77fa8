import { consentVersion } from "../../../../domain/documents/consent.ts";
import { giveConsent, withdrawConsent } from "../../../../domain/documents/my-commands.ts";
import { getMyDocuments } from "../../../../domain/documents/my-queries.ts";
import { decidePack } from "../../../../domain/documents/pack-commands.ts";
import { listMyPacks } from "../../../../domain/documents/pack-queries.ts";
import { packConsentVersion } from "../../../../domain/documents/pack-rules.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { ConsentForm, ConsentGiven, PaperList } from "../../../ui/my/documents.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { Packs } from "../../../ui/my/packs.tsx";
import type { Route } from "./+types/documents";

/** The papers that the applicant is asked for. */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const [papers, packs] = await loadRequired(requestContext, "personal page", () =>
		Promise.all([getMyDocuments(caller), listMyPacks(caller)]),
	);
	return { ...papers, packs, version: consentVersion, packVersion: packConsentVersion };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const fields = await readFields(request);
	const back = `${requestContext.prefix}/my/documents`;
	return handleForm(requestContext, fields, async () => {
		const intent = String(fields.get("intent"));
		if (intent === "withdraw") {
			await withdrawConsent(caller);
			return redirectTo(back, "consent_withdrawn");
		}
		const version = String(fields.get("version"));
		if (intent === "pack_agreed" || intent === "pack_withdrawn") {
			const university = String(fields.get("university"));
			const decision = { university, version, isAgreed: intent === "pack_agreed" };
			await decidePack(caller, String(fields.get("application")), decision);
			return redirectTo(back, intent);
		}
		const given = fields.get("papers") === "yes" ? version : "";
		await giveConsent(caller, { version: given, isSensitiveToo: fields.get("sensitive") === "yes" });
		return redirectTo(back, "consent_given");
	});
}

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().documents;
	const { documents, isAgreed } = loaderData;
	return (
		<MyLayout title={t.title}>
			<div className="max-w-[46rem]">
				{!isAgreed && documents.length > 0 && <ConsentForm papers={loaderData} again={actionData?.state ?? null} />}
				<PaperList documents={documents} />
				{isAgreed && (
					<Packs
						packs={loaderData.packs}
						version={loaderData.packVersion}
						hasChanged={Boolean(actionData?.state.issues.length)}
					/>
				)}
				{isAgreed && <ConsentGiven />}
			</div>
		</MyLayout>
	);
}
