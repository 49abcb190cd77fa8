import type { CaseApplication } from "../../../domain/cases/applications/case-queries.ts";
import { closeReasons, visaTypes } from "../../../domain/cases/applications/schema.ts";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { LocalTime } from "../local-time.tsx";
import { againOf, CaseForm } from "./case-form.tsx";

type PartProps = { application: CaseApplication; again: FormResult | undefined };

/** The visa that the program leads to, which staff may set. */
export function Visa({ application: { id, visaType, suggestedVisa }, again }: PartProps) {
	const t = useAdminTexts().case;
	const { visa, visaNone, visaSave, visaSuggested, visaTypes: names } = t.applications;
	return (
		// A stored type closes it.
		<details key={visaType} open={againOf(again, "visa", id) ? true : undefined}>
			<summary className="link">{`${visa}: ${visaType ?? visaNone.toLowerCase()}`}</summary>
			<CaseForm intent="visa" subject={id} again={again} submit={visaSave} className="case-stack">
				<label>
					<span className="label">{visa}</span>
					<select name="visaType" className="field" defaultValue={visaType ?? suggestedVisa ?? ""}>
						<option value="">{visaNone}</option>
						{visaTypes.map((type) => (
							<option key={type} value={type}>
								{names[type]}
							</option>
						))}
					</select>
				</label>
				{!visaType && suggestedVisa && <p className="text-sm text-muted">{visaSuggested(suggestedVisa)}</p>}
			</CaseForm>
		</details>
	);
}

/** Says that and why an application was closed, and reopens it. */
export function ClosedNote({ application: { id, closedAt, closeReason }, again }: PartProps) {
	const t = useAdminTexts().case;
	const { closeReasons: reasons, closed, reopen } = t.applications;
	if (!closedAt || !closeReason) return null;
	return (
		<div className="in-row">
			<p>
				<strong>{closed}</strong> {reasons[closeReason]}, <LocalTime at={closedAt.toISOString()} />
			</p>
			<CaseForm intent="reopen" subject={id} again={again} submit={reopen} />
		</div>
	);
}

/** Closes an application that is open. */
export function Closing({ application: { id, closedAt }, again }: PartProps) {
	const t = useAdminTexts().case;
	const { closeReasons: reasons, close, closeTitle, closeReason: label } = t.applications;
	if (closedAt) return null;
	return (
		<details open={againOf(again, "close", id) ? true : undefined}>
			<summary className="link">{closeTitle}</summary>
			<CaseForm intent="close" subject={id} again={again} submit={close} className="case-stack">
				<label>
					<span className="label">{label}</span>
					<select name="reason" className="field" defaultValue="withdrawn">
						{closeReasons.map((reason) => (
							<option key={reason} value={reason}>
								{reasons[reason]}
							</option>
						))}
					</select>
				</label>
			</CaseForm>
		</details>
	);
}
