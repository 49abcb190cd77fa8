import { data } from "react-router";
import { countMyPapers } from "../../../../domain/documents/my-queries.ts";
import { openApplication } from "../../../../domain/my/commands.ts";
import { getMyHome, getOpenWays } from "../../../../domain/my/queries.ts";
import { findBotUrl } from "../../../../domain/telegram/my-queries.ts";
import { emptyForm, readFields } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadOptional, loadRequired } from "../../../load.ts";
import { handleOpening, isRemembered, textOf } from "../../../opening-forms.ts";
import { type RequestContext, requestContextKey } from "../../../request-context.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { OpenForm } from "../../../ui/my/open-form.tsx";
import { ErasureNotice } from "../../../ui/my/privacy.tsx";
import { MyHome } from "../../../ui/my/progress.tsx";
import { MyUnavailable } from "../../../ui/my/unavailable.tsx";
import type { Route } from "./+types/home";

const noWays = { needsLink: false, hasEmail: false, bot: null };

const loadWays = (context: RequestContext) =>
	loadOptional(context, "ways to open an application", async () => {
		const [ways, bot] = await Promise.all([getOpenWays(context.my.caller), findBotUrl(context.my.caller)]);
		return { ...ways, bot };
	});

/** One's own application, or the form that opens it. */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const { my } = requestContext;
	const { level } = my;
	if (level) {
		const [home, papers] = await loadRequired(requestContext, "personal page", () =>
			Promise.all([getMyHome(my.caller), countMyPapers(my.caller)]),
		);
		const { hasEmail } =
			(level === "known" &&
				(await loadOptional(requestContext, "ways to prove who it is", () => getOpenWays(my.caller)))) ||
			noWays;
		return data({ isOpen: true as const, level, hasEmail, papers, ...home });
	}
	const ways = await loadWays(requestContext);
	const form = my.state !== "unknown" && ways && { ...ways, state: emptyForm(), hasEnded: my.state === "ended" };
	return data({ isOpen: false as const, form }, { status: form ? 200 : 503 });
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { my, client } = requestContext;
	const fields = await readFields(request);
	const input = {
		reference: textOf(fields, "reference"),
		phone: textOf(fields, "phone"),
		isRemembered: isRemembered(fields),
	};
	return handleOpening(
		requestContext,
		fields,
		() => openApplication(my.caller, input, { client, signed: my.signed }),
		// Without the database, the form still keeps everything that was entered.
		async (state) => ({ isOpen: false as const, form: { ...((await loadWays(requestContext)) ?? noWays), state } }),
	);
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	const shown = actionData ?? loaderData;
	const t = useMyTexts();
	if (!shown.isOpen) return shown.form ? <OpenForm {...shown.form} /> : <MyUnavailable />;
	const { applications, unread, papers, hasEmail, eraseOn } = shown;
	return (
		<MyLayout title={applications.length > 1 ? t.titles : t.title} unread={unread}>
			{eraseOn && <ErasureNotice eraseOn={eraseOn} />}
			<MyHome {...{ applications, unread, papers, hasEmail }} />
		</MyLayout>
	);
}
