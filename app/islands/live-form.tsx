import { useLayoutEffect, useRef, useState } from "react";
import { readPage } from "./swap-list.ts";

export type LiveFormProps = {
	/** The button's label during the submission. */
	sending: string;
	/** Shown without a response, for example after a lost connection. The input stays. */
	failed: string;
	/** Stores the input on this device under `name` until it is sent, with buttons to clear it and to undo that. */
	draft?: { name: string; clear: string; kept: string; cleared: string; undo: string };
};

/** Placed in a form: submits it without leaving the page, and keeps the input if the connection fails. */
export function LiveForm({ sending, failed, draft }: LiveFormProps) {
	const place = useRef<HTMLDivElement>(null);
	const [problem, setProblem] = useState("");
	const [kept, setKept] = useState(false);
	const [cleared, setCleared] = useState<Draft>();

	useLayoutEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		let busy = false;

		const send = async (event: SubmitEvent) => {
			event.preventDefault();
			if (busy) return;
			busy = true;
			setProblem("");
			const button = event.submitter as HTMLButtonElement | null;
			const words = button?.textContent ?? "";
			const fields = [...new FormData(form, button)].filter(isText);
			const body = new URLSearchParams(fields);
			if (button) {
				button.textContent = sending;
				button.disabled = true;
			}
			try {
				await swapForm(form.action, body, draft?.name);
			} catch {
				setProblem(failed);
				if (button) {
					button.textContent = words;
					button.disabled = false;
				}
			}
			busy = false;
		};
		const keep = () => {
			if (!draft) return;
			setCleared(undefined);
			setKept(storeDraft(draft.name, readDraft(form)));
		};

		// Input from before the hydration is newer than any draft.
		if (draft && isTyped(form)) keep();
		else if (draft && isUntouched(form)) setKept(fillIn(form, storedDraft(draft.name)));
		form.addEventListener("submit", send);
		form.addEventListener("input", keep);
		form.addEventListener("change", keep);
		return () => {
			form.removeEventListener("submit", send);
			form.removeEventListener("input", keep);
			form.removeEventListener("change", keep);
		};
	}, [sending, failed, draft]);

	const clear = () => {
		const form = place.current?.closest("form");
		if (!form || !draft) return;
		setCleared(readDraft(form));
		setKept(false);
		localStorage.removeItem(draft.name);
		clearForm(form);
	};
	const undo = () => {
		const form = place.current?.closest("form");
		if (!form || !draft || !cleared) return;
		setCleared(undefined);
		setKept(fillIn(form, cleared) && storeDraft(draft.name, cleared));
		for (const select of form.querySelectorAll("select")) select.dispatchEvent(new Event("change"));
	};

	return (
		<div ref={place}>
			{problem && (
				<p role="alert" className="mt-3 font-semibold text-brick">
					{problem}
				</p>
			)}
			{draft && (kept || cleared) && (
				<p className="mt-8 flex flex-wrap items-center gap-x-3 rule-t pt-4 text-sm text-muted">
					<span role="status">{cleared ? draft.cleared : draft.kept}</span>
					<button type="button" className="link cursor-pointer py-3" onClick={cleared ? undo : clear}>
						{cleared ? draft.undo : draft.clear}
					</button>
				</p>
			)}
		</div>
	);
}

/**
 * Submits the form and replaces it with the form in the response.
 * @throws TypeError if the response contains no form.
 */
async function swapForm(action: string, body: URLSearchParams, draft: string | undefined): Promise<void> {
	const response = await fetch(action, { method: "POST", body, headers: { accept: "text/html" } });
	const next = await readPage(response);
	const region = next.querySelector<HTMLElement>("[data-form]");
	if (!region) throw new TypeError("The answer holds no form.");
	const sent = region.querySelector<HTMLElement>("[data-sent]");
	if (draft && sent) localStorage.removeItem(draft);
	document.querySelector("[data-form]")?.replaceWith(document.adoptNode(region));
	document.title = next.title;
	if (sent?.dataset.sent) history.replaceState(null, "", sent.dataset.sent);
	document.dispatchEvent(new Event("list-changed"));
	region.querySelector<HTMLElement>("[data-focus]")?.focus();
}

/** The forms of islands upload no files. */
const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] => typeof entry[1] === "string";

type Draft = { fields: [string, string][]; labels: Record<string, string> };

function readDraft(form: HTMLFormElement): Draft {
	// The source of the visit is not stored longer than the visit.
	const fields = [...new FormData(form)].filter(isText).filter(([name]) => name !== "came_from");
	const labels: Draft["labels"] = {};
	for (const select of form.querySelectorAll("select")) labels[select.name] = select.selectedOptions[0]?.text ?? "";
	return { fields, labels };
}

/** @returns whether the browser has stored it. */
function storeDraft(name: string, draft: Draft): boolean {
	try {
		localStorage.setItem(name, JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

function storedDraft(name: string): Draft | undefined {
	try {
		return JSON.parse(localStorage.getItem(name) ?? "");
	} catch {
		return undefined;
	}
}

/** Clears the inputs; the form's key stays. Dependent inputs, such as the list of programs, follow the change event. */
function clearForm(form: HTMLFormElement): void {
	for (const control of form.elements) {
		if (control instanceof HTMLSelectElement) {
			control.selectedIndex = 0;
			control.dispatchEvent(new Event("change"));
		} else if (control instanceof HTMLTextAreaElement) control.value = "";
		else if (control instanceof HTMLInputElement && control.type !== "hidden") {
			control.checked = false;
			if (!/^(checkbox|radio)$/.test(control.type)) control.value = "";
		}
	}
}

/**
 * The form key is restored too: the same form in two tabs, or after a reload, is the same submission.
 * @returns whether there was a draft.
 */
function fillIn(form: HTMLFormElement, draft: Draft | undefined): boolean {
	if (!draft) return false;
	for (const [field, value] of draft.fields) {
		for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
			`[name="${CSS.escape(field)}"]`,
		)) {
			if (
				control instanceof HTMLSelectElement &&
				value &&
				![...control.options].some((option) => option.value === value)
			) {
				control.add(new Option(draft.labels[field] ?? "", value));
			}
			if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
				if (control.value === value) control.checked = true;
			} else control.value = value;
		}
	}
	return true;
}

function isTyped(form: HTMLFormElement): boolean {
	return [...form.elements].some(
		(control) =>
			(control instanceof HTMLTextAreaElement && control.value !== control.defaultValue) ||
			(control instanceof HTMLInputElement &&
				(control.value !== control.defaultValue || control.checked !== control.defaultChecked)),
	);
}

/** Input that came back from the server, or prefilled values, take precedence over the draft. */
function isUntouched(form: HTMLFormElement): boolean {
	return form.dataset.fresh !== undefined;
}
