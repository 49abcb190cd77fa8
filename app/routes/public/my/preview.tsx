import { previewApplication } from "../../../../domain/my/queries.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadPersonal } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { ApplicationProgress } from "../../../ui/my/progress.tsx";
import type { Route } from "./+types/preview";

/** What the applicant sees of an application, for staff. For everybody else the page does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	if (!requestContext.caller.may("application:read")) throw new Response(null, { status: 404 });
	return { progress: await loadPersonal(requestContext, () => previewApplication(requestContext.caller, params.id)) };
}

export function View({ loaderData: { progress } }: Pick<Route.ComponentProps, "loaderData">) {
	return (
		<MyLayout title={useMyTexts().title}>
			<ApplicationProgress progress={progress} unread={0} />
		</MyLayout>
	);
}

export default View;
