import { formatDay } from "../i18n/formats.ts";
import { useFrame } from "./frame.ts";

/** A day in one line. */
export const Day = ({ day }: { day: string }) => (
	<span className="whitespace-nowrap">{formatDay(day, useFrame().language)}</span>
);

/** The first and the last day in a line each; "…" for an open end. */
export function Validity({ from, to }: { from: string | null; to: string | null }) {
	const { language } = useFrame();
	return (
		<span className="inline-block whitespace-nowrap">
			{from ? formatDay(from, language) : "…"} – {to && <br className="max-lg:hidden" />}
			{to ? formatDay(to, language) : "…"}
		</span>
	);
}
