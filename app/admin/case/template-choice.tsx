import { useState } from "react";
import { Form } from "react-router";
import type { ReplyTemplate } from "../../../domain/content/templates/commands.ts";
import { useAdminTexts } from "../frame.ts";

type TemplateChoiceProps = {
	templates: ReplyTemplate[];
	/** The text for this applicant, and the words that have no value. */
	fill(template: ReplyTemplate): { text: string; missing: string[] };
};

/** Puts a template into the box of the answer, where it can be changed. Without script, the page loads again with it. */
export function TemplateChoice({ templates, fill }: TemplateChoiceProps) {
	const t = useAdminTexts().bulk.templates;
	const [missing, setMissing] = useState<string[]>([]);
	const insert = (id: string) => {
		const template = templates.find((one) => one.id === id);
		const box = document.querySelector<HTMLTextAreaElement>("#answer");
		if (!template || !box) return;
		const filled = fill(template);
		setMissing(filled.missing);
		box.value = filled.text;
		// The form notices unsaved input by this event.
		box.dispatchEvent(new Event("input", { bubbles: true }));
		box.focus();
	};
	return (
		<Form method="get" className="case-stack">
			<label>
				<span className="label">{t.choose}</span>
				<select
					name="template"
					className="field"
					defaultValue=""
					onChange={({ currentTarget }) => insert(currentTarget.value)}
				>
					<option value="">—</option>
					{templates.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
			<button type="submit" className="btn btn-small needs-no-script">
				{t.insert}
			</button>
			<p role="status" className="text-sm font-semibold text-amber empty:hidden">
				{missing.length > 0 && t.missing(missing.map((word) => `{${word}}`).join(", "))}
			</p>
		</Form>
	);
}
