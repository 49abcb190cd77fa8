import type { StoredStatus } from "../../domain/cases/applications/schema.ts";
import { useAdminTexts } from "./frame.ts";

/** STATE-05, C-03: waiting is yellow, success green, failure red, steps between blue. */
const statusStyles: Partial<Record<StoredStatus, string>> = {
	pending: "border-amber bg-amber-wash text-amber",
	accepted: "border-celadon bg-celadon-wash text-celadon",
	approved: "border-celadon bg-celadon-wash text-celadon",
	enrolled: "border-celadon bg-celadon-wash text-celadon",
	rejected: "border-brick bg-brick-wash text-brick",
};

export function StatusBadge({ status }: { status: StoredStatus }) {
	const { statuses } = useAdminTexts().applications;
	return (
		<span className={`badge ${statusStyles[status] ?? "border-jjok bg-sunken text-jjok"}`} data-status={status}>
			{statuses[status]}
		</span>
	);
}
