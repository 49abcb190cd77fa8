import { Link } from "react-router";
import type { SamePhone } from "../../../domain/cases/applicants/same-phone.ts";
import { useAdminTexts } from "../frame.ts";

type RowMarksProps = {
	isSuspect: boolean;
	/** The same person has another open application for the same program. */
	isSentTwice?: boolean | undefined;
	samePhone: SamePhone | null;
};

/** The warnings about the person in a row. */
export function RowMarks({ isSuspect, isSentTwice, samePhone }: RowMarksProps) {
	const texts = useAdminTexts();
	const t = texts.lists;
	return (
		<>
			{isSuspect && <span className="mark text-brick">{texts.suspect.mark}</span>}
			{isSentTwice && <span className="mark">{t.sentTwice}</span>}
			{samePhone && (
				<Link to={`/admin/applicants/${samePhone.applicantId}`} className="mark">
					{t.samePhone(samePhone.name, samePhone.count - 1)}
				</Link>
			)}
		</>
	);
}
