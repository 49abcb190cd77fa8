import type { Note } from "../../../domain/cases/conversations/queries.ts";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { againOf, CaseForm, TextBox } from "./case-form.tsx";

/** What only staff read, the pinned notes first. */
export function Notes({ notes, again }: { notes: Note[]; again: FormResult | undefined }) {
	const texts = useAdminTexts();
	const t = texts.case.notes;
	const own = againOf(again, "note");
	return (
		<section className="case-part" aria-labelledby="notes">
			<h2 id="notes">{t.title}</h2>
			<p className="text-sm text-muted">{t.hint}</p>
			{notes.length === 0 && <p className="text-muted">{texts.nothingYet}</p>}
			<ul className="case-thread">
				{notes.map(({ id, text, isPinned, at, author }) => (
					<li key={id} className={isPinned ? "case-note-pinned" : undefined}>
						<p className="case-text">{text}</p>
						<div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
							<span>
								{isPinned && <strong className="text-amber">{t.pinned} · </strong>}
								{author ?? texts.somebody} · <LocalTime at={at.toISOString()} />
							</span>
							<CaseForm
								intent={isPinned ? "unpin" : "pin"}
								subject={id}
								again={again}
								submit={isPinned ? t.unpin : t.pin}
							/>
						</div>
					</li>
				))}
			</ul>
			{/* A stored note empties the box. */}
			<CaseForm key={notes.length} intent="note" again={again} submit={t.add} className="case-stack">
				<div>
					<TextBox id="note" name="text" shortcut="n" label={t.label} rows={3} again={own} />
				</div>
				<label className="tick">
					<input type="checkbox" name="isPinned" value="yes" defaultChecked={own?.values.isPinned === "yes"} />
					<span>{t.pin}</span>
				</label>
			</CaseForm>
		</section>
	);
}
