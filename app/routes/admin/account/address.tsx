import { changeAddress } from "../../../../domain/accounts/settings/commands.ts";
import { FormField } from "../../../admin/form-field.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { AccountForm, AccountPage } from "../../../admin/own-account.tsx";
import { adminAction } from "../../../admin/page-handlers.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential, originOf } from "../../../require-account.ts";
import type { Route } from "./+types/address";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	return { email: requestContext.account?.email ?? "" };
}

export const action = adminAction((requestContext) => {
	markConfidential(requestContext);
	return {
		done: (isMailed) => (isMailed ? "address_mailed" : "address_changed"),
		back: "/admin/account",
		submit: ({ email, current_password: currentPassword }) =>
			changeAddress(requestContext.caller, { email, currentPassword }, originOf(requestContext)),
	};
});

export default function OwnAddress({ loaderData: { email }, actionData }: Route.ComponentProps) {
	const { ownAccount: own } = useManagementTexts();
	const t = own.changeAddress;
	return (
		<AccountPage title={t.title}>
			<p className="mb-4 text-muted">{t.text}</p>
			<p className="mb-4">{t.now(email)}</p>
			<AccountForm again={actionData} steps={[{ text: t.save }]}>
				<FormField type="email" name="email" label={t.email} autoComplete="email" initial={actionData?.values.email} />
				<FormField
					type="password"
					name="current_password"
					label={own.changePassword.current}
					autoComplete="current-password"
				/>
			</AccountForm>
		</AccountPage>
	);
}
