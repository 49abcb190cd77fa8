import { useState } from "react";
import { useLocation } from "react-router";
import type { Flash } from "../request-context.ts";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts } from "./frame.ts";

/** A message and the URL where it was shown: it disappears on navigation. */
export type Told = { code: Flash["code"]; id: number; at: string };

/** The live region is always present, so that screen readers announce its content. */
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
