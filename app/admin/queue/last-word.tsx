import type { LastWord } from "../../../domain/desk/queue/last-word.ts";
import { useAdminTexts } from "../frame.ts";

/** What was said last in a case, in one line. */
export function LastWordText({ word }: { word: LastWord | null }) {
	const { desk: t, tasks } = useAdminTexts();
	if (!word) return null;
	const { kind, result, text } = word;
	return (
		<>
			{t.said[kind]} {result && `${tasks.results[result].toLowerCase()}${text ? ". " : ""}`}
			<span className="said">{text}</span>
		</>
	);
}
