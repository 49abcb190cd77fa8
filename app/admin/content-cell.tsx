import { formatDay, formatNumber } from "../i18n/formats.ts";
import type { Field } from "./fields.ts";
import { useFrame, useManagementTexts } from "./frame.ts";

type ContentCellProps = { fields: Field[]; name: string; value: string };

/** A record's field, cut after two lines. */
export function ContentCell({ fields, name, value }: ContentCellProps) {
	const t = useManagementTexts();
	const { language } = useFrame();
	const field = fields.find((each) => each.name === name);
	if (field?.kind === "boolean") return value ? t.yes : t.no;
	if (!value) return <span className="text-muted">{t.empty}</span>;
	if (field?.options) return (t.options as Record<string, string>)[value] ?? value;
	if (field?.kind === "date") return formatDay(value, language);
	if (field?.kind === "amount") return formatNumber(Number(value), language);
	return <span className="two-lines">{value}</span>;
}
