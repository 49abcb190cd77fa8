import { getProgramRecord } from "../../../domain/catalog/staff-queries.ts";
import { localized } from "../../../domain/language.ts";
import { programFields } from "../../admin/catalog-fields.ts";
import { valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { load } from "../../admin/load.ts";
import { RecordDialog } from "../../admin/record-dialog.tsx";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/program";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "program", async () => {
		const record = await getProgramRecord(visit.caller, params.id, visit.language);
		return { name: localized(record, "title", visit.language), values: valuesOf(record, programFields) };
	});
}

export default function Program({ loaderData, params }: Route.ComponentProps) {
	const { fields: labels } = useAdminTexts().programs;
	return (
		<RecordDialog
			loaded={loaderData}
			fields={programFields}
			labels={labels}
			address={`/admin/programs/${params.id}`}
			home="/admin/programs"
		/>
	);
}
