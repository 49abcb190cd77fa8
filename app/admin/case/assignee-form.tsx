import type { StaffMember } from "../../../domain/desk/queue/staff-queries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { CaseForm } from "./case-form.tsx";

type AssigneeFormProps = { assigneeId: string | null; staff: StaffMember[]; again: FormResult | undefined };

/** Who looks after the case. Somebody who is away keeps it, and cannot be given another one. */
export function AssigneeForm({ assigneeId, staff, again }: AssigneeFormProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.case.assignee;
	const nameOf = ({ name, office, awayUntil }: StaffMember) =>
		[name, office && texts.options[office], awayUntil && texts.desk.awayUntil(formatDay(awayUntil, language))]
			.filter(Boolean)
			.join(" · ");
	return (
		<CaseForm intent="assign" again={again} submit={t.assign} className="in-row">
			<label htmlFor="assignee" className="text-muted">
				{texts.lists.assignee}
			</label>
			{/* The select follows the case when somebody else assigns it meanwhile. */}
			<select
				key={assigneeId}
				id="assignee"
				name="assignee"
				data-shortcut="a"
				aria-keyshortcuts="a"
				className="field field-small max-w-full"
				defaultValue={assigneeId ?? ""}
			>
				<option value="">{texts.lists.nobody}</option>
				{staff.map((member) => (
					<option key={member.id} value={member.id} disabled={member.awayUntil !== null && member.id !== assigneeId}>
						{nameOf(member)}
					</option>
				))}
			</select>
		</CaseForm>
	);
}
