import { applicationStatuses, type StoredStatus } from "../../domain/cases/applications/schema.ts";
import { useAdminTexts } from "./frame.ts";

/** The eight statuses, and an obsolete one only if it is the current value (C-03). */
export function StatusOptions({ current }: { current: StoredStatus | null }) {
	const { statuses } = useAdminTexts().applications;
	const isOffered = (applicationStatuses as readonly string[]).includes(current ?? "");
	return (
		<>
			{current && !isOffered && (
				<option value={current} disabled hidden>
					{statuses[current]}
				</option>
			)}
			{applicationStatuses.map((status) => (
				<option key={status} value={status}>
					{statuses[status]}
				</option>
			))}
		</>
	);
}
