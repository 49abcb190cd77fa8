/** Copies what the named element shows. Where the browser refuses that (without HTTPS), it is selected to be copied. */
export async function copy(button: HTMLElement): Promise<void> {
	const shown = document.getElementById(button.dataset.copy ?? "");
	if (!shown) return;
	const isField = shown instanceof HTMLInputElement;
	if (isField) shown.select();
	else getSelection()?.selectAllChildren(shown);
	try {
		await navigator.clipboard.writeText(isField ? shown.value : shown.textContent);
		button.classList.add("copied");
	} catch {}
}
