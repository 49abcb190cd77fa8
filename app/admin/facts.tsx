import type { ReactNode } from "react";
import { useAdminTexts } from "./frame.ts";

/** What a visitor sent, fact by fact; what is missing says so. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
	const t = useAdminTexts();
	return (
		<dl className="record-view facts">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					{value ? <dd>{value}</dd> : <dd className="text-muted">{t.empty}</dd>}
				</div>
			))}
		</dl>
	);
}
