import { useLocation } from "react-router";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { logCall } from "../../../domain/desk/queue/call-commands.ts";
import { CallForm } from "../../admin/case/call-form.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { PhoneLinks } from "../../admin/phone-links.tsx";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { caseReturnUrl } from "../../admin/return-url.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant-call";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** `?application=`: what the call is about, if the applicant has several applications. */
export function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "applicant", async () => {
		const { fullName, phoneNumber, phoneE164, applications } = await getApplicant(requestContext.caller, id);
		const chosen = url.searchParams.get("application") ?? "";
		return { fullName, phone: phoneE164 ?? phoneNumber, applications, chosen };
	});
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: caseReturnUrl(id, url.search),
		submit: ({ result, note, applicationId }) => logCall(requestContext.caller, id, { result, note, applicationId }),
	});
}

export default function ApplicantCall({ loaderData, actionData, params }: Route.ComponentProps) {
	const t = useAdminTexts().tasks.call;
	const back = caseReturnUrl(params.id, useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, phone, applications, chosen } = loaderData.value;
	return (
		<Dialog title={t.title(fullName)} back={back} small>
			{phone && (
				<p className="mb-4">
					<PhoneLinks phone={phone} />
				</p>
			)}
			<CallForm applications={applications} chosen={chosen} back={back} again={actionData} />
		</Dialog>
	);
}
