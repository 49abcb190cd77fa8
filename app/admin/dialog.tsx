import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { Loaded } from "../load.ts";
import { Icon } from "../ui/icons.tsx";
import { FetchFault } from "./fault.tsx";
import { useAdminTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { SubmitButton } from "./post-form.tsx";

type DialogActionsProps = {
	/** As of the dialog. */
	back: string;
	/** What the button says. */
	submit: string;
};

/** The last line of a form in a dialog: to close it, or to send it. */
export function DialogActions({ back, submit }: DialogActionsProps) {
	const t = useAdminTexts();
	return (
		<p className="dialog-actions">
			<Link to={back} preventScrollReset className="btn">
				{t.cancel}
			</Link>
			<SavingButton>{submit}</SavingButton>
		</p>
	);
}

/** The main button of a form, which says while it is being sent that it is saved. */
export function SavingButton({ children, saving, ...button }: ComponentProps<"button"> & { saving?: string }) {
	const t = useAdminTexts();
	return (
		<SubmitButton className="btn btn-primary" {...button}>
			{useNavigation().state === "idle" ? children : (saving ?? t.saving)}
		</SubmitButton>
	);
}

type DialogProps = {
	title: string;
	/** The URL of the page behind the dialog; closing navigates there. */
	back: string;
	/** For a short question. */
	small?: boolean;
	/** For an editor with its preview. */
	wide?: boolean;
	children: ReactNode;
};

/**
 * A native dialog with its own URL. The server renders it open; the browser makes it modal, which traps the focus and
 * returns it afterwards.
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
		// A link may name a field to focus.
		const named = location.hash && element.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`);
		const first =
			element.querySelector<HTMLElement>("[data-first]") ??
			element.querySelector<HTMLElement>("[role=alert], .field:not(.other *)");
		// On a phone, a box for text would scroll away what it is about, and the keyboard would cover it.
		const isPhone = matchMedia("(width < 40rem)").matches;
		if (named) named.focus();
		else if (!isPhone || !first?.matches(".field")) first?.focus();
		return () => element.close();
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
			// Browsers close a dialog at the second Escape, even if the first was canceled.
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

/** Shown for a deleted or unreadable record. */
export function MissingDialog({ fault, back }: { fault: Loaded<unknown>["fault"]; back: string }) {
	const t = useAdminTexts();
	return (
		<Dialog title={fault === "missing" ? t.notFound : t.fetchFailed} back={back} small>
			{fault === "missing" ? <p>{t.faults.missing}</p> : <FetchFault />}
		</Dialog>
	);
}
