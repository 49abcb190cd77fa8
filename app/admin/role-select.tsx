import { useFetcher, useLocation, useNavigate } from "react-router";
import { type Role, roles } from "../../domain/accounts/users/schema.ts";
import { choicesFrom, Options } from "./form-field.tsx";
import { useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { RowFault } from "./post-form.tsx";

type RoleSelectProps = { id: string; name: string; role: Role };

/**
 * A row's role, saved as soon as it is chosen. Changes of owners require the caller's own password in a dialog (S-04).
 */
export function RoleSelect({ id, name, role }: RoleSelectProps) {
	const texts = useManagementTexts();
	const t = texts.users;
	const { search } = useLocation();
	const navigate = useNavigate();
	const fetcher = useFetcher<FormResult>();
	const sending = fetcher.formData?.get("role");
	const fault = fetcher.state === "idle" ? fetcher.data?.fault : undefined;
	const address = `/admin/users/${id}/role`;
	const choose = (chosen: string, form: HTMLFormElement | null) => {
		if (role !== "owner" && chosen !== "owner") return fetcher.submit(form, { preventScrollReset: true });
		const params = new URLSearchParams(search);
		params.set("role", chosen);
		return navigate(`${address}?${params}`, { preventScrollReset: true });
	};
	return (
		<fetcher.Form method="post" action={address + search} className="in-row">
			<select
				name="role"
				className="field field-small"
				aria-label={t.roleOf(name)}
				aria-describedby={fault && `${id}-fault`}
				value={typeof sending === "string" ? sending : role}
				onChange={(event) => choose(event.currentTarget.value, event.currentTarget.form)}
			>
				<Options choices={choicesFrom(roles, texts.roles)} />
			</select>
			<button type="submit" className="btn btn-small needs-no-script">
				{t.changeRole}
			</button>
			<RowFault id={`${id}-fault`} title={t.roleFailed} fault={fault} />
		</fetcher.Form>
	);
}
