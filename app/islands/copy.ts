/** Copies the address above the button. Where the browser refuses that (without HTTPS), the address is selected to be copied. */
export async function copyAddress(button: HTMLElement): Promise<void> {
	const field = document.querySelector<HTMLInputElement>("#address");
	if (!field) return;
	field.select();
	await navigator.clipboard.writeText(field.value);
	button.dataset.copied = "";
}
