import { Link } from "react-router";
import { useAdminTexts } from "./frame.ts";

/** Tells staff that sample data is loaded, and lets an owner hide the notice (F6). */
export function SampleNotice({ mayHide }: { mayHide: boolean }) {
	const t = useAdminTexts().sample;
	return (
		<aside className="bg-amber-wash text-amber">
			<p className="wrap flex gap-x-4 py-0.5 text-sm">
				<span className="max-md:truncate">{t.line}</span>
				{mayHide && (
					<Link to="/admin/sample" className="flex-none underline">
						{t.hide}
					</Link>
				)}
			</p>
		</aside>
	);
}
