import { Link } from "react-router";
import { formatDay } from "../i18n/formats.ts";
import { feeLine, feeRows } from "./fee-values.ts";
import { boxesOf, type Field, type Values } from "./fields.ts";
import { useAdminTexts, useFrame } from "./frame.ts";

type RecordViewProps = {
	fields: Field[];
	labels: Record<string, string>;
	values: Values;
	/** Names of choices that the texts of the admin panel do not contain. */
	names?: Record<string, string> | undefined;
	edit: string;
	remove: string;
	history: string;
	more?: { to: string; text: string } | undefined;
};

/** All fields of a record with their translations. */
export function RecordView({ fields, labels, values, names, edit, remove, history, more }: RecordViewProps) {
	const t = useAdminTexts();
	return (
		<>
			<RecordFacts {...{ fields, labels, values, names }} />
			<p className="dialog-actions">
				<Link to={remove} preventScrollReset className="btn btn-danger">
					{t.delete}
				</Link>
				{more && (
					<Link to={more.to} className="btn">
						{more.text}
					</Link>
				)}
				<Link to={history} className="btn">
					{t.log.history}
				</Link>
				<Link to={edit} preventScrollReset className="btn btn-primary">
					{t.edit}
				</Link>
			</p>
		</>
	);
}

type FactsProps = Pick<RecordViewProps, "fields" | "labels" | "values" | "names">;

export function RecordFacts({ fields, labels, values, names }: FactsProps) {
	return (
		<dl className="record-view">
			{fields.map((field) => (
				<div key={field.name}>
					<dt>{labels[field.name]}</dt>
					<FieldValue field={field} values={values} names={names} />
				</div>
			))}
		</dl>
	);
}

function FieldValue({ field, values, names }: { field: Field; values: Values; names: FactsProps["names"] }) {
	const t = useAdminTexts();
	const text = values[field.name];
	if (field.kind === "localized")
		return boxesOf(field.name).map(({ language, box }) => (
			<dd key={box}>
				<span className="language">{language.toUpperCase()}</span>
				{values[box] ? <span lang={language}>{values[box]}</span> : <span className="text-muted">{t.missing}</span>}
			</dd>
		));
	if (field.kind === "fees") return <FeeValues name={field.name} values={values} />;
	if (field.kind === "boolean") return <dd>{text ? t.yes : t.no}</dd>;
	if (!text) return <dd className="text-muted">{t.empty}</dd>;
	if (field.options) return <dd>{names?.[text] ?? (t.options as Record<string, string>)[text] ?? text}</dd>;
	if (/^https?:\/\//.test(text))
		return (
			<dd>
				<a className="link" href={text} rel="noreferrer">
					{text}
				</a>
			</dd>
		);
	return <dd>{text}</dd>;
}

/** Each fee with its certainty, source and day of the last check, and its notes. */
function FeeValues({ name, values }: { name: string; values: Values }) {
	const t = useAdminTexts();
	const { language } = useFrame();
	const rows = feeRows(name, values);
	if (rows.length === 0) return <dd className="text-muted">{t.empty}</dd>;
	return rows.map(({ row, values: own }) => (
		<dd key={row}>
			{[
				feeLine({ row, values: own }, t.feeForm, language),
				(t.feeForm.certainties as Record<string, string>)[own.certainty ?? ""],
				t.feeForm.checked(formatDay(own.checkedOn ?? "", language)),
			].join(" · ")}{" "}
			<a className="link" href={own.source} rel="noreferrer">
				{own.source}
			</a>
			{boxesOf("note").map(
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
