import type { ReactNode } from "react";
import { useAdminTexts } from "./frame.ts";

/** A visitor's submission as a list of facts, including missing ones. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
	const t = useAdminTexts();
	return (
		<dl className="record-view fact-list">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					{value ? <dd>{value}</dd> : <dd className="text-muted">{t.empty}</dd>}
				</div>
			))}
		</dl>
	);
}
