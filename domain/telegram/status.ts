import { outlookText } from "../cases/applications/program-dates.ts";
import { writtenDeadline } from "../messaging/dates.ts";
import { type Progress, readProgress } from "../my/progress.ts";
import { writtenDay } from "../shared/written-dates.ts";
import { pageButton } from "./cards.ts";
import { type Conversation, type FollowedChat, isActive, labelOf, say } from "./conversation.ts";
import { stepTexts } from "./texts/texts.ts";
import { sayUnconnected } from "./write.ts";

/** More applications of one person are on the page. */
const maxApplications = 3;
/** Code points of the next step that staff wrote. */
const maxStepLength = 700;

/** "/status": whose turn it is, what, and until when. One message for each applicant whom the chat follows. */
export async function sayStatus(conversation: Conversation): Promise<void> {
	const active = conversation.chats.filter(isActive);
	if (active.length === 0) return sayUnconnected(conversation);
	for (const chat of active) {
		const applications = await readProgress(conversation.transaction, chat, chat.follower, conversation.at);
		const parts = applications.slice(0, maxApplications).map((progress) => progressText(conversation, chat, progress));
		const name = active.length > 1 || chat.follower === "family" ? labelOf(active, chat) : undefined;
		const text = parts.length > 0 ? parts.join("\n\n") : conversation.texts.status.none;
		const buttons = await pageButton(conversation, chat);
		await say(conversation, { text, name, ...(buttons.length > 0 && { buttons }) });
	}
}

function progressText(
	{ language, at, texts }: Conversation,
	{ follower }: FollowedChat,
	{ reference, status, next, reason, outlook }: Progress,
): string {
	const { own, family } = stepTexts[language];
	const dates = outlook && outlookText(outlook, at, language);
	const isFamily = follower === "family";
	const isClosed = status === "rejected";
	const isOwnTurn = next.owner === "applicant";
	const head = isClosed ? own.closed : own.steps[status];
	// Only the applicant knows the reference: it is half of what opens the application.
	const title = isFamily ? head : `${reference}: ${head}`;
	const turns = isFamily ? family.turns : own.turns;
	const due = dueText(next, language);
	const turn = due ? `${turns[next.owner]}: ${due}` : turns[next.owner];
	const late = isOwnTurn ? own.overdue.applicant : own.overdue.others;
	const nothing = isFamily ? family.nothing : own.nothing;
	return [
		title,
		isClosed ? reason && own.reason(shorten(reason)) : turn,
		isFamily && family.asSeen,
		next.text ? shorten(next.text) : own.next[next.textKey],
		next.isOverdue ? late : !isOwnTurn && !isClosed && nothing,
		dates && texts.status.dates(dates),
	]
		.filter(Boolean)
		.join("\n");
}

function dueText(
	{ promise, dueOn, textKey }: Progress["next"],
	language: Conversation["language"],
): string | undefined {
	const { own } = stepTexts[language];
	if (promise) return own.byTime(writtenDeadline(promise.at, language));
	if (!dueOn) return undefined;
	const day = writtenDay(dueOn, language);
	return textKey === "interview_scheduled" ? own.on(day) : own.by(day);
}

function shorten(text: string): string {
	const letters = [...text];
	return letters.length > maxStepLength ? `${letters.slice(0, maxStepLength).join("")}…` : text;
}
