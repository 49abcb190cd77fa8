import { isLinkUsable, openByLink, requestLink } from "../../../../domain/my/link-commands.ts";
import { getOpenWays } from "../../../../domain/my/queries.ts";
import { emptyForm, type FormResult, handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { handleOpening, isRemembered, isUnusable, textOf, unusableForm } from "../../../opening-forms.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { Field } from "../../../ui/form.tsx";
import { OfficePhones } from "../../../ui/my/office-phones.tsx";
import { OwnPhone } from "../../../ui/my/open-form.tsx";
import { OpeningPage } from "../../../ui/my/opening-page.tsx";
import type { Route } from "./+types/link";

/** The form that requests a link, and the target of the link. Mail programs follow links, so opening it changes nothing. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
	const requestContext = context.get(requestContextKey);
	const code = new URL(request.url).searchParams.get("code") ?? "";
	const { caller } = requestContext.my;
	const { hasEmail } = await loadRequired(requestContext, "personal page", () => getOpenWays(caller));
	if (!code) return { code, state: emptyForm(), hasEmail };
	const isUsable = await loadRequired(requestContext, "personal page", () => isLinkUsable(caller, "my", code));
	return isUsable ? { code, state: emptyForm(), hasEmail } : { code: "", state: unusableForm, hasEmail };
}

export async function action({ request: sent, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my, client, language, prefix } = requestContext;
	const fields = await readFields(sent);
	const code = textOf(fields, "code");
	// A form that was sent could be sent because links are emailed.
	const show = (state: FormResult) => ({ code: isUnusable(state) ? "" : code, state, hasEmail: true });
	const open = () => openByLink(my.caller, "my", code, { isRemembered: isRemembered(fields) }, my);
	if (code) return handleOpening(requestContext, fields, open, show);
	const request = async () => {
		await requestLink(my.caller, { email: textOf(fields, "email") }, { client, language });
		return redirectTo(`${prefix}/my/link`, "my_link_sent");
	};
	return handleForm(requestContext, fields, request, { show });
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const { open } = useMyTexts();
	const href = useHref();
	const { code, state, hasEmail } = actionData ?? loaderData;
	if (code) {
		return (
			<OpeningPage title={open.link.title} text={open.link.text} to="/my/link" state={state} send={open.send}>
				<input type="hidden" name="code" value={code} />
				<OwnPhone state={state} />
			</OpeningPage>
		);
	}
	if (!hasEmail) {
		return (
			<OpeningPage
				title={open.byEmail.title}
				text={`${open.byEmail.off} ${open.byCode.text}`}
				to="/my/link"
				state={state}
				send={undefined}
				first={<OfficePhones />}
				links={
					<a className="link" href={href("/my/code")}>
						{open.byCode.open}
					</a>
				}
			/>
		);
	}
	return (
		<OpeningPage
			title={open.byEmail.title}
			text={open.byEmail.text}
			to="/my/link"
			state={state}
			send={open.byEmail.send}
			links={
				<a className="link" href={href("/my")}>
					{open.link.title}
				</a>
			}
		>
			<Field
				state={state}
				name="email"
				label={open.labels.email}
				type="email"
				inputMode="email"
				autoComplete="email"
				maxLength={254}
				enterKeyHint="send"
			/>
		</OpeningPage>
	);
}
