import { confirmReminder, requestReminder } from "../../../../domain/cases/intake-reminders/commands.ts";
import { findReminderTitle } from "../../../../domain/cases/intake-reminders/queries.ts";
import { emptyForm, type FormResult, handleForm, readFields, storeForm } from "../../../forms.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRequired } from "../../../load.ts";
import { textOf, unusableForm } from "../../../opening-forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential, redirectTo } from "../../../require-account.ts";
import { Field } from "../../../ui/form.tsx";
import { ReminderSecrets } from "../../../ui/reminder-form.tsx";
import { ReminderPage } from "../../../ui/reminder-page.tsx";
import type { Route } from "./+types/request";

/** The target of the link in the email that confirms an address. Mail programs follow links, so opening it changes nothing. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const code = new URL(request.url).searchParams.get("code") ?? "";
	const title = await loadRequired(requestContext, "reminder", () =>
		findReminderTitle(requestContext.caller, "reminder", code),
	);
	return { code, title: title ?? null, state: title ? emptyForm() : unusableForm };
}

/** Confirms an address, or asks for the email that does: the form is on the pages of programs. */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const { caller, prefix, language } = requestContext;
	const fields = await readFields(request);
	const code = textOf(fields, "code");
	const show = (state: FormResult) => ({ code, title: null, state });
	if (code) {
		const confirm = async () => {
			await confirmReminder(caller, code, language);
			return redirectTo(`${prefix}/deadlines`, "reminder_confirmed");
		};
		return handleForm(requestContext, fields, confirm, { show });
	}
	const programId = textOf(fields, "program");
	const country = textOf(fields, "country");
	return storeForm(
		requestContext,
		"reminder",
		fields,
		async ({ client }) => {
			const input = { programId, round: textOf(fields, "intake"), country, email: textOf(fields, "email") };
			await requestReminder(caller, input, { client, language });
			return { code: "reminder_mailed" };
		},
		`${prefix}/programs/${encodeURIComponent(programId)}${country ? `?country=${encodeURIComponent(country)}` : ""}#intakes`,
		{ show },
	);
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const t = useTexts().reminders;
	const { code, title, state } = actionData ?? loaderData;
	if (code)
		return (
			<ReminderPage to="/reminders" title={t.confirm.title} text={title ?? ""} state={state} send={t.confirm.send}>
				<input type="hidden" name="code" value={code} />
			</ReminderPage>
		);
	const { program: [programId = ""] = [], intake: [round = ""] = [], country: [country = null] = [] } = state.values;
	return (
		<ReminderPage to="/reminders" title={t.title} text={t.about} state={state} send={t.send}>
			<ReminderSecrets round={{ programId, round, country }} state={state} />
			<Field state={state} name="email" label={t.email} type="email" autoComplete="email" maxLength={254} />
		</ReminderPage>
	);
}
