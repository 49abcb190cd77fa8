import { getUniversityRecord } from "../../../domain/catalog/staff-queries.ts";
import { localized } from "../../../domain/language.ts";
import { universityFields } from "../../admin/catalog-fields.ts";
import { valuesOf } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { load } from "../../admin/load.ts";
import { RecordDialog } from "../../admin/record-dialog.tsx";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/university";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "university", async () => {
		const record = await getUniversityRecord(visit.caller, params.id);
		return { name: localized(record, "name", visit.language), values: valuesOf(record, universityFields) };
	});
}

export default function University({ loaderData, params }: Route.ComponentProps) {
	const { fields: labels } = useAdminTexts().universities;
	return (
		<RecordDialog
			loaded={loaderData}
			fields={universityFields}
			labels={labels}
			address={`/admin/universities/${params.id}`}
			home="/admin"
		/>
	);
}
