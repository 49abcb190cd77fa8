import { data, redirect } from "react-router";
import { inLanguage } from "../../domain/shared/language.ts";
import { flashCookie } from "../flash.ts";
import { readFields } from "../forms.ts";
import { copy } from "../islands/copy.ts";
import type { RequestContext } from "../request-context.ts";
import type { Values } from "./fields.ts";
import { valuesFrom, withoutPasswords } from "./form-values.ts";
import { useManagementTexts } from "./frame.ts";
import { type FormResult, refusalOf } from "./handle-form.ts";
import { Link } from "./link.tsx";

/** A link to hand over to a colleague, who chooses a password with it. */
export type Handover = { link: string };

/**
 * Handles the form of an invitation: back to the list if an email is on its way, else the link to hand over, which is shown
 * once; or the form with the input and the reason.
 */
export async function invite(
	context: RequestContext,
	request: Request,
	url: URL,
	submit: (values: Values) => Promise<{ code: string | null }>,
) {
	const values = valuesFrom(await readFields(request));
	try {
		const { code } = await submit(values);
		if (code !== null) {
			const path = inLanguage(`/auth/new-password?code=${code}`, context.language);
			return { link: context.site.url + path } satisfies Handover;
		}
		const headers = { "set-cookie": flashCookie({ code: "user_invited" }) };
		return redirect(`/admin/users${url.search}`, { status: 303, headers });
	} catch (error) {
		const { status, fault, issues } = refusalOf(context, error);
		return data<FormResult>({ fault, values: withoutPasswords(values), issues, changed: null }, { status });
	}
}

/** The link with which a colleague chooses a password. */
export function InvitationLink({ link, back }: Handover & { back: string }) {
	const texts = useManagementTexts();
	const t = texts.users;
	return (
		<>
			<p className="mb-3">{t.linkReady}</p>
			<label>
				<span className="label">{t.link}</span>
				<input
					id="invitation"
					className="field"
					readOnly
					value={link}
					data-first
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
			</label>
			<p className="dialog-actions">
				<button
					type="button"
					className="btn copy-button needs-script"
					data-copy="invitation"
					aria-live="polite"
					onClick={({ currentTarget }) => void copy(currentTarget)}
				>
					<span>{t.copy}</span>
					<span>{t.copied}</span>
				</button>
				<Link to={back} className="btn btn-primary">
					{texts.close}
				</Link>
			</p>
		</>
	);
}
