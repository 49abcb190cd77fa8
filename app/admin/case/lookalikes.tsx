import type { Lookalikes } from "../../../domain/cases/duplicates/queries.ts";
import { useCaseTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import { LocalTime } from "../local-time.tsx";
import { CaseForm } from "./case-form.tsx";

type LookalikesProps = { found: Lookalikes; base: string; again: FormResult | undefined };

/** Who may be the same person, whose family it is, and which cases became part of this one. */
export function CaseLookalikes({ found: { suggestions, family, merged }, base, again }: LookalikesProps) {
	const t = useCaseTexts().case.lookalikes;
	if (suggestions.length + family.length + merged.length === 0) return null;
	return (
		<section className={suggestions.length > 0 ? "case-part case-question" : "case-part"} aria-label={t.title}>
			{suggestions.length > 0 && <h2>{t.title}</h2>}
			{suggestions.map(({ applicantId, fullName, reasons, isFamily }) => (
				<div key={applicantId} className="grid gap-1">
					<p>
						<CaseLink id={applicantId} name={fullName} />{" "}
						<span className="text-muted">{reasons.map((reason) => t.reasons[reason]).join(", ")}</span>
					</p>
					<div className="flex flex-wrap gap-2">
						<CaseForm
							intent="pair-family"
							subject={applicantId}
							again={again}
							submit={t.isFamily}
							isPrimary={isFamily}
						/>
						<Link
							to={`${base}/merge/${applicantId}`}
							preventScrollReset
							className={isFamily ? "btn btn-small order-1" : "btn btn-small btn-primary order-first"}
						>
							{t.same}
						</Link>
						<CaseForm
							intent="pair-different"
							subject={applicantId}
							again={again}
							submit={t.different}
							className="order-last"
						/>
					</div>
				</div>
			))}
			{family.map(({ applicantId, fullName }) => (
				<div key={applicantId} className="flex flex-wrap items-center gap-2">
					<span>
						{t.family} <CaseLink id={applicantId} name={fullName} />
					</span>
					<CaseForm intent="pair-forget" subject={applicantId} again={again} submit={t.remove} isQuiet />
				</div>
			))}
			{merged.map(({ id, name, mergedAt, canTakeBack }) => (
				<div key={id} className="flex flex-wrap items-center gap-2 text-sm text-muted">
					<span>
						{t.merged} {name} · <LocalTime at={mergedAt} />
					</span>
					{canTakeBack && <CaseForm intent="take-back-merge" subject={id} again={again} submit={t.takeBack} />}
				</div>
			))}
		</section>
	);
}

const CaseLink = ({ id, name }: { id: string; name: string }) => (
	<Link to={`/admin/applicants/${id}`} className="link inline-block py-1">
		{name}
	</Link>
);
