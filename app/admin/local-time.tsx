import { formatMoment, formatShortMoment } from "../i18n/formats.ts";
import { useFrame, useHydrated } from "./frame.ts";

/** A time in the reader's time zone; in UTC on the server, which does not know it. `isShort`: for narrow columns. */
export function LocalTime({ at, isShort = false }: { at: Date | string; isShort?: boolean }) {
	const { language } = useFrame();
	const hydrated = useHydrated();
	const zone = hydrated ? undefined : "UTC";
	const iso = new Date(at).toISOString();
	return (
		<time dateTime={iso}>
			{isShort ? formatShortMoment(new Date(at), language, zone) : formatMoment(iso, language, zone)}
		</time>
	);
}
