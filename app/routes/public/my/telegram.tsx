import { data, redirect } from "react-router";
import { ignoreMissing } from "../../../../domain/shared/errors.ts";
import { homeDay } from "../../../../domain/shared/time-zone.ts";
import { createTelegramLink, disconnectMyTelegram } from "../../../../domain/telegram/my-commands.ts";
import { getMyTelegram, type MyChat, type MyTelegram } from "../../../../domain/telegram/my-queries.ts";
import { type FormResult, freshForm, handleForm, keyField, readFields, showAgain } from "../../../forms.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { FormSummary, faultLines } from "../../../ui/form.tsx";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { TelegramButton } from "../../../ui/my/telegram-button.tsx";
import { TelegramCode } from "../../../ui/my/telegram-code.tsx";
import { SiteIcon } from "../../../ui/site-icons.tsx";
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

export default function TelegramPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().telegram;
	const { telegram, state } = loaderData;
	return (
		<MyLayout title={t.title}>
			<Telegram telegram={telegram} state={actionData?.state ?? state} link={actionData?.link ?? null} />
		</MyLayout>
	);
}

type TelegramProps = {
	telegram: MyTelegram;
	state: FormResult;
	/** A link that was made to be shown as a code. */
	link: string | null;
};

/** The chats that the session sees, and the way to connect one while none hears of news. */
function Telegram({ telegram: { bot, own, family }, state, link }: TelegramProps) {
	const { my } = useRequestContext();
	const t = useMyTexts().telegram;
	const canConnect = bot !== null && own.every((chat) => chat.state !== "active");
	return (
		<>
			{own.length > 0 && <Chats chats={own} bot={bot} />}
			{canConnect && <Connect state={state} link={link} />}
			{!canConnect && <p className="note mt-6 max-w-[46rem]">{t.privacy}</p>}
			{my.level === "proven" && family.length > 0 && (
				<section aria-labelledby="family" className="mt-8">
					<h2 id="family">{t.family}</h2>
					<p className="mt-2">{t.familyText}</p>
					<Chats chats={family} bot={null} />
				</section>
			)}
		</>
	);
}

function Connect({ state, link }: Pick<TelegramProps, "state" | "link">) {
	const t = useMyTexts().telegram;
	const texts = useTexts();
	const lines = state.fault === "limited" ? [t.limited(state.minutes)] : faultLines(state, texts);
	return (
		<>
			<p className="text mt-6">{t.what}</p>
			<p className="note mt-3 max-w-[46rem]">{t.privacy}</p>
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
				<div>
					<FormSummary state={state} title={texts.form.error} lines={lines} labels={{}} />
					<TelegramButton to="/my/telegram" formKey={state.key} text={t.connect} className="btn btn-action" />
					<p className="note mt-3">{t.connectHint}</p>
				</div>
				<TelegramCode to="/my/telegram" formKey={state.key} link={link} />
			</div>
		</>
	);
}

function Chats({ chats, bot }: { chats: MyChat[]; bot: string | null }) {
	return (
		<ul className="mt-6 grid items-start gap-4 lg:grid-cols-2">
			{chats.map((chat) => (
				<li key={chat.id} className="notice">
					<Chat chat={chat} bot={bot} />
				</li>
			))}
		</ul>
	);
}

function Chat({ chat, bot }: { chat: MyChat; bot: string | null }) {
	const { language, my } = useRequestContext();
	const t = useMyTexts().telegram;
	const href = useHref();
	const { id, follower, label, level, state, connectedAt, endedAt } = chat;
	const isFamily = follower === "family";
	const day = (at: Date | null) => formatDay(homeDay(at ?? connectedAt), language);
	const texts = {
		active: { title: t.active(day(connectedAt)), text: undefined },
		stopped: { title: t.stopped(day(endedAt)), text: t.stoppedText },
		blocked: { title: t.blocked(day(endedAt)), text: t.blockedText },
		requested: { title: t.requested, text: t.requestedText },
	};
	const { title, text } = texts[state];
	const name = label ?? t.byPhone;
	return (
		<>
			{isFamily ? <h3>{name}</h3> : <h2 className="text-xl">{title}</h2>}
			{isFamily && <p className="note mt-1">{title}</p>}
			{!isFamily && text && <p className="mt-2">{text}</p>}
			{level === "known" && my.level === "proven" && <p className="mt-2">{t.known}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				{bot && state !== "requested" && (
					<a className="btn" href={bot} target="_blank" rel="noopener noreferrer">
						<SiteIcon name="Telegram" />
						{t.openBot}
					</a>
				)}
				<form method="post" action={href("/my/telegram")}>
					<button
						type="submit"
						name="disconnect"
						value={id}
						className="btn"
						aria-label={isFamily ? t.disconnectNamed(name) : undefined}
					>
						{t.disconnect}
					</button>
				</form>
			</div>
		</>
	);
}
