import { useLocation } from "react-router";
import { orderContent } from "../../../domain/content/site/commands.ts";
import { isOrderedKind } from "../../../domain/content/site/rules.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { Alert } from "../../admin/alert.tsx";
import { sectionOf } from "../../admin/content-kinds.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction } from "../../admin/page-handlers.ts";
import { moved } from "../../admin/row-order.tsx";
import type { Route } from "./+types/content-order";

const backOf = (slug: string | undefined, search: string) => (sectionOf(slug)?.home ?? "/admin/content") + search;

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => {
	const section = sectionOf(params.slug);
	return {
		done: "content_updated",
		back: backOf(params.slug, url.search),
		submit: async ({ ids = "", move }) => {
			if (!section || !isOrderedKind(section.kind)) throw notFound("content");
			await orderContent(caller, section.kind, moved(ids.split(","), move));
		},
	};
});

/** Without script: an order that could not be saved. With script, the list itself reports it. */
export default function ContentOrder({ actionData, params }: Route.ComponentProps) {
	const t = useManagementTexts();
	const { search } = useLocation();
	return (
		actionData && (
			<Dialog title={t.content.saveFailed} back={backOf(params.slug, search)} small>
				<Alert title={t.content.saveFailed}>{t.faults[actionData.fault]}</Alert>
			</Dialog>
		)
	);
}
