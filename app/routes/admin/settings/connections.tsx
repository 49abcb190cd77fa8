import { data } from "react-router";
import { testConnection } from "../../../../domain/maintenance/connection-commands.ts";
import { getConnections } from "../../../../domain/maintenance/queries.ts";
import { listRates } from "../../../../domain/money/rates/queries.ts";
import { getBotState } from "../../../../domain/telegram/queries.ts";
import { BotStatus } from "../../../admin/bot-status.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { type FormResult, refusalOf } from "../../../admin/handle-form.ts";
import { LastFetch } from "../../../admin/last-fetch.tsx";
import { Link } from "../../../admin/link.tsx";
import { Page } from "../../../admin/page.tsx";
import { adminLoader } from "../../../admin/page-handlers.ts";
import { FormFault, PostForm, SubmitButton } from "../../../admin/post-form.tsx";
import { readFields } from "../../../forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import type { Route } from "./+types/connections";

/** Why a test message was not accepted. */
type Answer = { name: string; reason: string } | FormResult;

export const loader = adminLoader("connections", async ({ caller }) => {
	const [connections, bot, { run, isFetched }] = await Promise.all([
		getConnections(caller),
		getBotState(caller),
		listRates(caller),
	]);
	return { connections, bot, rates: { run, isFetched } };
});

/** Sends a test message. */
export async function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const name = String((await readFields(request)).get("name"));
	try {
		const reason = await testConnection(requestContext.caller, name);
		if (reason === null) return redirectTo("/admin/settings/connections", "sent");
		return data<Answer>({ name, reason }, { status: 502 });
	} catch (error) {
		const { status, fault, issues } = refusalOf(requestContext, error);
		return data<Answer>({ fault, issues, values: {}, changed: null }, { status });
	}
}

/** Whether the site reaches the outside systems, with a test message for those that send. */
export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.settings.connections;
	return (
		<Page title={texts.navigation.entries.connections} hint={t.hint} loaded={loaderData}>
			{(value) => (
				<>
					{actionData && (
						<FormFault again={"fault" in actionData ? actionData : { fault: "unavailable" }} title={t.failed}>
							{"reason" in actionData && actionData.reason}
						</FormFault>
					)}
					<List {...value} />
				</>
			)}
		</Page>
	);
}

/** The variables that connect each of them. */
const variables = {
	mail: "SMTP_URL",
	chat: "TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID",
	bot: "TELEGRAM_BOT_TOKEN, TELEGRAM_UPDATES",
	visaPortal: "VISA_PORTAL_URL",
	rates: "RATES_URL",
};
const connectionNames = ["mail", "chat", "bot", "visaPortal", "rates"] as const;

type ListProps = NonNullable<Route.ComponentProps["loaderData"]["value"]>;

function List({ connections, bot, rates }: ListProps) {
	const texts = useManagementTexts();
	const t = texts.settings.connections;
	return (
		<>
			<ul className="grid max-w-[46rem] gap-2">
				{connectionNames.map((name) => (
					<li key={name} className="notice flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
						<span>
							<strong className="block">{t.names[name]}</strong>
							<span className={connections[name] ? "state state-sent" : "state"}>
								{connections[name] ? t.on : t.off}
							</span>{" "}
							<span className="text-muted">
								{connections[name] ? name === "mail" && connections.mailAddress : variables[name]}
							</span>
						</span>
						{connections[name] && (name === "mail" || name === "chat") && (
							<PostForm preventScrollReset>
								<input type="hidden" name="name" value={name} />
								<SubmitButton className="btn btn-small">{t.tests[name]}</SubmitButton>
							</PostForm>
						)}
					</li>
				))}
			</ul>
			{bot && <BotStatus {...bot} />}
			<div className="mt-6">
				<LastFetch {...rates} title={texts.rates.title} />
			</div>
			<p>
				<Link to="/admin/status" className="link">
					{texts.maintenance.status.title}
				</Link>
			</p>
		</>
	);
}
