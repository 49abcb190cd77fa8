import { createContext, data } from "react-router";
import { markMyMessagesRead, writeMessage } from "../../../../domain/cases/conversations/commands.ts";
import { listMyMessages } from "../../../../domain/cases/conversations/queries.ts";
import { freshForm, readFields, showAgain, storeForm } from "../../../forms.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { MessageForm, UnsentMessage } from "../../../ui/my/message-form.tsx";
import { Messages } from "../../../ui/my/messages.tsx";
import type { Route } from "./+types/messages";

/** Set by the action for a message that arrived after the session ended, which the page shows again. */
const isUnsent = createContext(false);

/** The conversation with the staff. What is shown counts as read. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	if (context.get(isUnsent)) return null;
	const caller = requireApplicant(requestContext);
	return loadRequired(requestContext, "personal page", async () => {
		const messages = await listMyMessages(caller);
		const isNew = messages.some(({ kind, readByApplicantAt }) => kind === "message_out" && !readByApplicantAt);
		// A browser that prefetches the page does not show it yet.
		if (isNew && !request.headers.has("sec-purpose")) await markMyMessagesRead(caller);
		return { messages, state: freshForm(requestContext, "message") };
	});
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, level } = requestContext.my;
	const fields = await readFields(request);
	if (!level) {
		context.set(isUnsent, true);
		return data({ state: showAgain(requestContext, "message", fields) }, { status: 401 });
	}
	return storeForm(
		requestContext,
		"message",
		fields,
		async (submission) => {
			await writeMessage(caller, { text: fields.get("text") ?? "" }, submission);
			return { code: "message_sent" };
		},
		`${requestContext.prefix}/my/messages`,
	);
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useMyTexts().messages;
	if (!loaderData) return actionData && <UnsentMessage state={actionData.state} />;
	const { messages, state } = loaderData;
	return (
		<MyLayout title={t.title}>
			<div className="max-w-[46rem]">
				<Messages messages={messages} />
				<MessageForm state={actionData?.state ?? state} messages={messages} />
			</div>
		</MyLayout>
	);
}
