import { homeDay } from "../../../domain/shared/time-zone.ts";
import type { CaseChat } from "../../../domain/telegram/queries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";

/** Whether messages reach the applicant and the family in Telegram, since when, and what has proven whose chat it is. */
export function TelegramChats({ chats }: { chats: CaseChat[] }) {
	const { language } = useFrame();
	const t = useAdminTexts().case.telegram;
	return chats.map(({ id, follower, label, state, provenBy, connectedAt, endedAt }) => {
		const whose = follower === "family" ? t.family(label ?? t.parent) : t.applicant;
		const since = formatDay(homeDay(endedAt ?? connectedAt), language);
		const isReached = state === "active";
		return (
			<p key={id} className={isReached ? "text-muted" : "text-amber"} data-telegram={state}>
				{`${whose}: ${t.states[state](since)} (${t.proofs[provenBy ?? "pair"]})`}
			</p>
		);
	});
}
