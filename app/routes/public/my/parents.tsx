import { redirect } from "react-router";
import { openFamilyLink } from "../../../../domain/my/family/queries.ts";
import { createFamilyTelegramLink } from "../../../../domain/telegram/my-commands.ts";
import { isTelegramOffered } from "../../../../domain/telegram/my-queries.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { ParentsPage } from "../../../ui/my/parents.tsx";
import type { Route } from "./+types/parents";

/** What parents see by a family link, without a session: the steps, the next step and the money, and nothing else. */
export function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return loadRequired(requestContext, "family link", async () => {
		const shown = await openFamilyLink(requestContext.caller, params.token);
		return { ...shown, hasTelegram: await isTelegramOffered(requestContext.caller) };
	});
}

/** Makes a link to the bot for the chat of a parent, which it opens or shows as a code. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const fields = await readFields(request);
	const makeLink = async () => {
		const { url } = await createFamilyTelegramLink(requestContext.caller, params.token);
		return fields.has("code") ? { state: emptyForm(), link: url } : redirect(url, 303);
	};
	return handleForm(requestContext, fields, makeLink, { show: (state) => ({ state, link: null }) });
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	return <ParentsPage {...loaderData} state={actionData?.state ?? emptyForm()} link={actionData?.link ?? null} />;
}
