import { isLinkUsable, openByLink } from "../../../../domain/my/link-commands.ts";
import { findBotUrl } from "../../../../domain/telegram/my-queries.ts";
import { emptyForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadOptional, loadRequired } from "../../../load.ts";
import { handleOpening, isRemembered, isUnusable, textOf, unusableForm } from "../../../opening-forms.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { OwnPhone } from "../../../ui/my/open-form.tsx";
import { OpeningPage } from "../../../ui/my/opening-page.tsx";
import type { Route } from "./+types/bot";

/** The target of the bot's button "My application". Messengers follow links to show a preview, so opening it changes nothing. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	const code = new URL(request.url).searchParams.get("code") ?? "";
	const [isUsable, bot] = await loadRequired(requestContext, "personal page", () =>
		Promise.all([isLinkUsable(my.caller, "bot", code), findBotUrl(my.caller)]),
	);
	return { bot, code: isUsable ? code : "", state: isUsable ? emptyForm() : unusableForm };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	const fields = await readFields(request);
	const code = textOf(fields, "code");
	return handleOpening(
		requestContext,
		fields,
		() => openByLink(my.caller, "bot", code, { isRemembered: isRemembered(fields) }, my),
		async (state) => {
			const bot = await loadOptional(requestContext, "bot", () => findBotUrl(my.caller));
			return { bot: bot ?? null, code: isUnusable(state) ? "" : code, state };
		},
	);
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const { open, telegram } = useMyTexts();
	const href = useHref();
	const { bot, code, state } = actionData ?? loaderData;
	return (
		<OpeningPage
			title={open.link.title}
			text={code ? open.link.text : telegram.button.again}
			to="/my/bot"
			state={state}
			send={code ? open.send : undefined}
			links={
				code ? undefined : (
					<>
						{bot && (
							<a className="btn" href={bot}>
								{telegram.button.back}
							</a>
						)}
						<a className="link row" href={href("/my")}>
							{open.ways}
						</a>
					</>
				)
			}
		>
			<input type="hidden" name="code" value={code} />
			<OwnPhone state={state} />
		</OpeningPage>
	);
}
