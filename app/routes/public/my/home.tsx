import { data } from "react-router";
import { openApplication } from "../../../../domain/my/commands.ts";
import { getOpenWays } from "../../../../domain/my/open-queries.ts";
import { getMyHome } from "../../../../domain/my/queries.ts";
import { readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadOptional, loadPersonal } from "../../../load.ts";
import { emptyForm, handleOpening, isRemembered, textOf } from "../../../opening-forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { OpenForm } from "../../../ui/my/open-form.tsx";
import { MyHome } from "../../../ui/my/progress.tsx";
import { MyUnavailable } from "../../../ui/my/unavailable.tsx";
import type { Route } from "./+types/home";

/** One's own application, or the form that opens it. */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	const { level } = my;
	if (level) {
		const home = await loadPersonal(requestContext, () => getMyHome(my.caller));
		return data({ isOpen: true as const, level, ...home });
	}
	const ways = await loadOptional(requestContext, "ways to open an application", () => getOpenWays(my.caller));
	const form = my.state !== "unknown" && ways && { ...ways, state: emptyForm, hasEnded: my.state === "ended" };
	return data({ isOpen: false as const, form }, { status: form ? 200 : 503 });
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
	// Without the database, the form still keeps everything that was entered.
	const ways = await loadOptional(requestContext, "ways to open an application", () => getOpenWays(my.caller));
	return data({ isOpen: false as const, form: { ...(ways ?? noWays), state: answer.data } }, answer.init ?? undefined);
}

const noWays = { needsLink: false, hasEmail: false };

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const shown = actionData ?? loaderData;
	const t = useMyTexts();
	if (!shown.isOpen) return shown.form ? <OpenForm {...shown.form} /> : <MyUnavailable />;
	const { applications, unread } = shown;
	return (
		<MyLayout title={applications.length > 1 ? t.titles : t.title} unread={unread}>
			<MyHome applications={applications} unread={unread} />
		</MyLayout>
	);
}
