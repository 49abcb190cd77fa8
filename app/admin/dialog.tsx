import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts } from "./frame.ts";

type DialogProps = {
	title: string;
	/** The address of what lies behind: closing is going there. */
	back: string;
	/** For a short question. */
	small?: boolean;
	/** For an editor with its preview. */
	wide?: boolean;
	children: ReactNode;
};

/**
 * The browser's own dialog, with an address of its own. The server sends it open; the browser makes it modal, which traps the
 * focus and puts it back afterwards.
 */
export function Dialog({ title, back, small = false, wide = false, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const t = useAdminTexts();
	const titleId = useId();
	const navigate = useNavigate();
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!element) return;
		element.removeAttribute("open");
		element.showModal();
		// A link may name the field that it is about.
		const named = location.hash && element.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`);
		(named || element.querySelector<HTMLElement>("[data-first], [role=alert], .field"))?.focus();
		return () => {
			element.close();
			// The row that the dialog was opened from may be going now, with what was done to it.
			requestAnimationFrame(() => {
				if (document.activeElement === document.body) document.querySelector<HTMLElement>("[role=tabpanel]")?.focus();
			});
		};
	}, []);
	const close = () => navigate(back, { preventScrollReset: true });
	return (
		<dialog
			ref={dialog}
			open
			className={`dialog ${small ? "dialog-small" : wide ? "dialog-wide" : ""}`}
			aria-labelledby={titleId}
			onCancel={(event) => {
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				close();
			}}
			// A browser closes a dialog by itself at the second Escape.
			onClose={({ target, currentTarget }) => {
				if (target !== currentTarget || !currentTarget.isConnected) return;
				currentTarget.showModal();
				close();
			}}
		>
			<header className="dialog-head">
				<h2 id={titleId}>{title}</h2>
				<Link to={back} preventScrollReset className="icon-button" aria-label={t.close}>
					<Icon name="Close" size={20} />
				</Link>
			</header>
			{children}
		</dialog>
	);
}
