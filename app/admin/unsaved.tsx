import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useAdminTexts, useHydrated } from "./frame.ts";

/**
 * Asks before unsaved input is left, inside the admin panel and when leaving it.
 * @param within the URL of a page whose dialogs keep its input
 */
export function UnsavedGuard({ dirty, within }: { dirty: boolean; within?: string }) {
	const t = useAdminTexts();
	const dialog = useRef<HTMLDialogElement>(null);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			dirty &&
			currentLocation.pathname !== nextLocation.pathname &&
			!(within && nextLocation.pathname.startsWith(within)),
	);
	const isBlocked = blocker.state === "blocked";
	// It needs script, so the server leaves it out.
	const isHydrated = useHydrated();
	useEffect(() => {
		if (!dirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [dirty]);
	useEffect(() => {
		if (isBlocked) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isBlocked]);
	if (!isHydrated) return null;
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			className="dialog dialog-small"
			aria-labelledby="unsaved-title"
			onClose={() => blocker.reset?.()}
		>
			<h2 id="unsaved-title" className="mt-5">
				{t.unsavedTitle}
			</h2>
			<p className="dialog-actions">
				<button type="button" className="btn" onClick={() => blocker.reset?.()}>
					{t.keepEditing}
				</button>
				<button type="button" className="btn btn-danger" onClick={() => blocker.proceed?.()}>
					{t.leave}
				</button>
			</p>
		</dialog>
	);
}
