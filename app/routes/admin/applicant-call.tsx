import { useLocation } from "react-router";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { listCaseApplications } from "../../../domain/cases/applications/queries.ts";
import { logCall } from "../../../domain/desk/queue/call-commands.ts";
import { PhoneLinks } from "../../admin/contact-links.tsx";
import { defaultSteps, withoutDefault } from "../../admin/default-steps.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { useCaseTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { caseReturnUrl } from "../../admin/return-url.ts";
import { StatusForm } from "../../admin/status-form.tsx";
import type { Route } from "./+types/applicant-call";

/** `?application=`: what the call is about, if the applicant has several applications. */
export const loader = adminLoader("applicant", async ({ caller }, { params: { id }, url }: Route.LoaderArgs) => {
	const [applicant, all] = await Promise.all([getApplicant(caller, id), listCaseApplications(caller, id)]);
	const { fullName, phoneNumber, phoneE164, language } = applicant;
	const open = all.filter(({ closedAt }) => !closedAt).map(({ id, reference, status }) => ({ id, reference, status }));
	const applicationId = url.searchParams.get("application") ?? "";
	const about = open.length === 1 ? open[0] : open.find((one) => one.id === applicationId);
	return {
		...{ fullName, phone: phoneE164 ?? phoneNumber, language, applications: open },
		...{ status: about?.status ?? null, defaults: defaultSteps(language), values: { applicationId, status: "" } },
	};
});

export const action = adminAction(({ caller }, { params: { id }, url }: Route.ActionArgs) => ({
	done: (changed) => (changed ? "application_updated" : "saved"),
	canUndo: true,
	back: caseReturnUrl(id, url.search),
	submit: async ({ result, note, applicationId, expected, ...values }) => {
		const { language } = await getApplicant(caller, id);
		const { status, reason, nextStepFor, nextStepText, nextStepDueOn } = withoutDefault(values, language);
		const decided = { status, reason, nextStepFor, nextStepText, nextStepDueOn };
		return logCall(caller, id, { result, note, applicationId }, decided, expected);
	},
}));

/** What was said in a call or a visit, and what follows from it. */
export default function ApplicantCall({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const back = caseReturnUrl(params.id, useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, phone, ...rest } = loaderData.value;
	return (
		<Dialog title={texts.tasks.call.title(fullName)} back={back}>
			{phone && (
				<p className="mb-4">
					<PhoneLinks phone={phone} />
				</p>
			)}
			<StatusForm {...rest} isCall again={actionData}>
				<Link to={back} preventScrollReset className="btn">
					{texts.cancel}
				</Link>
			</StatusForm>
		</Dialog>
	);
}
