import type { Contact } from "../../../domain/cases/contacts/queries.ts";
import { contactStates } from "../../../domain/cases/contacts/schema.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { CaseForm } from "../case/case-form.tsx";
import { choicesFrom, Options } from "../form-field.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";

type ContactWorkProps = { contact: Contact; staff: StaffMember[]; again: FormResult | undefined };

/** Who answers a contact message, and whether it still has to be answered. */
export function ContactWork({ contact: { name, state, task }, staff, again }: ContactWorkProps) {
	const texts = useAdminTexts();
	const own = texts.lists;
	const t = own.contact;
	const isOpen = task && !task.doneAt;
	return (
		<section className="mt-6 grid gap-3" aria-label={t.work}>
			{state !== "answered" && (
				<div>
					<CaseForm intent="state" subject="answered" again={again} submit={t.byHand}>
						<input type="hidden" name="state" value="answered" />
					</CaseForm>
					<p className="text-sm text-muted">{t.byHandHint}</p>
				</div>
			)}
			<div className="flex flex-wrap items-end gap-4">
				<CaseForm intent="state" again={again} submit={t.setState} className="in-row">
					<select
						key={state}
						name="state"
						className="field field-small"
						aria-label={t.stateOf(name)}
						defaultValue={state}
					>
						<Options choices={choicesFrom(contactStates, t.states)} />
					</select>
				</CaseForm>
				{isOpen && (
					<CaseForm intent="assign" subject={task.id} again={again} submit={t.assign} className="in-row">
						<select
							key={task.assigneeId}
							name="assignee"
							className="field field-small"
							aria-label={own.assignee}
							defaultValue={task.assigneeId ?? ""}
						>
							<option value="">{own.nobody}</option>
							<Options choices={staff.map(({ id, name }) => [id, name])} />
						</select>
					</CaseForm>
				)}
			</div>
		</section>
	);
}
