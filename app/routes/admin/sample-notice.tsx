import { showSampleNotice } from "../../../domain/content/site/commands.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/sample-notice";

export function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: "/admin",
		submit: () => showSampleNotice(requestContext.caller, false),
	});
}

/** Confirms hiding the notice about sample data. */
export default function SampleNoticeDialog({ actionData }: Route.ComponentProps) {
	const t = useAdminTexts().sample;
	return (
		<ConfirmDialog title={t.title} confirm={t.confirm} back="/admin" again={actionData}>
			<p>{t.text}</p>
		</ConfirmDialog>
	);
}
