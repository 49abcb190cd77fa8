/**
 * The address of a list after a change of its query: on the first page, with everything else unchanged.
 * @param changes null removes a parameter
 */
export function listAddress(home: string, search: string, changes: Record<string, string | null>): string {
	const params = new URLSearchParams(search);
	params.delete("page");
	for (const [name, value] of Object.entries(changes)) {
		if (value === null) params.delete(name);
		else params.set(name, value);
	}
	return home + (params.size > 0 ? `?${params}` : "");
}
