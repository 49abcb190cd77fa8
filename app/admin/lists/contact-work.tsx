import type { Contact } from "../../../domain/cases/contacts/queries.ts";
import { contactStates } from "../../../domain/cases/contacts/schema.ts";
import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { CaseForm } from "../case/case-form.tsx";
import { Options } from "../form-field.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";

type ContactWorkProps = { contact: Contact; staff: StaffMember[]; again: FormResult | undefined };

/** Who answers a contact message, and whether it still has to be answered. */
export function ContactWork({ contact: { state, task }, staff, again }: ContactWorkProps) {
	const texts = useAdminTexts();
	const own = texts.lists;
	const t = own.contact;
	const isOpen = task && !task.doneAt;
	return (
		<section className="mt-6 grid gap-3" aria-label={t.work}>
			<div>
				<div className="flex flex-wrap gap-2">
					{contactStates
						.filter((each) => each !== state)
						.map((each) => (
							<CaseForm key={each} intent="state" subject={each} again={again} submit={t.setTo[each]} />
						))}
				</div>
				{state !== "answered" && <p className="mt-1 text-sm text-muted">{t.byHandHint}</p>}
			</div>
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
		</section>
	);
}
