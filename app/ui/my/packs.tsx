import type { MyPack } from "../../../domain/documents/pack-queries.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";

type PacksProps = {
	packs: MyPack[];
	/** Of the wording. */
	version: string;
	/** Whether the applicant has just decided about another university or wording. */
	hasChanged: boolean;
};

/** For each university: whether it may get the papers, and when they were put together. */
export function Packs({ packs, version, hasChanged }: PacksProps) {
	const t = useMyTexts().documents.pack;
	const { language, my } = useRequestContext();
	const href = useHref();
	if (packs.length === 0) return null;
	const dayOf = (at: Date) => formatDay(homeDay(at), language);
	return (
		<section className="mt-10 rule-t pt-4" aria-labelledby="packs">
			<h2 id="packs">{t.title}</h2>
			{hasChanged && (
				<p className="notice mt-4 border-brick bg-brick-wash text-brick" role="alert">
					{t.changed}
				</p>
			)}
			{packs.map((pack) => {
				const name = localized(pack.university, "name", language);
				return (
					<form key={pack.id} method="post" action={href("/my/documents")} className="mt-4 grid gap-3">
						<p className="text">
							{pack.agreedAt ? t.agreed(name, dayOf(pack.agreedAt)) : t.text(name, pack.reference)}
						</p>
						{pack.made.map((made) => (
							<p key={made.at.toISOString()} className="text-muted">
								{t.made(made.name, dayOf(made.at))}
							</p>
						))}
						<input type="hidden" name="application" value={pack.id} />
						<input type="hidden" name="university" value={pack.universityId} />
						<input type="hidden" name="version" value={version} />
						{my.level === "proven" ? (
							<div>
								<button
									type="submit"
									name="intent"
									value={pack.agreedAt ? "pack_withdrawn" : "pack_agreed"}
									className="btn"
								>
									{pack.agreedAt ? t.withdraw : t.agree(name)}
								</button>
							</div>
						) : (
							<p className="note">{t.proof}</p>
						)}
					</form>
				);
			})}
		</section>
	);
}
