import { useEffect, useState } from "react";
import { Form, useFetchers, useLocation, useNavigation } from "react-router";
import type { Flash } from "../request-context.ts";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts } from "./frame.ts";
import { shortcut } from "./row-keys.ts";

/** A message and the URL where it was shown: it disappears on navigation. */
export type ToastMessage = Flash & { text: string; id: number; at: string };

/** The live region is always present, so that screen readers announce its content. */
export function Toast({ message }: { message: ToastMessage | null }) {
	const t = useAdminTexts();
	const { pathname, search } = useLocation();
	const [closed, setClosed] = useState<number>();
	const isSending = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === "POST");
	// biome-ignore lint/correctness/useExhaustiveDependencies: the next action begins; its own message comes later.
	useEffect(() => {
		if (isSending) setClosed(message?.id);
	}, [isSending]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the next page may come from memory, and this one again.
	useEffect(() => () => setClosed(message?.id), [message, pathname, search]);
	const shown = message && message.id !== closed && message.at === pathname + search;
	return (
		<div role="status" className="toast">
			{shown && (
				<p>
					{message.text}
					{message.reference && <Undo key={message.id} {...message} reference={message.reference} />}
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

/** Milliseconds in which nobody sees a new status. */
const unseen = 2 * 60_000;

function Undo({ code, reference, at }: ToastMessage & { reference: string }) {
	const t = useAdminTexts();
	const [isOver, setOver] = useState(false);
	const isStatus = code === "application_updated";
	const what = isStatus ? "status" : code === "marked_spam" ? "bulk" : "deletion";
	useEffect(() => {
		const timer = isStatus ? setTimeout(() => setOver(true), unseen) : undefined;
		return () => clearTimeout(timer);
	}, [isStatus]);
	if (isOver) return null;
	return (
		<Form method="post" action="/admin/undo">
			<input type="hidden" name="what" value={what} />
			<input type="hidden" name="id" value={reference.toLowerCase()} />
			<input type="hidden" name="back" value={at} />
			<button type="submit" className="btn btn-small" {...shortcut("z")}>
				{t.bulk.undo.button}
			</button>
		</Form>
	);
}
