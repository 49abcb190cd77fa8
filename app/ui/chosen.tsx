import { useTexts } from "../i18n/texts.ts";
import { useHref } from "../request-context.ts";

/** Not "compare", a class whose rules the pages would then inline. */
const formId = "comparison";

/** Where a card can be ticked: everywhere, on a wide screen only, or everywhere and ticked from the start. */
export type ComparePlace = "always" | "wide" | "ticked";

/** A box to tick on a card; once it is ticked, the button beside it compares all ticked programs of the list. */
export function CompareTick({ id, title, place }: { id: string; title: string; place: ComparePlace }) {
	const t = useTexts().chosen;
	return (
		<span className={place === "wide" ? "compare-tick max-md:hidden" : "compare-tick"}>
			<label className="tick py-2.5">
				<input
					type="checkbox"
					form={formId}
					name="p"
					value={id}
					defaultChecked={place === "ticked"}
					aria-label={t.compareNamed(title)}
				/>
				<span aria-hidden="true">{t.compare}</span>
			</label>
			{place !== "ticked" && (
				<button type="submit" form={formId} className="btn">
					{t.compareChosen}
				</button>
			)}
		</span>
	);
}

/** The form of the boxes to tick. Its own button comes below the list. */
export function CompareForm({ place }: { place: ComparePlace }) {
	const t = useTexts().chosen;
	const href = useHref();
	return (
		<form
			id={formId}
			method="get"
			action={href("/compare")}
			className={place === "wide" ? "mt-6 max-md:hidden" : "mt-6"}
		>
			<button type="submit" className={`btn wrap-anywhere ${place === "ticked" ? "btn-primary" : ""}`}>
				{t.compareChosen}
			</button>
		</form>
	);
}

/** Says how many chosen records are gone, and that only the first are shown. */
export function GoneNote({ text, cutAt }: { text: string | null; cutAt?: number | null }) {
	const t = useTexts().chosen;
	if (!text && !cutAt) return null;
	return (
		<p className="notice mt-4" data-gone>
			{[text, cutAt && t.firstOnly(cutAt)].filter(Boolean).join(" ")}
		</p>
	);
}
