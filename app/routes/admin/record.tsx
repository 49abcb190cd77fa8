import { useLocation } from "react-router";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { valuesOf } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminLoader } from "../../admin/page-handlers.ts";
import { MissingDialog, RecordDialog } from "../../admin/record-dialog.tsx";
import { nameOf } from "../../admin/record-store.ts";
import { recordTexts, recordTypeAt } from "../../admin/record-types.ts";
import type { Route } from "./+types/record";

/** Shows a record of any type over its list. */
export const loader = adminLoader("record", async ({ caller, language }, { params: { id }, url }: Route.LoaderArgs) => {
	const type = recordTypeAt(url.pathname);
	if (!type) throw notFound("record");
	const record = await nouns[type.noun].get(caller, id, language);
	return { name: nameOf(record, type, language), values: valuesOf(record, type.fields) };
});

export default function RecordPage({ loaderData, params }: Route.ComponentProps) {
	const t = useManagementTexts();
	const type = recordTypeAt(useLocation().pathname);
	if (!type) return <MissingDialog fault="missing" back="/admin" />;
	const { fields: labels, options: names } = recordTexts(t, type.noun);
	const address = `${type.base}/${params.id}`;
	const more =
		type.noun === "university"
			? { to: `/admin/certifications/university/${params.id}`, text: t.certifications.open }
			: undefined;
	return (
		<RecordDialog
			loaded={loaderData}
			fields={type.fields}
			{...{ labels, names, address }}
			home={type.home}
			more={more}
		/>
	);
}
