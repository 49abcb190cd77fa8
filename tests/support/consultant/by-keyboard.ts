import type { Keyboard } from "./hands.ts";
import type { Morning } from "./morning.ts";
import type { CaseName } from "./outcomes.ts";

type Way = (hands: Keyboard, morning: Morning) => Promise<void>;

const toast = ({ page }: Keyboard, text: string) => page.locator(".toast").getByText(text).waitFor();
const dialog = ({ page }: Keyboard) => page.locator("dialog[open]");

/** From a case back to the list. */
async function back(hands: Keyboard) {
	await hands.press("u");
	await hands.page.locator("main [data-open]").first().waitFor();
}

/** From the row to the dialog for its status, and the first letters of the new one. */
async function status(hands: Keyboard, name: string, letters: string) {
	await hands.row(name);
	await hands.press("s");
	await hands.focused(dialog(hands).locator("select[name=status]"));
	await hands.type(letters);
}

/** A page by its name, with Ctrl+K. */
async function goTo(hands: Keyboard, letters: string, title: string) {
	await hands.press("Control+k");
	await hands.type(letters);
	await hands.page.getByRole("option", { name: title }).first().waitFor();
	await hands.press("Enter");
	await hands.page.locator("main").getByRole("heading", { name: title }).first().waitFor();
}

const first: Partial<Record<CaseName, Way>> = {
	"New application: called, not reached": async (hands) => {
		await hands.row("Aziza Karimova");
		await hands.press("c");
		await hands.focused(dialog(hands).getByLabel("Reached", { exact: true }));
		await hands.press("ArrowDown", "Enter");
		await toast(hands, "Saved");
	},
	"Called again, reached, with a note": async (hands) => {
		await hands.focused(hands.page.getByRole("link", { name: "Aziza Karimova", exact: true }));
		await hands.press("c");
		await hands.focused(dialog(hands).getByLabel("Reached", { exact: true }));
		await hands.press("Space", "Tab");
		await hands.type("Wants to start in March.");
		await hands.press("Control+Enter");
		await hands.page.getByRole("link", { name: "Aziza Karimova", exact: true }).waitFor({ state: "detached" });
	},
	"Question in Russian: answered with a template": async (hands) => {
		await hands.row("Bobur Aliyev");
		await hands.press("r");
		const answer = hands.page.locator("#answer");
		await hands.focused(answer);
		await hands.type("/pay");
		await hands.page.getByRole("listbox").getByRole("option", { name: "Payment" }).waitFor();
		await hands.press("Enter");
		await hands.press("Control+Enter");
		await toast(hands, "Sent");
		await back(hands);
	},
	"Message that needs no answer": async (hands) => {
		await hands.row("Dilnoza Rahimova");
		await hands.press("Enter");
		await hands.focused(hands.page.getByRole("heading", { level: 1, name: "Dilnoza Rahimova" }));
		await hands.press("r");
		await hands.tabTo(hands.page.getByRole("button", { name: "No answer needed" }), 4, "Shift+Tab");
		await hands.press("Enter");
		await toast(hands, "Saved");
		await hands.focused(hands.page.getByRole("heading", { name: "Messages and history" }));
		await back(hands);
	},
	"Contact message: answered by email": async (hands) => {
		await hands.row("Elyor Yusupov");
		await hands.press("Enter");
		await hands.focused(dialog(hands).locator("#answer"));
		await hands.type("In March.");
		// Escape does not lose what was typed.
		await hands.press("Escape");
		await hands.focused(hands.page.getByRole("button", { name: "Keep editing" }));
		await hands.press("Enter");
		await hands.focused(dialog(hands).locator("#answer"));
		await hands.press("Control+Enter");
		await toast(hands, "Sent");
		await hands.press("Escape");
		await hands.backInRow();
	},
	"Contact message that is spam": async (hands) => {
		await hands.row("Best Loans");
		await hands.press("Enter");
		await hands.focused(dialog(hands).locator("#answer"));
		await hands.tabTo(dialog(hands).locator("select[name=state]"), 7);
		await hands.type("Sp");
		await hands.tabTo(dialog(hands).getByRole("button", { name: "Change the state" }), 2);
		await hands.press("Enter");
		await toast(hands, "Saved");
		await hands.press("Escape");
		await hands.backInRow();
	},
	"Documents requested, with next step and due date": async (hands, { inTwoWeeks }) => {
		await status(hands, "Farida Nazarova", "Doc");
		await hands.tabTo(dialog(hands).locator("[name=nextStepDueOn]"), 4);
		await hands.type(inTwoWeeks.typed);
		await hands.press("Control+Enter");
		await toast(hands, "Application status updated");
	},
	"A wrong status, taken back": async (hands) => {
		await status(hands, "Gulnora Saidova", "In r");
		await hands.press("Control+Enter");
		await toast(hands, "Application status updated");
		await hands.backInRow();
		await hands.press("z");
		await toast(hands, "The change was undone");
	},
	"Rejection with its reason": async (hands) => {
		await status(hands, "Hasan Tursunov", "Rej");
		await hands.press("Tab");
		await hands.focused(dialog(hands).locator("#reason"));
		await hands.type("All places are taken.");
		await hands.press("Control+Enter");
		await toast(hands, "Application status updated");
	},
	"A colleague is away: assigned to another one": async (hands) => {
		await hands.row("Iroda Qodirova");
		await hands.press("a");
		const select = dialog(hands).locator("select[name=assignee]");
		await hands.focused(select);
		await select.locator("option[disabled]", { hasText: "Sherzod (away until" }).waitFor({ state: "attached" });
		await hands.type("Zar");
		await hands.press("Control+Enter");
		await toast(hands, "Saved");
	},
};

