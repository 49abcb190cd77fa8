import { readPage } from "./swap-list.ts";

/** A style sheet of its own, so that pages where nobody opens a dialog do not carry it. */
const styles = `
.page-dialog {
	width: min(48rem, 100vw - 1rem);
	max-height: calc(100dvh - 1rem);
	margin: auto;
	overflow: auto;
	overscroll-behavior: contain;
	border: 1px solid var(--color-rule);
	border-radius: 10px;
	background: var(--color-card);
	color: var(--color-ink);
}
.page-dialog::backdrop {
	background: rgb(0 0 0 / 0.45);
}
.page-dialog > form {
	position: sticky;
	top: 0;
	padding: 0.5rem 1rem;
	border-bottom: 1px solid var(--color-rule);
	background: var(--color-card);
	text-align: right;
}
.page-dialog > .section {
	padding-block: 1.25rem 2rem;
}`;

let sheet: CSSStyleSheet | undefined;

/**
 * Shows the page that a link leads to in a modal dialog, so that the page with the link, and what was typed there, stays as it
 * is. The browser's own `<dialog>` traps the focus, closes on Escape and returns the focus to the link.
 * @throws TypeError when the page cannot be fetched or holds no article.
 */
export async function showPage(link: HTMLAnchorElement): Promise<void> {
	const page = await readPage(await fetch(link.href, { headers: { accept: "text/html" } }));
	const article = page.querySelector("article");
	if (!article) throw new TypeError("The page holds no article.");
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		document.adoptedStyleSheets.push(sheet);
	}
	const dialog = document.createElement("dialog");
	dialog.className = "page-dialog";
	dialog.setAttribute("aria-label", article.querySelector("h1")?.textContent ?? link.text);
	dialog.setAttribute("closedby", "any");
	dialog.append(closeForm(link.dataset.dialog as string), document.adoptNode(article));
	dialog.addEventListener("close", () => dialog.remove());
	document.body.append(dialog);
	dialog.showModal();
	dialog.scrollTop = 0;
}

/** A button in a form of the method "dialog" closes the dialog around it. */
function closeForm(text: string): HTMLFormElement {
	const form = document.createElement("form");
	form.method = "dialog";
	const button = document.createElement("button");
	button.className = "btn";
	button.textContent = text;
	form.append(button);
	return form;
}
