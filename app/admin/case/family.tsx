import type { FamilyLink } from "../../../domain/my/family/queries.ts";
import { type Language, languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { choicesFrom, FormField } from "../form-field.tsx";
import { useCaseTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { againOf, CaseForm } from "./case-form.tsx";
import { Folded } from "./details.tsx";

type FamilyProps = { links: FamilyLink[]; language: Language; again: FormResult | undefined };

/** Read-only links for parents, made for an applicant who asks on the phone. */
export function Family({ links, language, again }: FamilyProps) {
	const t = useCaseTexts().case.family;
	const own = againOf(again, "family");
	return (
		<Folded id="family" title={t.title} count={links.length} isOpen={links.length > 0 || own !== undefined}>
			<p className="text-sm text-muted">{t.hint}</p>
			<ul className="case-thread">
				{links.map((link) => (
					<li key={link.id} className="grid gap-1">
						<strong>{link.label}</strong>
						<a className="link one-line py-1" href={link.url} target="_blank" rel="noopener noreferrer">
							{link.url}
						</a>
						<div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
							<span>
								{languageNames[link.language]} · {t.until} <LocalTime at={link.expiresAt} /> ·{" "}
								{link.openedAt ? (
									<>
										{t.opened} <LocalTime at={link.openedAt} />
									</>
								) : (
									t.neverOpened
								)}
							</span>
							<CaseForm intent="withdraw" subject={link.id} again={again} submit={t.withdraw} />
						</div>
					</li>
				))}
			</ul>
			<details key={links.length} open={own ? true : undefined}>
				<summary className="link">{t.make}</summary>
				<CaseForm intent="family" again={again} submit={t.make} className="case-stack">
					<FormField name="label" label={t.label} maxLength={50} again={own} />
					<FormField
						name="language"
						label={t.language}
						choices={choicesFrom(languages, languageNames)}
						initial={language}
						again={own}
					/>
				</CaseForm>
			</details>
		</Folded>
	);
}
