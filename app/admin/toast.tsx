import { useState } from "react";
import { useLocation } from "react-router";
import type { Flash } from "../request-context.ts";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts } from "./frame.ts";

/** A message and the URL where it was shown: it disappears on navigation. */
export type ToastMessage = { code: Flash["code"]; id: number; at: string };

/** The live region is always present, so that screen readers announce its content. */
export function Toast({ message }: { message: ToastMessage | null }) {
	const t = useAdminTexts();
	const { pathname, search } = useLocation();
	const [closed, setClosed] = useState<number>();
	const shown = message && message.id !== closed && message.at === pathname + search && message.code in t.toasts;
	return (
		<div role="status" className="toast">
			{shown && (
				<p>
					{t.toasts[message.code as keyof typeof t.toasts]}
					<button
						type="button"
						className="icon-button needs-script"
						aria-label={t.close}
						onClick={() => setClosed(message.id)}
					>
						<Icon name="Close" size={18} />
					</button>
				</p>
			)}
		</div>
	);
}
