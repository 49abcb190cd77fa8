import { readImageAddress } from "../../domain/content/images/rules.ts";
import { localizedNames } from "../../domain/records/field-types.ts";
import { formatDay } from "../i18n/formats.ts";
import { boxesOf, type Field, type Values } from "./fields.ts";
import { useFrame, useManagementTexts } from "./frame.ts";
import { isList, type ListField, rowsIn, rowTexts } from "./row-values.ts";

type FactsProps = {
	fields: Field[];
	/** By the field's name. */
	labels: Record<string, string>;
	values: Values;
	/** Names of choices that the texts of the admin panel do not contain. */
	names?: Record<string, string> | undefined;
};

/** All fields of a record with their translations. */
export function RecordFacts({ fields, labels, values, names }: FactsProps) {
	return (
		<dl className="record-view">
			{fields.map((field) => (
				<div key={field.name}>
					<dt>{labels[field.name]}</dt>
					<FieldValue {...{ field, labels, values, names }} />
				</div>
			))}
		</dl>
	);
}

function FieldValue({ field, labels, values, names = {} }: Omit<FactsProps, "fields"> & { field: Field }) {
	const t = useManagementTexts();
	const { language } = useFrame();
	const text = values[field.name];
	if (field.kind === "localized")
		return boxesOf(field.name).map(({ language, box }) => (
			<dd key={box}>
				<span className="language">{language.toUpperCase()}</span>
				{values[box] ? <span lang={language}>{values[box]}</span> : <span className="text-muted">{t.missing}</span>}
			</dd>
		));
	if (isList(field)) return <RowValues {...{ field, labels, values, names }} />;
	if (field.kind === "boolean") return <dd>{text ? t.yes : t.no}</dd>;
	if (!text) return <dd className="text-muted">{t.empty}</dd>;
	if (readImageAddress(text))
		return (
			<dd>
				<img src={`${text}/320`} alt={t.upload.preview} width={160} />
			</dd>
		);
	if (field.options) {
		const nameOf = (value: string) => names[value] ?? (t.options as Record<string, string>)[value] ?? value;
		return <dd>{field.kind === "choices" ? text.split(", ").map(nameOf).join(", ") : nameOf(text)}</dd>;
	}
	if (/^https?:\/\//.test(text))
		return (
			<dd>
				<a className="link" href={text} rel="noreferrer">
					{text}
				</a>
			</dd>
		);
	return <dd>{field.kind === "date" ? formatDay(text, language) : text}</dd>;
}

/** Each row with its source, the day of the last check, and its notes. */
function RowValues({ field, labels, values, names }: Omit<FactsProps, "fields"> & { field: ListField }) {
	const t = useManagementTexts();
	const { language } = useFrame();
	const { line, details } = rowTexts(field, t, language, { labels, names });
	const rows = rowsIn(field, values);
	if (rows.length === 0) return <dd className="text-muted">{t.empty}</dd>;
	return rows.map(({ row, values: own }) => (
		<dd key={row}>
			{[line(own), ...details(own), own.checkedOn && t.feeForm.checked(formatDay(own.checkedOn, language))]
				.filter(Boolean)
				.join(" · ")}{" "}
			{own.source && (
				<a className="link" href={own.source} rel="noreferrer">
					{own.source}
				</a>
			)}
			{localizedNames(field.item)
				.flatMap(boxesOf)
				.map(
					({ language, box }) =>
						own[box] && (
							<span key={box} className="block" lang={language}>
								{own[box]}
							</span>
						),
				)}
		</dd>
	));
}
