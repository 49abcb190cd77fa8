import { Link } from "react-router";
import { useAdminTexts } from "./frame.ts";

/** In a list: this applicant's message waits for an answer. Leads to the case. */
export function UnreadMark({ applicantId }: { applicantId: string }) {
	const t = useAdminTexts().case;
	return (
		<Link to={`/admin/applicants/${applicantId}`} className="badge border-amber text-amber" title={t.unreadHint}>
			{t.unread}
		</Link>
	);
}
