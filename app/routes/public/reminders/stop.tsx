import { stopReminders } from "../../../../domain/cases/intake-reminders/commands.ts";
import { findReminderTitle } from "../../../../domain/cases/intake-reminders/queries.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRequired } from "../../../load.ts";
import { unusableForm } from "../../../opening-forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential, redirectTo } from "../../../require-account.ts";
import { ReminderPage } from "../../../ui/reminder-page.tsx";
import type { Route } from "./+types/stop";

const codeIn = (request: Request) => new URL(request.url).searchParams.get("code") ?? "";

/** The target of the link in every reminder. Mail programs follow links, so opening it changes nothing. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const code = codeIn(request);
	const title = await loadRequired(requestContext, "reminder", () =>
		findReminderTitle(requestContext.caller, "reminder_stop", code),
	);
	return { code, state: title ? emptyForm() : unusableForm };
}

/** Of the page's form, and of mail programs that send it themselves (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const { caller, prefix } = requestContext;
	const code = codeIn(request);
	const stop = async () => {
		await stopReminders(caller, code);
		return redirectTo(`${prefix}/deadlines`, "reminders_stopped");
	};
	return handleForm(requestContext, await readFields(request), stop, { show: (state) => ({ code, state }) });
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const { stop: t } = useTexts().reminders;
	const { code, state } = actionData ?? loaderData;
	const to = `/reminders/stop?code=${encodeURIComponent(code)}`;
	return <ReminderPage to={to} title={t.title} text={t.text} gone={t.gone} state={state} send={t.send} />;
}
