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

/** @returns whether it is saved now. */
export function toggleSaved(id: string): boolean {
	const before = savedIds();
	const after = before.includes(id) ? before.filter((other) => other !== id) : [id, ...before].slice(0, most);
	try {
		localStorage.setItem(key, JSON.stringify(after));
	} catch {
		return before.includes(id);
	}
	return after.includes(id);
}
