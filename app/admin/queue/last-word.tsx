import type { LastWord } from "../../../domain/desk/queue/last-word.ts";
import { useAdminTexts } from "../frame.ts";
import { LocalTime } from "../local-time.tsx";

/** What was said last in a case, in one line; the title has when. */
export function LastWordText({ word }: { word: LastWord | null }) {
	const { desk: t, tasks } = useAdminTexts();
	if (!word) return <span className="text-muted">{t.noWord}</span>;
	const { kind, result, text, at } = word;
	return (
		<span className="last-word">
			<span>
				<strong>{t.said[kind]}</strong> {result && `${tasks.results[result].toLowerCase()}${text ? ". " : ""}`}
				{text}
			</span>
			<small className="text-muted">
				<LocalTime at={at} />
			</small>
		</span>
	);
}
