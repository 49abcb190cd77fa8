import { formatMoment } from "../i18n/formats.ts";
import { useFrame, useHydrated } from "./frame.ts";

/** A moment in the reader's own time zone; in the server's document, which cannot know it, in UTC. */
export function LocalTime({ at }: { at: string }) {
	const { language } = useFrame();
	const hydrated = useHydrated();
	return <time dateTime={at}>{formatMoment(at, language, hydrated ? undefined : "UTC")}</time>;
}