const second: Partial<Record<CaseName, Way>> = {
	"Follow-up put off": async (hands, { inTwoWeeks }) => {
		await hands.row("Jasur Ergashev");
		await hands.press("d");
		await hands.focused(dialog(hands).locator("[name=dueOn]"));
		await hands.type(inTwoWeeks.typed);
		await hands.press("Enter");
		await toast(hands, "Saved");
	},
	"Ten applicants of a university: one message, checked and undone": async (hands) => {
		await goTo(hands, "appl", "Applicants");
		await hands.press("/");
		await hands.type("HM-TEN0");
		await hands.page.getByText("Showing 1 to 10 of 10").waitFor();
		await hands.tabTo(hands.page.getByLabel("Select all on this page"), 12);
		await hands.press("Space");
		await hands.tabTo(hands.page.locator("form.selection select"), 4, "Shift+Tab");
		await hands.type("Send");
		await hands.press("Tab", "Enter");
		await hands.focused(hands.page.locator("main h1"));
		await hands.tabTo(hands.page.locator("main select[name=templateId]"), 2);
		await hands.type("Pay");
		await hands.tabTo(hands.page.getByRole("button", { name: "Check before changing" }), 3);
		await hands.press("Enter");
		await hands.page.getByText("10 of 10 will be changed").waitFor();
		await hands.tabTo(hands.page.locator("main [name=intent][value=start] + button"), 3);
		await hands.press("Enter");
		await hands.page.locator("main .text-celadon").waitFor();
		await hands.press("z");
		await hands.page.locator("main [name=intent][value=undo]").waitFor({ state: "detached" });
	},
	"A parent calls: found by half of the number, call logged": async (hands) => {
		await hands.press("Control+k");
		await hands.type("34567");
		await hands.page.getByRole("option", { name: "Kamola Usmonova" }).first().waitFor();
		await hands.press("Enter");
		await hands.focused(hands.page.getByRole("heading", { level: 1, name: "Kamola Usmonova" }));
		await hands.press("c");
		await hands.focused(dialog(hands).getByLabel("Reached", { exact: true }));
		await hands.press("Space", "Tab");
		await hands.type("Father asks.");
		await hands.press("Control+Enter");
		await toast(hands, "Application status updated");
	},
	"Note pinned": async (hands) => {
		await hands.press("n");
		await hands.focused(hands.page.locator("#answer"));
		await hands.type("Father pays.");
		await hands.press("Tab", "Tab", "Space", "Control+Enter");
		await toast(hands, "Saved");
		await hands.focused(hands.page.getByLabel("Pin to the top"));
	},
	"The same application twice: one is closed": async (hands) => {
		await goTo(hands, "today", "Today");
		await hands.row("Lola Ismoilova");
		await hands.press("Enter");
		await hands.focused(hands.page.getByRole("heading", { level: 1, name: "Lola Ismoilova" }));
		await hands.tabTo(hands.page.locator("summary", { hasText: "Close this application" }).first(), 40);
		await hands.press("Enter", "Tab");
		await hands.type("Sent");
		await hands.press("Tab", "Enter");
		await toast(hands, "Saved");
		await hands.focused(hands.page.getByRole("heading", { name: "Applications" }));
		await back(hands);
	},
	"Email not delivered: address corrected, sent again": async (hands) => {
		await hands.row("Malika Xolmatova");
		await hands.press("Enter");
		await hands.focused(hands.page.getByRole("heading", { level: 1, name: "Malika Xolmatova" }));
		await hands.press("r");
		const edit = hands.page.locator(".case-message-out").getByRole("link", { name: "Edit details" });
		await hands.tabTo(edit, 6, "Shift+Tab");
		await hands.press("Enter");
		await hands.focused(dialog(hands).locator("[name=email]"));
		await hands.press("Control+a");
		await hands.type("malika@example.com");
		await hands.press("Enter");
		await toast(hands, "Saved");
		await hands.press("r");
		await hands.tabTo(hands.page.getByRole("button", { name: "Send again" }), 5, "Shift+Tab");
		await hands.press("Enter");
		await toast(hands, "We are sending");
	},
	"Opened from the board and moved on": async (hands) => {
		await goTo(hands, "board", "Board");
		await hands.row("Nodir Rustamov");
		await hands.press("Enter");
		await hands.focused(hands.page.getByRole("heading", { level: 1, name: "Nodir Rustamov" }));
		await hands.press("s");
		await hands.focused(dialog(hands).locator("select[name=status]"));
		await hands.type("Int");
		await hands.press("Control+Enter");
		await toast(hands, "Application status updated");
		await back(hands);
	},
	"Deleted application: taken back from the trash": async (hands) => {
		await goTo(hands, "appl", "Applicants");
		await hands.row("Ozoda Mirzayeva");
		await hands.tabTo(hands.page.getByRole("button", { name: "More: Ozoda Mirzayeva" }), 6);
		await hands.press("Enter");
		await hands.tabTo(hands.page.getByRole("link", { name: "Delete: Ozoda Mirzayeva" }), 14);
		await hands.press("Enter");
		await hands.focused(dialog(hands).getByRole("link", { name: "Cancel" }));
		await hands.press("Tab", "Enter");
		await toast(hands, "Item deleted");
		await goTo(hands, "trash", "Trash");
		await hands.press("j");
		await hands.focused(hands.page.getByRole("button", { name: "Restore: Ozoda Mirzayeva" }));
		await hands.press("Enter");
		await hands.page.locator("main tbody tr").waitFor({ state: "detached" });
	},
	"Filtered list exported": async (hands) => {
		await goTo(hands, "appl", "Applicants");
		await hands.press("/");
		await hands.type("HM-TEN0");
		await hands.page.getByText("Showing 1 to 10 of 10").waitFor();
		await hands.tabTo(hands.page.getByLabel("Select all on this page"), 12);
		const download = hands.page.waitForEvent("download");
		await hands.press("e");
		await (await download).cancel();
	},
	"Who did what": async (hands) => {
		await hands.press("Control+k");
		await hands.type("jasur");
		await hands.page.getByRole("option", { name: "Jasur Ergashev" }).first().waitFor();
		await hands.press("Enter");
		await hands.focused(hands.page.getByRole("heading", { level: 1, name: "Jasur Ergashev" }));
		await hands.press("h");
		await hands.page.getByText("Set a date for the next action").first().waitFor();
	},
};

/** In the order in which they are worked. */
export const byKeyboard = { ...first, ...second } as Record<CaseName, Way>;
