import { Form, useLocation, useNavigation } from "react-router";
import type { TranslationGap } from "../../domain/desk/translation-review/queries.ts";
import type { TranslatedNoun } from "../../domain/desk/translation-review/rules.ts";
import { originalLanguage } from "../../domain/shared/language.ts";
import { boxesOf } from "./fields.ts";
import { useManagementTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { LocalTime } from "./local-time.tsx";
import { recordTexts, recordTypeOf } from "./record-types.ts";
import { fromTranslations } from "./return-url.ts";

type ManagementTexts = ReturnType<typeof useManagementTexts>;

/** The kind's name and its fields. */
export function wordsOf(t: ManagementTexts, noun: TranslatedNoun): { title: string; fields: Record<string, string> } {
	if (noun === "image") return { title: t.translations.pictures, fields: t.upload.fields };
	return recordTexts(t, noun);
}

const formAt = ({ noun, id, hash }: TranslationGap): string =>
	noun === "image" ? `/admin/images/${hash}` : `${recordTypeOf(noun).base}/${id}/edit`;

type TextGapsProps = { gaps: TranslationGap[]; language: string };

/** Missing and outdated texts. Each links to its input; an outdated one can be confirmed in place. */
export function MissingTranslations({ gaps, language }: TextGapsProps) {
	const texts = useManagementTexts();
	const t = texts.translations;
	const { pathname, search } = useLocation();
	const sending = useNavigation().state !== "idle";
	return (
		<ul className="grid gap-2">
			{gaps.map((gap) => {
				const words = wordsOf(texts, gap.noun);
				const box = boxesOf(gap.field).find((each) => each.language === language)?.box ?? gap.field;
				const named = `${words.title}: ${gap.name || texts.content.untitled} — ${words.fields[gap.field] ?? gap.field}`;
				return (
					<li
						key={`${gap.id} ${box}`}
						className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 rule-b pb-2"
					>
						<div className="min-w-0 grow">
							<Link to={`${fromTranslations(formAt(gap), search)}#${box}`} className="link">
								{named}
							</Link>{" "}
							<span className={gap.state === "missing" ? "text-amber" : "text-muted"}>
								{t.states[gap.state]}
								{gap.since && (
									<>
										{" "}
										<LocalTime at={new Date(Number(gap.since) * 1_000)} />
									</>
								)}
							</span>
							{gap.original && language !== originalLanguage && (
								<p lang={originalLanguage} className="one-line text-muted">
									{gap.original}
								</p>
							)}
							{gap.text && (
								<p lang={language} className="one-line">
									{gap.text}
								</p>
							)}
						</div>
						{gap.state === "older" && (
							<Form
								method="post"
								action={pathname + search}
								preventScrollReset
								onSubmit={(event) => {
									if (sending) return event.preventDefault();
									const entry = event.currentTarget.closest("li");
									// The entry disappears after it was confirmed; the focus moves on unless it has
									// moved already.
									const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
									(next ?? document.querySelector("h1"))?.querySelector("a")?.focus();
								}}
							>
								<input type="hidden" name="kind" value={gap.noun} />
								<input type="hidden" name="id" value={gap.id} />
								<input type="hidden" name="text" value={box} />
								<input type="hidden" name="since" value={gap.since ?? ""} />
								<button type="submit" className="btn btn-small" aria-label={`${t.stillCorrect}: ${named}`}>
									{t.stillCorrect}
								</button>
							</Form>
						)}
					</li>
				);
			})}
		</ul>
	);
}
