import { track } from "../analytics/track.ts";

/** The ids of the programs and universities that a visitor has saved, stored only in this browser (C-15). */
const key = "saved";
const most = 50;

export function savedIds(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
		return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, most) : [];
	} catch {
		return [];
	}
}

/** Saves or removes what the button stands for, and lets the loader show it on this page. */
export function toggleSaved(button: HTMLElement): void {
	const { save: id = "", kind } = button.dataset as { save?: string; kind: "program" | "university" };
	const before = savedIds();
	const isNew = !before.includes(id);
	try {
		const after = isNew ? [id, ...before].slice(0, most) : before.filter((other) => other !== id);
		localStorage.setItem(key, JSON.stringify(after));
	} catch {
		return;
	}
	dispatchEvent(new Event("storage"));
	// The label is the title, a colon and the name.
	const name = button.ariaLabel?.slice(button.title.length + 2) ?? "";
	if (isNew) track("AddToWishlist", { content_ids: [id], content_name: name, content_category: kind });
}
