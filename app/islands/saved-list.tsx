import { useEffect, useState } from "react";
import { savedIds } from "./save.ts";
import { swapList } from "./swap-list.ts";

export type SavedListProps = { empty: string; loading: string; failed: string };

/** Fills the page of what was saved, which only this browser knows. */
export function SavedList({ empty, loading, failed }: SavedListProps) {
	const [text, setText] = useState(loading);
	useEffect(() => {
		const ids = savedIds();
		if (ids.length === 0) return setText(empty);
		const stop = new AbortController();
		swapList(`${location.pathname}?ids=${ids.join(",")}`, stop.signal).catch(() => setText(failed));
		return () => stop.abort();
	}, [empty, failed]);
	return (
		<p role="status" className="needs-script">
			{text}
		</p>
	);
}
