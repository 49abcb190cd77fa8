/** Copies the address above the button. The clipboard's own interface would need HTTPS. */
export function copyAddress(button: HTMLElement): void {
	document.querySelector<HTMLInputElement>("#address")?.select();
	if (document.execCommand("copy")) button.classList.add("copied");
}
