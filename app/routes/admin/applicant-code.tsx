import { data } from "react-router";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { createCallCode } from "../../../domain/my/code-commands.ts";
import { Alert } from "../../admin/alert.tsx";
import { PhoneLinks } from "../../admin/contact-links.tsx";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { useCaseTexts } from "../../admin/frame.ts";
import { type FormResult, refusalOf } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant-code";

export const loader = adminLoader("applicant", async ({ caller }, { params: { id } }: Route.LoaderArgs) => {
	const { phoneE164 } = await getApplicant(caller, id);
	return { phoneE164 };
});

/** The code is only in this response: the page is never stored, and the database holds a keyed hash. */
export async function action({ context, params: { id } }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	try {
		const { code } = await createCallCode(requestContext.caller, id);
		return data({ code, fault: null });
	} catch (error) {
		const { status, fault } = refusalOf(requestContext, error);
		return data({ code: null, fault }, { status });
	}
}

export default function ApplicantCode({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.case.access;
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { phoneE164 } = loaderData.value;
	const result = actionData as { code: string | null; fault: FormResult["fault"] | null } | undefined;
	const close = (
		<Link to={back} preventScrollReset className="btn">
			{texts.close}
		</Link>
	);
	return (
		<Dialog title={t.codeTitle} back={back} small>
			{result?.fault && <Alert title={texts.notDone}>{texts.faults[result.fault]}</Alert>}
			{result?.code ? (
				<>
					<p>{t.codeNow}</p>
					<p className="call-code" role="status">
						{result.code}
					</p>
					<p className="text-muted">{t.codeNote}</p>
					<p className="dialog-actions">{close}</p>
				</>
			) : phoneE164 ? (
				<PostForm>
					<p>{t.codeBefore}</p>
					<p className="my-2">
						<PhoneLinks phone={phoneE164} />
					</p>
					<p className="text-muted">{t.codeNote}</p>
					<p className="dialog-actions">
						{close}
						<SubmitButton className="btn btn-primary">{t.codeMake}</SubmitButton>
					</p>
				</PostForm>
			) : (
				<>
					<p>{t.codeNoPhone}</p>
					<p className="dialog-actions">{close}</p>
				</>
			)}
		</Dialog>
	);
}
