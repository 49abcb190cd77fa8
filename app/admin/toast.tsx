import { useState } from "react";
import { useLocation } from "react-router";
import type { Flash } from "../request-context.ts";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts } from "./frame.ts";

/** What was done, and the address that was told of it: a message goes when one goes on. */
export type Told = { code: Flash["code"]; id: number; at: string };

/** The region is always there, so that what comes into it is read out. */
export function Toast({ told }: { told: Told | null }) {
	const t = useAdminTexts();
	const { pathname, search } = useLocation();
	const [closed, setClosed] = useState<number>();
	const shown = told && told.id !== closed && told.at === pathname + search && told.code in t.told;
	return (
		<div role="status" className="toast">
			{shown && (
				<p>
					{t.told[told.code as keyof typeof t.told]}
					<button
						type="button"
						className="icon-button needs-script"
						aria-label={t.close}
						onClick={() => setClosed(told.id)}
					>
						<Icon name="Close" size={18} />
					</button>
				</p>
			)}
		</div>
	);
}
