type TrustedTypes = {
	createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("page", {
	createHTML: (html) => html,
});

/** Parses a page of this site; its scripts do not run. The content security policy allows only the current page's style sheet. */
export async function readPage(response: Response): Promise<Document> {
	const html = (await response.text()).replace(/<style>.*?<\/style>/s, "");
	return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, "text/html");
}

/**
 * Puts the list of another address of this page in the place of the one shown. The server stays the only one who renders.
 * @returns false when the server answered with an error in the list's place.
 * @throws TypeError when the server cannot be reached or does not answer with a list.
 */
export async function swapList(address: string, signal: AbortSignal): Promise<boolean> {
	const response = await fetch(address, { signal, headers: { accept: "text/html" } });
	const next = await readPage(response);
	const list = next.querySelector("[data-results]");
	if (!list) throw new TypeError("The answer holds no list.");
	const count = document.querySelector("[data-filters]");
	if (count) count.textContent = next.querySelector("[data-filters]")?.textContent ?? "";
	document.querySelector("[data-results]")?.replaceWith(document.adoptNode(list));
	document.title = next.title;
	document.dispatchEvent(new Event("list-changed"));
	return response.ok;
}
