import { data, redirect } from "react-router";
import { endOtherSessions, endSession } from "../../../../domain/accounts/settings/commands.ts";
import { listSessions, type OwnSession } from "../../../../domain/accounts/settings/queries.ts";
import { problemOf } from "../../../../domain/shared/errors.ts";
import { readFields } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { formatLocalMoment } from "../../../i18n/formats.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../../request-context.ts";
import { markConfidential, originOf, redirectTo, requireAccount } from "../../../require-account.ts";
import { Head } from "../../../ui/head.tsx";
import { shortened } from "../../../ui/shortened-network.ts";
import type { Route } from "./+types/sessions";

/** The time zone of most visitors; `sessions.timeZone` in the texts names it. */
const timeZone = "Asia/Tashkent";

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	requireAccount(requestContext);
	const { token } = requestContext.session;
	if (!token) return { sessions: [] };
	return { sessions: await loadRequired(requestContext, "sessions", () => listSessions(requestContext.caller, token)) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const { token } = requestContext.session;
	if (!token) throw redirect(`${requestContext.prefix}/auth`, 303);
	const fields = await readFields(request);
	const id = fields.get("session");
	const cookies: string[] = [];
	try {
		if (typeof id === "string") await endSession(requestContext.caller, id);
		else {
			const device = await endOtherSessions(requestContext.caller, token, originOf(requestContext));
			if (device) cookies.push(requestContext.session.keepDevice(device));
		}
	} catch (error) {
		const kind = problemOf(error)?.kind;
		if (kind === "unavailable") throw data(null, { status: 503 });
		// Another browser has ended this session meanwhile.
		if (kind === "refused") throw redirect(`${requestContext.prefix}/auth`, 303);
		// A session that has ended meanwhile is the desired result.
		if (kind !== "not-found") throw error;
	}
	return redirectTo(
		`${requestContext.prefix}/account/sessions`,
		typeof id === "string" ? "session_ended" : "sessions_ended",
		cookies,
	);
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const href = useHref();
	const { sessions } = loaderData;
	return (
		<div className="wrap section max-w-[46rem]">
			<Head title={t.sessions.title} hidden />
			<h1>{t.sessions.title}</h1>
			<p className="text mt-4">{t.sessions.text}</p>
			<p className="text mt-3 text-muted">{t.sessions.timeZone}</p>
			<ul className="mt-8 grid gap-4">
				{sessions.map((session) => (
					<li key={session.id} className="notice">
						<SessionCard session={session} />
					</li>
				))}
			</ul>
			{sessions.length > 1 && (
				<form method="post" action={href("/account/sessions")} className="mt-6">
					<button type="submit" className="btn">
						{t.sessions.endOthers}
					</button>
				</form>
			)}
			<p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
				<a className="link" href={href("/account")}>
					{t.account}
				</a>
				<a className="link" href={href("/account/password")}>
					{t.changePassword.title}
				</a>
			</p>
		</div>
	);
}

function SessionCard({ session }: { session: OwnSession }) {
	const t = useAccountTexts().sessions;
	const href = useHref();
	const { language } = useRequestContext();
	const { id, browser, platform, network, signedInAt, lastUsedAt, isCurrent } = session;
	const name = [browser === "API" ? t.program : browser, platform].filter(Boolean).join(", ") || t.unknown;
	const moment = (at: Date) => formatLocalMoment(at, language, timeZone);
	return (
		<>
			<h2 className="text-lg">
				{name}
				{isCurrent && <span className="font-normal text-muted">{` · ${t.current}`}</span>}
			</h2>
			<dl className="fact-list mt-2">
				{network && (
					<>
						<dt>{t.network}</dt>
						<dd>{shortened(network)}</dd>
					</>
				)}
				<dt>{t.signedIn}</dt>
				<dd>{moment(signedInAt)}</dd>
				<dt>{t.lastUsed}</dt>
				<dd>{moment(lastUsedAt)}</dd>
			</dl>
			{!isCurrent && (
				<form method="post" action={href("/account/sessions")} className="mt-3">
					<button type="submit" name="session" value={id} className="btn" aria-label={t.endNamed(name)}>
						{t.end}
					</button>
				</form>
			)}
		</>
	);
}
