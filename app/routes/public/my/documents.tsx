import { consentVersion } from "../../../../domain/documents/consent.ts";
import { giveConsent, withdrawConsent } from "../../../../domain/documents/my-commands.ts";
import { getMyDocuments } from "../../../../domain/documents/my-queries.ts";
import { decidePack } from "../../../../domain/documents/pack-commands.ts";
import { listMyPacks, type MyPack } from "../../../../domain/documents/pack-queries.ts";
import { packConsentVersion } from "../../../../domain/documents/pack-rules.ts";
import { homeDay } from "../../../../domain/shared/time-zone.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { localized } from "../../../i18n/typography.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant, requireShown } from "../../../require-applicant.ts";
import { ConsentForm, ConsentGiven, PaperList } from "../../../ui/my/documents.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
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
	const intent = String(fields.get("intent"));
	if (intent === "withdraw") requireShown(requestContext, fields);
	return handleForm(requestContext, fields, async () => {
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

type PacksProps = {
	packs: MyPack[];
	/** Of the wording. */
	version: string;
	/** Whether the applicant has just decided about another university or wording. */
	hasChanged: boolean;
};

/** For each university: whether it may get the papers, and when they were put together. */
function Packs({ packs, version, hasChanged }: PacksProps) {
	const t = useMyTexts().documents.pack;
	const { language, my } = useRequestContext();
	const href = useHref();
	if (packs.length === 0) return null;
	const dayOf = (at: Date) => formatDay(homeDay(at), language);
	return (
		<section className="mt-10 rule-t pt-4" aria-labelledby="packs">
			<h2 id="packs">{t.title}</h2>
			{hasChanged && (
				<p className="notice mt-4 border-brick bg-brick-wash text-brick" role="alert">
					{t.changed}
				</p>
			)}
			{packs.map((pack) => {
				const name = localized(pack.university, "name", language);
				return (
					<form key={pack.id} method="post" action={href("/my/documents")} className="mt-4 grid gap-3">
						<p className="text">
							{pack.agreedAt ? t.agreed(name, dayOf(pack.agreedAt)) : t.text(name, pack.reference)}
						</p>
						{pack.made.map((made) => (
							<p key={made.at.toISOString()} className="text-muted">
								{t.made(made.name, dayOf(made.at))}
							</p>
						))}
						<input type="hidden" name="application" value={pack.id} />
						<input type="hidden" name="university" value={pack.universityId} />
						<input type="hidden" name="version" value={version} />
						{my.level === "proven" ? (
							<div>
								<button
									type="submit"
									name="intent"
									value={pack.agreedAt ? "pack_withdrawn" : "pack_agreed"}
									className="btn"
								>
									{pack.agreedAt ? t.withdraw : t.agree(name)}
								</button>
							</div>
						) : (
							<p className="note">{t.proof}</p>
						)}
					</form>
				);
			})}
		</section>
	);
}
