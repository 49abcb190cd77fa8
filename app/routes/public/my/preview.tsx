import { previewApplication } from "../../../../domain/my/queries.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { Head } from "../../../ui/head.tsx";
import { ApplicationProgress } from "../../../ui/my/progress.tsx";
import type { Route } from "./+types/preview";

/** What the applicant sees of an application, for staff. For everybody else the page does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	if (!requestContext.caller.may("application:read")) throw new Response(null, { status: 404 });
	return {
		progress: await loadRequired(requestContext, "personal page", () =>
			previewApplication(requestContext.caller, params.id),
		),
	};
}

const noPapers = { toSend: 0, late: 0, thisWeek: 0 };

export default function View({ loaderData: { progress } }: Pick<Route.ComponentProps, "loaderData">) {
	const t = useMyTexts();
	return (
		<div className="wrap page">
			<Head title={t.title} hidden />
			<p className="mb-4 text-muted">{t.preview}</p>
			<h1>{t.title}</h1>
			<ApplicationProgress progress={progress} unread={0} papers={noPapers} />
		</div>
	);
}
