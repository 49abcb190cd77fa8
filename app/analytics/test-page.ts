import { isRefusedByBrowser } from "./browser.ts";
import { isAgreed } from "./consent.ts";
import { trackTest } from "./track.ts";

const id = "00000000-0000-4000-8000-000000000000";

/** The events of each button of the test page (spec §2), as the site would report them, but marked as tests. */
const buttonEvents: Record<string, () => void> = {
	university: () =>
		trackTest("ViewContent", { content_type: "university", content_ids: [id], content_name: "Test University" }),
	program: () => trackTest("ViewContent", { content_type: "program", content_ids: [id], content_name: "Test Program" }),
	application: () => {
		trackTest("Lead", { value: 100, currency: "USD" });
		trackTest("ApplicationSubmitted", {});
	},
	contact: () => trackTest("Contact", {}),
	registration: () => trackTest("CompleteRegistration", { status: true }),
	search: () => trackTest("Search", { search_string: "test", content_category: "programs" }),
	visa: () => trackTest("visa-status-checked", {}),
};

/** Connects the buttons of the test page, and shows below them what was sent. */
export function wire(ask: () => void): void {
	const page = document.querySelector<HTMLElement>("[data-pixel-test]");
	const log = page?.querySelector("[data-log]");
	if (!page || !log) return;
	page.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest<HTMLElement>("[data-event]");
		if (!button) return;
		const line = document.createElement("li");
		if (isAgreed()) {
			buttonEvents[button.dataset.event as string]?.();
			line.textContent = `${new Date().toLocaleTimeString()} ${button.textContent}`;
		} else {
			line.textContent = page.dataset[isRefusedByBrowser() ? "refused" : "unanswered"] as string;
			ask();
		}
		log.prepend(line);
	});
}
