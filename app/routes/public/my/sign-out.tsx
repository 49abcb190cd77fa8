import { endAllSessions, endSession } from "../../../../domain/my/commands.ts";
import { isLinkUsable, signOutByLink } from "../../../../domain/my/link-commands.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { textOf, unusableForm } from "../../../opening-forms.ts";
import { type RequestContext, requestContextKey, useHref } from "../../../request-context.ts";
import { redirectTo } from "../../../require-account.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { OpeningPage } from "../../../ui/my/opening-page.tsx";
import type { Route } from "./+types/sign-out";

/** The target of the link in the email about an opened application, with one button; and the same without the link. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	const code = new URL(request.url).searchParams.get("code") ?? "";
	if (!code) return { code, isPossible: my.level !== null, state: emptyForm() };
	const isUsable = await loadRequired(requestContext, "personal page", () => isLinkUsable(my.caller, "sign_out", code));
	return { code, isPossible: isUsable, state: isUsable ? emptyForm() : unusableForm };
}

/** Ends the session of this browser, or all sessions of the applicant. */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my, prefix } = requestContext;
	const fields = await readFields(request);
	const code = textOf(fields, "code");
	if (!code && fields.get("everywhere") !== "yes") return endThisSession(requestContext);
	const signOut = async () => {
		if (code) await signOutByLink(my.caller, code);
		else await endAllSessions(requireApplicant(requestContext));
		return redirectTo(`${prefix}/my`, "my_signed_out_everywhere", [my.end()]);
	};
	return handleForm(requestContext, fields, signOut, { show: (state) => ({ code, isPossible: false, state }) });
}

/** The browser forgets the session even if the database cannot be reached. */
async function endThisSession({ my, prefix, report }: RequestContext): Promise<Response> {
	if (my.signed) {
		try {
			await endSession(my.caller, my.signed);
		} catch (error) {
			report("an applicant's session could not be ended", error);
		}
	}
	return redirectTo(`${prefix}/my`, "my_signed_out", [my.end()]);
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const { everywhere, link } = useMyTexts().open;
	const href = useHref();
	const { code, isPossible, state } = actionData ?? loaderData;
	return (
		<OpeningPage
			title={everywhere.title}
			text={everywhere.text}
			to="/my/sign-out"
			state={state}
			send={isPossible ? everywhere.send : undefined}
			links={
				<a className="link" href={href("/my")}>
					{link.title}
				</a>
			}
		>
			{code ? <input type="hidden" name="code" value={code} /> : <input type="hidden" name="everywhere" value="yes" />}
		</OpeningPage>
	);
}
