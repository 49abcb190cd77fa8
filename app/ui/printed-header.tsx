import { homeDay } from "../../domain/shared/time-zone.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { Mark } from "./mark.tsx";

/** The head of a printed sheet: the logo, the offices with their phone numbers and addresses, the day, and whether data are a sample. */
export function PrintedHeader() {
	const { language, content, site, now } = useRequestContext();
	const t = useTexts();
	return (
		<div className="printed">
			<p className="brand">
				<Mark />
				{site.name}
			</p>
			{content?.offices.slice(0, 2).map((office) => (
				<p key={office.id}>
					<strong>{office.phone}</strong>
					<br />
					{localized(office, "address", language)}
				</p>
			))}
			<p>
				{formatDay(homeDay(now), language)}
				{content?.isSample && ` · ${t.sample.line}`}
			</p>
		</div>
	);
}
