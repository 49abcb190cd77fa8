import { data, redirect } from "react-router";
import { problemOf } from "../../../../domain/errors.ts";
import { openFamilyLink } from "../../../../domain/my/family/queries.ts";
import { createFamilyTelegramLink } from "../../../../domain/telegram/link-commands.ts";
import { isTelegramOffered } from "../../../../domain/telegram/my-queries.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRecord } from "../../../load.ts";
import { emptyForm } from "../../../opening-forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { MissingRecord } from "../../../ui/missing-record.tsx";
import { ParentsPage } from "../../../ui/my/parents.tsx";
import type { Route } from "./+types/parents";

/** What parents see by a family link, without a session: the steps and the next step, and nothing else. */
export function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return loadRecord(requestContext, async () => {
		const shown = await openFamilyLink(requestContext.caller, params.token);
		return { ...shown, hasTelegram: await isTelegramOffered(requestContext.caller) };
	});
}

/** Makes a link to the bot for the chat of a parent, which it opens or shows as a code. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const fields = await readFields(request);
	const answer = await handleForm(requestContext, fields, [], async () => {
		const made = await createFamilyTelegramLink(requestContext.caller, params.token).catch(missingAsNull);
		if (!made) return { link: null };
		return fields.has("code") ? { link: made.url } : redirect(made.url, 303);
	});
	if (answer instanceof Response) return answer;
	if ("link" in answer) return data({ state: emptyForm, link: answer.link }, { status: answer.link ? 200 : 404 });
	return data({ state: answer.data, link: null }, answer.init ?? undefined);
}

/** The page says that the link for parents does not work. */
function missingAsNull(error: unknown): null {
	if (problemOf(error)?.kind === "not-found") return null;
	throw error;
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData: { record }, actionData }: ViewProps) {
	const t = useTexts().notFound;
	const gone = useMyTexts().parent;
	if (!record) return <MissingRecord title={t.title} text={gone.gone} back={t.home} to="/" />;
	return <ParentsPage {...record} state={actionData?.state ?? emptyForm} link={actionData?.link ?? null} />;
}
