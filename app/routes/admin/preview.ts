import { redirect } from "react-router";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import type { RevisedNoun } from "../../../domain/desk/revisions/rules.ts";
import { asLanguage } from "../../../domain/shared/language.ts";
import { adminTexts } from "../../admin/all-texts.ts";
import { boxOf, labelOf } from "../../admin/fields.ts";
import { valuesFrom } from "../../admin/form-values.ts";
import { refusalOf } from "../../admin/handle-form.ts";
import { issueText } from "../../admin/issue-text.ts";
import { publicPages } from "../../admin/public-page.ts";
import { recordInput } from "../../admin/record-store.ts";
import { recordTexts, recordTypeOf } from "../../admin/record-types.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import { plainCoverSeed } from "../../ui/cover-address.ts";
import type { Route } from "./+types/preview";

/** The address only receives a form. */
export const loader = () => redirect("/admin");

/** Shows the public page of a record with what its form contains. Nothing is saved. */
export async function action({ context, params: { id, ...params }, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	const noun = params.noun as RevisedNoun;
	const page = Object.hasOwn(publicPages, noun) ? publicPages[noun] : undefined;
	if (!page) throw new Response(null, { status: 404 });
	const { fields } = recordTypeOf(noun);
	const language = asLanguage(url.searchParams.get("language")) ?? requestContext.language;
	const values = valuesFrom(await readFields(request));
	try {
		const input = { ...(await recordInput(caller, values, fields)), ...page.visible };
		let created = "";
		const shown = await requestContext.preview(language, async (rehearsing) => {
			if (id) await nouns[noun].update(rehearsing, id, input);
			else created = await nouns[noun].create(rehearsing, input);
			return page.path({ slug: "", ...(await nouns[noun].get(rehearsing, id ?? created, language)) });
		});
		if (!created) return shown;
		// Covers are drawn for saved records alone.
		return new Response((await shown.text()).replaceAll(`/covers/${created}`, `/covers/${plainCoverSeed}`), shown);
	} catch (error) {
		const { status, fault, issues } = refusalOf(requestContext, error);
		const t = adminTexts[requestContext.language];
		const { fields: labels } = recordTexts(t, noun);
		const lines = issues.map(({ field, code }) => {
			const box = boxOf(field, fields, values, language);
			return `${labelOf(box, fields, labels, values, t)}: ${issueText(t, code)}`;
		});
		const headers = { "content-type": "text/plain; charset=utf-8" };
		return new Response([t.faults[fault], ...new Set(lines)].join("\n"), { status, headers });
	}
}
