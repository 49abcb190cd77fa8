import { showSampleNotice } from "../../../domain/content/site/commands.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { adminAction } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/sample-notice";

export const action = adminAction(({ caller }) => ({
	done: "saved",
	back: "/admin",
	submit: () => showSampleNotice(caller, false),
}));

/** Confirms hiding the notice about sample data. */
export default function SampleNoticeDialog({ actionData }: Route.ComponentProps) {
	const t = useAdminTexts().sample;
	return (
		<ConfirmDialog title={t.title} confirm={t.confirm} back="/admin" again={actionData}>
			<p>{t.text}</p>
		</ConfirmDialog>
	);
}
