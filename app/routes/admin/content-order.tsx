import { orderContent } from "../../../domain/content/site/commands.ts";
import { isOrderedKind } from "../../../domain/content/site/rules.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { Alert } from "../../admin/alert.tsx";
import { sectionOf, tabAddress } from "../../admin/content-kinds.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { moved } from "../../admin/order.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/content-order";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const backOf = (slug: string | undefined) => tabAddress(sectionOf(slug)?.tab ?? "hero");

export function action({ context, params, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const section = sectionOf(params.slug);
	return handleAdminForm(requestContext, request, {
		done: "content_updated",
		back: backOf(params.slug),
		submit: async ({ ids = "", move }) => {
			if (!section || !isOrderedKind(section.kind)) throw notFound("content");
			await orderContent(requestContext.caller, section.kind, moved(ids.split(","), move));
		},
	});
}

/** Without script: an order that could not be saved. With script, the list itself reports it. */
export default function ContentOrder({ actionData, params }: Route.ComponentProps) {
	const t = useAdminTexts();
	return (
		actionData && (
			<Dialog title={t.content.saveFailed} back={backOf(params.slug)} small>
				<Alert title={t.content.saveFailed}>{t.faults[actionData.fault]}</Alert>
			</Dialog>
		)
	);
}
