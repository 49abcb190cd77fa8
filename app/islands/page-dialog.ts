import { readPage } from "./swap-list.ts";

/** A separate style sheet, so that pages without an open dialog do not load it. */
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
	display: block;
	padding-block: 1.25rem 2rem;
}
.page-dialog .toc {
	display: none;
}`;

let sheet: CSSStyleSheet | undefined;

/**
 * Shows the target page of a link in a modal dialog, so that the current page and its input stay unchanged. The native
 * `<dialog>` traps the focus, closes with Escape and returns the focus to the link.
 * @throws TypeError if the page cannot be loaded or contains no article.
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

/** A button in a form with the method "dialog" closes its dialog. */
function closeForm(text: string): HTMLFormElement {
	const form = document.createElement("form");
	form.method = "dialog";
	const button = document.createElement("button");
	button.className = "btn";
	button.textContent = text;
	form.append(button);
	return form;
}
