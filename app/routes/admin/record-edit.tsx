import { useLocation } from "react-router";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { listStaleTranslations } from "../../../domain/desk/translation-review/queries.ts";
import { isTranslated } from "../../../domain/desk/translation-review/rules.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { listCountries } from "../../admin/case/names.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { initialValues, type Values, valuesOf } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { versionOf } from "../../admin/handle-form.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { publicPages } from "../../admin/public-page.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import { confirmTicked, recordInput } from "../../admin/record-store.ts";
import { recordTexts, recordTypeAt } from "../../admin/record-types.ts";
import { returnUrl } from "../../admin/return-url.ts";
import type { Route } from "./+types/record-edit";

type Loaded = { values: Values; version?: number; older?: string[]; countries?: Record<string, string> };

/** Serves the forms for new and existing records of all types. */
export const loader = adminLoader(
	"record",
	async ({ caller, language }, { params: { slug, id }, url }: Route.LoaderArgs): Promise<Loaded> => {
		const type = recordTypeAt(url.pathname, slug);
		if (!type) throw notFound("record");
		const countries = type.fields.some(({ kind }) => kind === "country")
			? { countries: Object.fromEntries(listCountries(language)) }
			: {};
		if (!id) return { values: initialValues(type.fields), ...countries };
		const record = await nouns[type.noun].get(caller, id, language);
		const older = isTranslated(type.noun) ? await listStaleTranslations(caller, type.noun, id) : [];
		return { values: valuesOf(record, type.fields), version: record.version, older, ...countries };
	},
);

export const action = adminAction(
	({ caller, language }, { params: { slug, id, university }, url }: Route.ActionArgs) => {
		const type = recordTypeAt(url.pathname, slug);
		if (!type) throw new Response(null, { status: 404 });
		const { noun, fields, done } = type;
		const store = nouns[noun];
		return {
			done: id ? done.updated : done.added,
			back: returnUrl(type.home, url.search),
			submit: async (values) => {
				const input = {
					...(await recordInput(caller, values, fields)),
					...(university && { universityId: university }),
				};
				if (!id) return store.create(caller, input);
				await store.update(caller, id, input, versionOf(values));
				if (isTranslated(noun)) await confirmTicked(caller, noun, id, values);
			},
			...(id && { theirs: async () => valuesOf(await store.get(caller, id, language), fields) }),
		};
	},
);

export default function RecordEdit({ loaderData, actionData, params: { slug, id } }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const { pathname, search } = useLocation();
	const type = recordTypeAt(pathname, slug);
	const back = returnUrl(type?.home ?? "/admin", search);
	if (!type || (!loaderData.value && !actionData)) {
		return <MissingDialog fault={loaderData.fault ?? "missing"} back={back} />;
	}
	const t = recordTexts(texts, type.noun);
	const values = loaderData.value?.values ?? {};
	const title = id ? (t.editTitle ?? `${texts.edit}: ${t.title}`) : (t.add ?? `${texts.add}: ${t.title}`);
	return (
		<Dialog title={title} back={back} wide={t.formHint !== undefined}>
			{t.formHint && <p className="mb-3 text-muted">{t.formHint}</p>}
			<RecordForm
				fields={type.fields}
				labels={t.fields}
				values={values}
				version={loaderData.value?.version}
				older={loaderData.value?.older}
				again={actionData}
				failed={id ? t.updateFailed : t.addFailed}
				back={back}
				names={{ ...loaderData.value?.countries, ...t.options }}
				preview={publicPages[type.noun] && `/admin/preview/${type.noun}${id ? `/${id}` : ""}`}
				versions={id ? `${type.base}/${id}/versions${search}` : undefined}
			/>
		</Dialog>
	);
}
