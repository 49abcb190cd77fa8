import { useLocation } from "react-router";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { valuesOf } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { RecordFacts } from "../../admin/record-facts.tsx";
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
	const { pathname, search } = useLocation();
	const type = recordTypeAt(pathname);
	if (!type) return <MissingDialog fault="missing" back="/admin" />;
	const back = type.home + search;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { name, values } = loaderData.value;
	const { fields: labels, options: names } = recordTexts(t, type.noun);
	const address = `${type.base}/${params.id}`;
	return (
		<Dialog title={name} back={back}>
			<RecordFacts fields={type.fields} {...{ labels, names, values }} />
			<p className="dialog-actions">
				<Link to={`${address}/delete${search}`} preventScrollReset className="btn btn-danger">
					{t.delete}
				</Link>
				{type.noun === "university" && (
					<Link to={`/admin/certifications/university/${params.id}`} className="btn">
						{t.certifications.open}
					</Link>
				)}
				<Link to={`/admin/history/${params.id}`} className="btn">
					{t.log.history}
				</Link>
				<Link to={`${address}/edit${search}`} preventScrollReset className="btn btn-primary">
					{t.edit}
				</Link>
			</p>
		</Dialog>
	);
}
