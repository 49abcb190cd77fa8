import { data } from "react-router";
import { openApplication } from "../../../../domain/my/commands.ts";
import { getOpenWays } from "../../../../domain/my/open-queries.ts";
import { getMyHome } from "../../../../domain/my/queries.ts";
import { readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadPersonal } from "../../../load.ts";
import { emptyForm, handleOpening, isRemembered, textOf } from "../../../opening-forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { OpenForm } from "../../../ui/my/open-form.tsx";
import { MyHome } from "../../../ui/my/progress.tsx";
import type { Route } from "./+types/home";

/** One's own application, or the form that opens it. */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	if (my.state === "unknown") throw data(null, { status: 503 });
	const { level } = my;
	if (level)
		return { isOpen: true as const, level, ...(await loadPersonal(requestContext, () => getMyHome(my.caller))) };
	const ways = await loadPersonal(requestContext, () => getOpenWays(my.caller));
	return { isOpen: false as const, form: { ...ways, state: emptyForm, hasEnded: my.state === "ended" } };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my, client } = requestContext;
	const fields = await readFields(request);
	const answer = await handleOpening(requestContext, fields, () => {
		const input = {
			reference: textOf(fields, "reference"),
			phone: textOf(fields, "phone"),
			isRemembered: isRemembered(fields),
		};
		return openApplication(my.caller, input, { client, signed: my.signed });
	});
	if (answer instanceof Response) return answer;
	const ways = await loadPersonal(requestContext, () => getOpenWays(my.caller));
	return data({ isOpen: false as const, form: { ...ways, state: answer.data } }, answer.init ?? undefined);
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export function View({ loaderData, actionData }: ViewProps) {
	const shown = actionData ?? loaderData;
	const t = useMyTexts();
	if (!shown.isOpen) return <OpenForm {...shown.form} />;
	const { applications, unread } = shown;
	return (
		<MyLayout title={applications.length > 1 ? t.titles : t.title} unread={unread}>
			<MyHome applications={applications} unread={unread} />
		</MyLayout>
	);
}

export default View;
