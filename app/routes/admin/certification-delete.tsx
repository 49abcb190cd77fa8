import { deleteCertification } from "../../../domain/catalog/certifications/commands.ts";
import { getCertification } from "../../../domain/catalog/certifications/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/certification-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const backOf = (university: string) => `/admin/certifications/university/${university}`;

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "certification", async () => {
		const row = await getCertification(requestContext.caller, params.id, requestContext.language);
		return `${row.university}: ${row.validFrom} – ${row.validTo}`;
	});
}

export function action({ context, params, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "item_deleted",
		back: backOf(params.university),
		canUndo: true,
		submit: () => deleteCertification(requestContext.caller, params.id),
	});
}

export default function CertificationDelete({ loaderData, actionData, params }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={backOf(params.university)} again={actionData} />;
}
