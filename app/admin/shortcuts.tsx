import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts, useHydrated } from "./frame.ts";
import { useKeptFocus } from "./keep-focus.ts";
import { Link } from "./link.tsx";
import { noPlace, performKey, sendByKey, shortcutOf } from "./row-keys.ts";

const sheetId = "shortcuts";

/**
 * Single keys for staff's lists and cases (Spec B6). A key presses a control of the current row, or of the case, which is
 * also shown there: its `data-shortcut` is the letter. Never while somebody types or a dialog is open, and never with
 * Ctrl, Alt or Meta. People can turn them off (WCAG 2.1.4); Ctrl+Enter stays.
 */
export function Shortcuts({ isOn }: { isOn: boolean }) {
	const t = useAdminTexts().desk.keys;
	const [said, setSaid] = useState("");
	const sheet = useRef<HTMLDialogElement>(null);
	const hydrated = useHydrated();
	const place = useRef(noPlace);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (sendByKey(event)) return event.preventDefault();
			const key = isOn && shortcutOf(event);
			if (!key) return;
			const result = performKey(key, place, sheet.current);
			if (result === "ignored") return;
			event.preventDefault();
			if (result === "none" || result === "notHere") setSaid(t[result]);
			else setSaid(result ? t.row(result.index + 1, result.total) : "");
		};
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [isOn, t]);
	useKeptFocus(place);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was said is about the page before.
	useEffect(() => setSaid(""), [pathname]);
	return (
		<>
			<p role="status" className="sr-only">
				{said}
			</p>
			{hydrated && <Sheet ref={sheet} />}
		</>
	);
}

/** The list of the keys. It needs script, so the server leaves it out. */
function Sheet({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
	const t = useAdminTexts().desk.keys;
	return (
		<dialog ref={ref} id={sheetId} className="dialog dialog-small" aria-labelledby={`${sheetId}-title`}>
			<div className="dialog-head">
				<h2 id={`${sheetId}-title`}>{t.title}</h2>
				<button
					type="button"
					className="icon-button"
					aria-label={t.close}
					onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
				>
					<Icon name="Close" size={20} />
				</button>
			</div>
			<dl className="keys">
				{Object.entries(t.list).map(([key, text]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 text-sm text-muted">
				{t.off}{" "}
				<Link to="/admin/account/work" className="link">
					{t.turnOff}
				</Link>
			</p>
		</dialog>
	);
}

/** Opens the list of the keys. */
export function ShortcutsButton() {
	const t = useAdminTexts().desk.keys;
	const open = () => (document.getElementById(sheetId) as HTMLDialogElement | null)?.showModal();
	return (
		<button type="button" className="btn btn-small shortcuts-button" onClick={open}>
			{t.open} <kbd>?</kbd>
		</button>
	);
}
