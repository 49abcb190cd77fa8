import type { MyMessage } from "../../../domain/cases/conversations/queries.ts";
import { homeZone } from "../../../domain/shared/time-zone.ts";
import { formatLocalMoment } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useRequestContext } from "../../request-context.ts";

/** The conversation, oldest first: who wrote what, and when. */
export function Messages({ messages }: { messages: MyMessage[] }) {
	const { language, site } = useRequestContext();
	const t = useMyTexts().messages;
	if (messages.length === 0) return <p className="mt-6 text-muted">{t.none}</p>;
	return (
		<>
			<p className="note mt-4">{t.times}</p>
			<ol className="mt-4 grid gap-4">
				{messages.map(({ id, kind, author, text, sentAt, readByApplicantAt }) => {
					const isOwn = kind === "message_in";
					return (
						<li key={id} className={`notice ${isOwn ? "ml-8 bg-sunken" : "mr-8"}`} data-message={isOwn ? "in" : "out"}>
							<p className="flex flex-wrap items-center gap-x-3">
								<strong>{isOwn ? t.you : (author ?? site.name)}</strong>
								<time dateTime={sentAt.toISOString()} className="note">
									{formatLocalMoment(sentAt, language, homeZone)}
								</time>
								{!isOwn && !readByApplicantAt && <span className="tag">{t.isNew}</span>}
							</p>
							<p className="text mt-1">{text}</p>
						</li>
					);
				})}
			</ol>
		</>
	);
}
