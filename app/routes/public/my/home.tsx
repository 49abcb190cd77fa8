import { data } from "react-router";
import { openApplication } from "../../../../domain/my/commands.ts";
import { getOpenWays } from "../../../../domain/my/open-queries.ts";
import { readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadPersonal } from "../../../load.ts";
import { emptyForm, handleOpening, isRemembered, textOf } from "../../../opening-forms.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { Head } from "../../../ui/head.tsx";
import { OpenForm } from "../../../ui/my/open-form.tsx";
import type { Route } from "./+types/home";

/** One's own application, or the form that opens it. */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	if (my.state === "unknown") throw data(null, { status: 503 });
	if (my.level) return { isOpen: true as const };
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
	return shown.isOpen ? <OpenedApplication /> : <OpenForm {...shown.form} />;
}

export default View;

function OpenedApplication() {
	const t = useMyTexts();
	const href = useHref();
	return (
		<div className="wrap page">
			<Head title={t.title} hidden />
			<h1>{t.title}</h1>
			<form method="post" action={href("/my/sign-out")} className="mt-6">
				<button type="submit" className="btn">
					{t.signOut}
				</button>
			</form>
		</div>
	);
}
