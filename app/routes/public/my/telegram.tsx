import { data, redirect } from "react-router";
import { problemOf } from "../../../../domain/shared/errors.ts";
import { createTelegramLink, disconnectMyTelegram } from "../../../../domain/telegram/my-commands.ts";
import { getMyTelegram } from "../../../../domain/telegram/my-queries.ts";
import { freshForm, handleForm, keyField, readFields, showAgain } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { Telegram } from "../../../ui/my/telegram.tsx";
import type { Route } from "./+types/telegram";

/** The connected chats. Without a bot and without chats, the page does not exist. */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const telegram = await loadRequired(requestContext, "personal page", () => getMyTelegram(caller));
	if (!telegram.bot && telegram.own.length + telegram.family.length === 0) throw data(null, { status: 404 });
	return { telegram, state: freshForm(requestContext, "telegram") };
}

/** Makes a link to the bot, which it opens or shows as a code, or disconnects a chat. */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	const fields = await readFields(request);
	const disconnected = fields.get("disconnect");
	const key = requestContext.formKeys.read("telegram", fields.get(keyField), { scope: requestContext.my.scope });
	if (disconnected === null && "fault" in key) {
		return data({ state: showAgain(requestContext, "telegram", fields, key), link: null }, { status: 422 });
	}
	const change = async () => {
		if (typeof disconnected === "string") {
			await disconnectMyTelegram(caller, disconnected).catch(ignoreMissing);
			return redirectTo(`${requestContext.prefix}/my/telegram`, "telegram_disconnected");
		}
		const { url } = await createTelegramLink(caller);
		return fields.has("code") ? { state: freshForm(requestContext, "telegram"), link: url } : redirect(url, 303);
	};
	return handleForm(requestContext, fields, change, { show: (state) => ({ state, link: null }) });
}

/** A chat that is not connected is the desired result. */
function ignoreMissing(error: unknown): void {
	if (problemOf(error)?.kind !== "not-found") throw error;
}

export default function TelegramPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().telegram;
	const { telegram, state } = loaderData;
	return (
		<MyLayout title={t.title}>
			<Telegram telegram={telegram} state={actionData?.state ?? state} link={actionData?.link ?? null} />
		</MyLayout>
	);
}
