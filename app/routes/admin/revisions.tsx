import { useLocation } from "react-router";
import { readImageAddress } from "../../../domain/content/images/rules.ts";
import { restoreRevision } from "../../../domain/desk/revisions/commands.ts";
import { nouns } from "../../../domain/desk/revisions/nouns.ts";
import { getRevision, listRevisions } from "../../../domain/desk/revisions/queries.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { adminTexts } from "../../admin/all-texts.ts";
import { ChoiceLink } from "../../admin/choice-link.tsx";
import { Dialog, DialogActions, MissingDialog } from "../../admin/dialog.tsx";
import { differencesIn, type FieldDifference, valueText } from "../../admin/differences.ts";
import { type Values, valuesOf } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { versionOf } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import { RecordFacts } from "../../admin/record-facts.tsx";
import { recordTexts, recordTypeAt } from "../../admin/record-types.ts";
import type { Route } from "./+types/revisions";

/** `?version=`: the shown revision; the newest by default. */
export const loader = adminLoader(
	"versions",
	async ({ caller, language }, { params: { id, slug }, url }: Route.LoaderArgs) => {
		const subject = recordTypeAt(url.pathname, slug);
		if (!subject) throw notFound("record");
		const { noun, fields } = subject;
		const record = await nouns[noun].get(caller, id, language);
		const versions = await listRevisions(caller, noun, id);
		const requested = Number(url.searchParams.get("version") ?? versions[0]?.version);
		const revision = versions.length > 0 ? await getRevision(caller, noun, id, requested) : undefined;
		const values: Values | undefined = revision && valuesOf(revision, fields);
		const t = adminTexts[language];
		const inWords = valueText(t, recordTexts(t, noun), language);
		return {
			current: record.version,
			shown: values && {
				version: requested,
				values,
				differences: differencesIn(fields, values, valuesOf(record, fields), inWords),
			},
			versions: versions.map(({ version, replacedAt, replacedBy }) => ({
				version,
				at: replacedAt,
				by: replacedBy,
			})),
		};
	},
);

export const action = adminAction(({ caller }, { params: { id, slug }, url }: Route.ActionArgs) => {
	const subject = recordTypeAt(url.pathname, slug);
	if (!subject) throw new Response(null, { status: 404 });
	return {
		done: "item_restored",
		back: subject.home,
		submit: (values) => restoreRevision(caller, subject.noun, id, Number(values.restored), versionOf(values)),
		theirs: async () => ({}),
	};
});

export default function Versions({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.versions;
	const { pathname, search } = useLocation();
	const subject = recordTypeAt(pathname, params.slug);
	if (!subject || !loaderData.value) {
		return <MissingDialog fault={loaderData.fault ?? "missing"} back={subject?.home ?? "/admin"} />;
	}
	const { current, shown, versions } = loaderData.value;
	const { fields } = subject;
	const { fields: labels, options: names } = recordTexts(texts, subject.noun);
	const address = (version: number) => {
		const query = new URLSearchParams(search);
		query.set("version", String(version));
		return `${pathname}?${query}`;
	};
	return (
		<Dialog title={t.title} back={subject.home}>
			<FormFault again={actionData} />
			<p className="mb-3">
				<Link className="link" to={`/admin/history/${params.id}`}>
					{texts.log.history}
				</Link>
			</p>
			{!shown && <p>{t.none}</p>}
			{shown && (
				<>
					<ol className="mb-4 flex flex-wrap gap-2">
						{versions.map(({ version, at, by }) => (
							<li key={version}>
								<ChoiceLink to={address(version)} preventScrollReset isCurrent={version === shown.version}>
									{t.until(version)} <LocalTime at={at} />
									{by && `, ${by}`}
								</ChoiceLink>
							</li>
						))}
					</ol>
					<RecordDifferences differences={shown.differences} labels={labels} />
					<details className="question">
						<summary className="font-semibold">{t.whole}</summary>
						<RecordFacts {...{ fields, labels, names }} values={shown.values} />
					</details>
					<PostForm>
						<input type="hidden" name="restored" value={shown.version} />
						<input type="hidden" name="version" value={current} />
						<DialogActions back={subject.home} submit={t.restore} />
					</PostForm>
				</>
			)}
		</Dialog>
	);
}

type Props = { differences: FieldDifference[]; labels: Record<string, string> };

/** What was removed from an earlier version and added to it since. */
function RecordDifferences({ differences, labels }: Props) {
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
