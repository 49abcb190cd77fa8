import { readImageAddress } from "../../domain/content/images/rules.ts";
import type { FieldDifference } from "./differences.ts";
import { useManagementTexts } from "./frame.ts";

type Props = { differences: FieldDifference[]; labels: Record<string, string> };

/** What was removed from an earlier version and added to it since. */
export function RecordDifferences({ differences, labels }: Props) {
	const t = useManagementTexts();
	if (differences.length === 0) return <p className="my-3">{t.versions.same}</p>;
	return (
		<>
			<p className="my-3">
				<del>{t.versions.removed}</del>, <ins>{t.versions.added}</ins>
			</p>
			<dl className="record-view" data-differences>
				{differences.map(({ name, language, parts }) => (
					<div key={name + language}>
						<dt>{labels[name]}</dt>
						<dd lang={language}>
							{language && <span className="language">{language.toUpperCase()}</span>}
							{parts.map(({ text, is }, at) => {
								const Mark = is === "removed" ? "del" : is === "added" ? "ins" : "span";
								const picture = readImageAddress(text);
								return (
									// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
									<Mark key={at}>
										{picture ? <img src={`${text}/320`} alt={t.upload.preview} width={160} /> : text}
									</Mark>
								);
							})}
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
