import { turnOffTwoFactor } from "../../../../domain/accounts/users/commands.ts";
import { listStaffSecurity } from "../../../../domain/accounts/users/queries.ts";
import { notFound } from "../../../../domain/shared/errors.ts";
import { ConfirmDialog, OwnPassword } from "../../../admin/confirm-dialog.tsx";
import { MissingDialog } from "../../../admin/dialog.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { adminAction, adminLoader } from "../../../admin/page-handlers.ts";
import type { Route } from "./+types/two-factor-off";

const back = "/admin/settings/security";

export const loader = adminLoader("user", async ({ caller }, { params }: Route.LoaderArgs) => {
	const staff = await listStaffSecurity(caller);
	const colleague = staff.find(({ id, hasTwoFactor }) => id === params.id && hasTwoFactor);
	if (!colleague) throw notFound("second factor");
	return { email: colleague.email };
});

export const action = adminAction(({ caller, language }, { params }: Route.ActionArgs) => ({
	done: "two_factor_of_colleague_off",
	back,
	submit: ({ ownPassword }) => turnOffTwoFactor(caller, params.id, { ownPassword, language }),
}));

/** For a colleague who has lost the phone. */
export default function TwoFactorOff({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().settings.security;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	return (
		<ConfirmDialog title={t.turnOffTitle} confirm={t.turnOff} danger back={back} again={actionData}>
			<p className="font-semibold">{loaderData.value.email}</p>
			<p>{t.turnOffText}</p>
			<OwnPassword />
		</ConfirmDialog>
	);
}
