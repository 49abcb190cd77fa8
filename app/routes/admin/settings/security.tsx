import { Outlet } from "react-router";
import { endStaffSessions } from "../../../../domain/accounts/users/commands.ts";
import { listStaffSecurity, type StaffSecurity } from "../../../../domain/accounts/users/queries.ts";
import { type Column, DataTable } from "../../../admin/data-table.tsx";
import { useFrame, useManagementTexts } from "../../../admin/frame.ts";
import { Link } from "../../../admin/link.tsx";
import { LocalTime } from "../../../admin/local-time.tsx";
import { Page } from "../../../admin/page.tsx";
import { adminAction, adminLoader } from "../../../admin/page-handlers.ts";
import { readPolicies } from "../../../admin/policies.ts";
import { PolicyList } from "../../../admin/policy-list.tsx";
import { PostForm, SubmitButton } from "../../../admin/post-form.tsx";
import { formatNumber } from "../../../i18n/formats.ts";
import type { Route } from "./+types/security";

const home = "/admin/settings/security";

export const loader = adminLoader("security", async ({ caller }) => {
	const [policies, staff] = await Promise.all([readPolicies(caller, "security"), listStaffSecurity(caller)]);
	return { policies, staff, own: caller.userId };
});

/** Signs a colleague out on every device. */
export const action = adminAction(({ caller }) => ({
	done: "sessions_of_colleague_ended",
	back: home,
	submit: ({ id = "" }) => endStaffSessions(caller, id),
}));

/** Two-step sign-in of all staff, and where they are signed in. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.settings.security;
	const { language } = useFrame();
	const columns: Column<StaffSecurity>[] = [
		{ header: texts.users.fields.displayName, cell: ({ name, email }) => name || email },
		{ header: texts.users.fields.role, cell: ({ role }) => texts.roles[role], onPhone: true },
		{
			header: t.twoFactor,
			cell: ({ id, email, hasTwoFactor }) => (
				<>
					<span className={hasTwoFactor ? "state state-sent" : "state"}>{hasTwoFactor ? t.on : t.off}</span>
					{hasTwoFactor && id !== loaderData.value?.own && (
						<Link
							to={`${home}/${id}/two-factor`}
							preventScrollReset
							className="btn btn-small sm:ml-3"
							aria-label={`${t.turnOff}: ${email}`}
						>
							{t.turnOff}
						</Link>
					)}
				</>
			),
			onPhone: true,
		},
		{ header: t.sessions, cell: ({ sessions }) => formatNumber(sessions, language), onPhone: true },
		{
			header: t.lastUsed,
			cell: ({ lastUsedAt }) => (lastUsedAt ? <LocalTime at={new Date(lastUsedAt)} /> : texts.users.never),
			onPhone: true,
		},
		{
			header: texts.actions,
			cell: ({ id, name, sessions }) =>
				id !== loaderData.value?.own &&
				sessions > 0 && (
					<PostForm preventScrollReset>
						<input type="hidden" name="id" value={id} />
						<SubmitButton className="btn btn-small" aria-label={`${t.end}: ${name}`}>
							{t.end}
						</SubmitButton>
					</PostForm>
				),
		},
	];
	return (
		<>
			<Page title={texts.navigation.entries.security} again={actionData} loaded={loaderData}>
				{({ policies, staff }) => (
					<>
						<PolicyList policies={policies} home={home} />
						<h2 className="mt-6 mb-2 text-lg">{t.staff}</h2>
						<DataTable caption={t.staff} columns={columns} rows={staff} isWrapped />
					</>
				)}
			</Page>
			<Outlet />
		</>
	);
}
