import { Form } from "react-router";
import { endOtherSessions, endSession } from "../../../../domain/accounts/settings/commands.ts";
import { listSessions, type OwnSession } from "../../../../domain/accounts/settings/queries.ts";
import { ignoreMissing } from "../../../../domain/shared/errors.ts";
import { FetchFault } from "../../../admin/fault.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { LocalTime } from "../../../admin/local-time.tsx";
import { AccountForm, AccountPage } from "../../../admin/own-account.tsx";
import { adminAction, adminLoader } from "../../../admin/page-handlers.ts";
import { markConfidential, originOf } from "../../../require-account.ts";
import { shortened } from "../../../ui/shortened-network.ts";
import type { Route } from "./+types/sessions";

export const loader = adminLoader("sessions", async (requestContext) => {
	markConfidential(requestContext);
	const { caller, session } = requestContext;
	return listSessions(caller, session.token ?? "");
});

/** Ends one session, or without its id all others. */
export const action = adminAction((requestContext) => {
	const { caller, session } = requestContext;
	const cookies: string[] = [];
	return {
		done: "sessions_ended",
		back: "/admin/account/sessions",
		cookies,
		submit: async ({ session: id }) => {
			if (id) {
				await endSession(caller, id).catch(ignoreMissing);
				return;
			}
			const device = await endOtherSessions(caller, session.token ?? "", originOf(requestContext));
			if (device) cookies.push(session.keepDevice(device));
		},
	};
});

export default function OwnSessions({ loaderData: { value: sessions }, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().ownAccount.sessions;
	return (
		<AccountPage title={t.title}>
			<p className="mb-4 text-muted">{t.text}</p>
			{sessions ? (
				<ul className="mb-4 grid gap-3">
					{sessions.map((session) => (
						<li key={session.id} className="notice">
							<SessionCard session={session} />
						</li>
					))}
				</ul>
			) : (
				<FetchFault />
			)}
			{sessions && sessions.length > 1 && <AccountForm again={actionData} steps={[{ text: t.endOthers }]} />}
		</AccountPage>
	);
}

function SessionCard({ session }: { session: OwnSession }) {
	const t = useManagementTexts().ownAccount.sessions;
	const { id, browser, platform, network, signedInAt, lastUsedAt, isCurrent } = session;
	const name = [browser === "API" ? t.program : browser, platform].filter(Boolean).join(", ") || t.unknown;
	return (
		<>
			<h2 className="text-base">
				{name}
				{isCurrent && <span className="font-normal text-muted">{` · ${t.current}`}</span>}
			</h2>
			<dl className="fact-list mt-1">
				{network && (
					<div>
						<dt>{t.network}</dt>
						<dd>{shortened(network)}</dd>
					</div>
				)}
				<div>
					<dt>{t.signedIn}</dt>
					<dd>
						<LocalTime at={signedInAt} />
					</dd>
				</div>
				<div>
					<dt>{t.lastUsed}</dt>
					<dd>
						<LocalTime at={lastUsedAt} />
					</dd>
				</div>
			</dl>
			{!isCurrent && (
				<Form method="post" className="mt-2">
					<button type="submit" name="session" value={id} className="btn btn-small" aria-label={t.endNamed(name)}>
						{t.end}
					</button>
				</Form>
			)}
		</>
	);
}
