import { useEffect, useState } from "react";
import { savedIds } from "./save.ts";
import { swapList } from "./swap-list.ts";

export type SavedListProps = {
	empty: { title: string; text: string; links: { href: string; text: string }[] };
	loading: string;
	failed: string;
};

/** Fills the page of what was saved, which only this browser knows. */
export function SavedList({ empty, loading, failed }: SavedListProps) {
	const [text, setText] = useState<string | null>(loading);
	useEffect(() => {
		const ids = savedIds();
		if (ids.length === 0) return setText(null);
		const stop = new AbortController();
		swapList(`${location.pathname}?ids=${ids.join(",")}`, stop.signal).catch(() => setText(failed));
		return () => stop.abort();
	}, [failed]);
	return (
		<div role="status" className="needs-script mt-4">
			{text ?? (
				<div className="notice max-w-2xl">
					<p className="text-lg font-semibold">{empty.title}</p>
					<p className="mt-2 text-muted">{empty.text}</p>
					<p className="mt-4 flex flex-wrap gap-3">
						{empty.links.map(({ href, text }, at) => (
							<a key={href} href={href} className={at === 0 ? "btn btn-primary" : "btn"}>
								{text}
							</a>
						))}
					</p>
				</div>
			)}
		</div>
	);
}
