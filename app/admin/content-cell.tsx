import { formatDay } from "../i18n/formats.ts";
import type { ContentSection } from "./content-kinds.ts";
import { useAdminTexts, useFrame } from "./frame.ts";

type ContentCellProps = { section: ContentSection; name: string; value: string };

/** A record's field as one truncated line. */
export function ContentCell({ section, name, value }: ContentCellProps) {
	const t = useAdminTexts();
	const { language } = useFrame();
	const field = section.fields.find((each) => each.name === name);
	if (field?.kind === "boolean") return value ? t.yes : t.no;
	if (!value) return <span className="text-muted">{t.empty}</span>;
	if (field?.options) return (t.options as Record<string, string>)[value] ?? value;
	if (field?.kind === "date") return formatDay(value, language);
	return <span className="one-line">{value}</span>;
}
