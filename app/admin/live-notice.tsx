import { useAdminTexts } from "./frame.ts";
import type { Live } from "./live.ts";

/** Announces new rows: to all while the reader has to ask for them, and for the ear alone once the list shows them. */
export function LiveNotice({ live: { waiting, fresh, refresh } }: { live: Live }) {
	const t = useAdminTexts().desk.live;
	return (
		<div role="status" className="live-notice">
			{waiting > 0 ? (
				<p>
					<strong>{t.fresh(waiting)}</strong>{" "}
					<button type="button" className="btn btn-small" onClick={refresh}>
						{t.refresh}
					</button>
				</p>
			) : (
				fresh > 0 && <span className="sr-only">{t.fresh(fresh)}</span>
			)}
		</div>
	);
}
