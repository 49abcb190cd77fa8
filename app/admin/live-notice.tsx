import { useAdminTexts } from "./frame.ts";
import type { Live } from "./live.ts";

/** Announces new rows, and shows them when the reader wants it. The region is always present, so that it is heard. */
export function LiveNotice({ live: { news, refresh } }: { live: Live }) {
	const t = useAdminTexts().desk.live;
	const fresh = news?.fresh ?? 0;
	return (
		<div role="status" className="live-notice">
			{(fresh > 0 || news?.isChanged) && (
				<p>
					<strong>{fresh > 0 ? t.fresh(fresh) : t.changed}</strong>{" "}
					<button type="button" className="btn btn-small" onClick={refresh}>
						{t.refresh}
					</button>
				</p>
			)}
		</div>
	);
}
