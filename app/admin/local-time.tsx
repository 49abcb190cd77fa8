import { formatMoment } from "../i18n/formats.ts";
import { useFrame, useHydrated } from "./frame.ts";

/** A time in the reader's time zone; in UTC on the server, which does not know it. */
export function LocalTime({ at }: { at: string }) {
	const { language } = useFrame();
	const hydrated = useHydrated();
	return <time dateTime={at}>{formatMoment(at, language, hydrated ? undefined : "UTC")}</time>;
}
