import { data } from "react-router";
import { createMyFamilyLink, withdrawMyFamilyLink } from "../../../../domain/my/family/commands.ts";
import { listMyFamilyLinks } from "../../../../domain/my/family/queries.ts";
import { problemOf } from "../../../../domain/shared/errors.ts";
import { freshForm, handleForm, keyField, readFields, showAgain } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { FamilyLinks, NewFamilyLink } from "../../../ui/my/family-links.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import type { Route } from "./+types/family";

/** Links for parents, for sessions of level "proven". */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const links = await loadRequired(requestContext, "personal page", () => listMyFamilyLinks(caller));
	return { links, fresh: freshForm(requestContext, "family") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext, "proven");
	const fields = await readFields(request);
	const here = `${requestContext.prefix}/my/family`;
	const withdrawn = fields.get("withdraw");
	const key = requestContext.formKeys.read("family", fields.get(keyField), { scope: requestContext.my.scope });
	if (withdrawn === null && "fault" in key) {
		return data({ state: showAgain(requestContext, "family", fields, key) }, { status: 422 });
	}
	return handleForm(requestContext, fields, async () => {
		if (typeof withdrawn === "string") {
			await withdrawMyFamilyLink(caller, withdrawn).catch(ignoreMissing);
			return redirectTo(here, "family_link_withdrawn");
		}
		const input = { label: fields.get("label") ?? "", language: fields.get("language") };
		await createMyFamilyLink(caller, input);
		return redirectTo(here, "family_link_made");
	});
}

/** A link that does not exist is the desired result. */
function ignoreMissing(error: unknown): void {
	if (problemOf(error)?.kind !== "not-found") throw error;
}

export default function Family({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().family;
	const { links, fresh } = loaderData;
	return (
		<MyLayout title={t.title}>
			<p className="text mt-6">{t.intro}</p>
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
				<FamilyLinks links={links} />
				<NewFamilyLink state={actionData?.state ?? fresh} formKey={fresh.key} />
			</div>
		</MyLayout>
	);
}
