import type { Touch } from "./hands.ts";
import type { Morning } from "./morning.ts";
import type { CaseName } from "./outcomes.ts";

type Way = (hands: Touch, morning: Morning) => Promise<void>;

const toast = ({ page }: Touch, text: string) => page.locator(".toast").getByText(text).waitFor();
const dialog = ({ page }: Touch) => page.locator("dialog[open]");
const row = ({ page }: Touch, name: string) =>
	page.locator("main [data-row]").filter({ has: page.getByRole("link", { name, exact: true }) });
const save = (hands: Touch) => hands.confirm(dialog(hands).locator("button[type=submit]").last());

/** What is behind "More" on the card of a row. */
async function fromMenu(hands: Touch, name: string, action: string) {
	await hands.tap(row(hands, name).getByRole("button", { name: `More: ${name}` }));
	await hands.tap(row(hands, name).getByRole("link", { name: action }));
}

async function open(hands: Touch, name: string) {
	await hands.tap(hands.page.getByRole("link", { name, exact: true }).first());
	await hands.page.getByRole("heading", { level: 1, name }).waitFor();
}

/** From a case back to the list. */
async function back(hands: Touch, list = "Queue") {
	await hands.tap(hands.page.locator("main .case-head").getByRole("link", { name: list, exact: true }));
	await hands.page.locator("main [data-open]").first().waitFor();
}

/** A page or a person by the search at the top. */
async function search(hands: Touch, letters: string, title: string) {
	await hands.tap(hands.page.getByRole("link", { name: "Search", exact: true }));
	await hands.type(dialog(hands).getByRole("combobox"), letters);
	await hands.confirm(hands.page.getByRole("option", { name: title }).first());
	await hands.page.locator("main").getByRole("heading", { name: title }).first().waitFor();
}

const first: Partial<Record<CaseName, Way>> = {
	"New application: called, not reached": async (hands) => {
		await fromMenu(hands, "Aziza Karimova", "Log a call");
		await hands.tap(dialog(hands).getByText("Not reached", { exact: true }));
		await save(hands);
		await toast(hands, "Call logged");
	},
	"Called again, reached, with a note": async (hands) => {
		await fromMenu(hands, "Aziza Karimova", "Log a call");
		await hands.tap(dialog(hands).getByText("Reached", { exact: true }));
		await hands.type(dialog(hands).locator("[name=note]"), "Wants to start in March.");
		await save(hands);
		await row(hands, "Aziza Karimova").waitFor({ state: "detached" });
	},
	"Question in Russian: answered with a template": async (hands) => {
		await hands.tap(row(hands, "Bobur Aliyev").getByRole("link", { name: "Reply: Bobur Aliyev" }));
		await hands.choose(hands.page.locator("select[name=template]"), "Payment");
		await hands.confirm(hands.page.getByRole("button", { name: "Send answer" }));
		await toast(hands, "Answer sent");
		await back(hands);
	},
	"Message that needs no answer": async (hands) => {
		await open(hands, "Dilnoza Rahimova");
		await hands.tap(hands.page.getByRole("link", { name: "waiting for an answer" }));
		await hands.tap(hands.page.getByRole("button", { name: "No answer needed" }));
		await toast(hands, "Changes saved");
		await back(hands);
	},
	"Contact message: answered by email": async (hands) => {
		await hands.tap(hands.page.getByRole("link", { name: "Elyor Yusupov", exact: true }));
		await hands.type(dialog(hands).locator("#answer"), "In March.");
		await hands.confirm(dialog(hands).getByRole("button", { name: "Send the answer" }));
		await toast(hands, "Answer sent");
		await hands.tap(dialog(hands).getByRole("link", { name: "Close" }));
		await dialog(hands).waitFor({ state: "detached" });
	},
	"Contact message that is spam": async (hands) => {
		await hands.tap(hands.page.getByRole("link", { name: "Best Loans", exact: true }));
		await hands.choose(dialog(hands).locator("select[name=state]"), "Spam");
		await hands.confirm(dialog(hands).getByRole("button", { name: "Change the state" }));
		await toast(hands, "Changes saved");
		await hands.tap(dialog(hands).getByRole("link", { name: "Close" }));
		await row(hands, "Best Loans").waitFor({ state: "detached" });
	},
	"Documents requested, with next step and due date": async (hands, { inTwoWeeks }) => {
		await fromMenu(hands, "Farida Nazarova", "Status");
		await hands.choose(dialog(hands).locator("select[name=status]"), "Documents requested");
		await hands.day(dialog(hands).locator("[name=nextStepDueOn]"), inTwoWeeks.day);
		await save(hands);
		await toast(hands, "Application status updated");
	},
	"A wrong status, taken back": async (hands) => {
		await fromMenu(hands, "Gulnora Saidova", "Status");
		await hands.choose(dialog(hands).locator("select[name=status]"), "In review");
		await save(hands);
		await toast(hands, "Application status updated");
		await hands.tap(hands.page.locator(".toast").getByRole("button", { name: "Undo" }));
		await toast(hands, "The change was undone");
	},
	"Rejection with its reason": async (hands) => {
		await fromMenu(hands, "Hasan Tursunov", "Status");
		await hands.choose(dialog(hands).locator("select[name=status]"), "Rejected");
		await hands.type(dialog(hands).locator("#reason"), "All places are taken.");
		await save(hands);
		await toast(hands, "Application status updated");
	},
	"A colleague is away: assigned to another one": async (hands) => {
		await fromMenu(hands, "Iroda Qodirova", "Assign");
		await hands.choose(dialog(hands).locator("select[name=assignee]"), "Zarina");
		await save(hands);
		await toast(hands, "Assignee saved");
	},
};

const second: Partial<Record<CaseName, Way>> = {
	"Follow-up put off": async (hands, { inTwoWeeks }) => {
		await fromMenu(hands, "Jasur Ergashev", "Date");
		await hands.day(dialog(hands).locator("[name=dueOn]"), inTwoWeeks.day);
		await save(hands);
		await toast(hands, "Changes saved");
	},
	"Ten applicants of a university: one message, checked and undone": async (hands) => {
		await search(hands, "appl", "Applications");
		await hands.type(hands.page.locator("main form[role=search] input[type=search]"), "HM-TEN0");
		await hands.page.getByText("Showing 1 to 10 of 10").waitFor();
		await hands.tap(hands.page.getByText("Select all on this page"));
		await hands.choose(hands.page.locator("form.selection select"), /^Send/);
		await hands.confirm(hands.page.getByRole("button", { name: "Continue" }));
		await hands.choose(hands.page.locator("main select[name=templateId]"), "Payment");
		await hands.confirm(hands.page.getByRole("button", { name: "Check before changing" }));
		await hands.page.getByText("10 of 10 will be changed").waitFor();
		await hands.tap(hands.page.locator("main [name=intent][value=start] + button"));
		await hands.page.locator("main .text-celadon").waitFor();
		await hands.tap(hands.page.locator("main [name=intent][value=undo] + button"));
		await hands.page.locator("main [name=intent][value=undo]").waitFor({ state: "detached" });
	},
	"A parent calls: found by half of the number, call logged": async (hands) => {
		await search(hands, "34567", "Kamola Usmonova");
		await hands.tap(hands.page.getByRole("link", { name: "Log a call" }));
		await hands.tap(dialog(hands).getByText("Reached", { exact: true }));
		await hands.type(dialog(hands).locator("[name=note]"), "Father asks.");
		await save(hands);
		await toast(hands, "Call logged");
	},
	"Note pinned": async (hands) => {
		await hands.type(hands.page.locator("#note"), "Father pays.");
		await hands.tap(hands.page.locator("label", { hasText: "Pin to the top" }));
		await hands.confirm(hands.page.getByRole("button", { name: "Add note" }));
		await toast(hands, "Note added");
	},
	"The same application twice: one is closed": async (hands) => {
		await search(hands, "lola", "Lola Ismoilova");
		await hands.tap(hands.page.locator("summary", { hasText: "Close this application" }).first());
		await hands.choose(hands.page.locator("details[open] select[name=reason]"), "Sent twice");
		await hands.confirm(hands.page.locator("details[open]").getByRole("button", { name: "Close" }));
		await toast(hands, "Changes saved");
	},
	"Email not delivered: address corrected, sent again": async (hands) => {
		await search(hands, "malika", "Malika Xolmatova");
		await hands.tap(hands.page.locator(".case-message-out").getByRole("link", { name: "Edit details" }));
		await dialog(hands).locator("[name=email]").fill("");
		await hands.type(dialog(hands).locator("[name=email]"), "malika@example.com");
		await save(hands);
		await toast(hands, "Details saved");
		await hands.tap(hands.page.getByRole("button", { name: "Send again" }));
		await toast(hands, "We are sending");
	},
	"Opened from the board and moved on": async (hands) => {
		await search(hands, "board", "Board");
		await hands.tap(hands.page.locator("a[href='#column-in_review']"));
		await open(hands, "Nodir Rustamov");
		await hands.tap(hands.page.getByRole("link", { name: "Change status" }));
		await hands.choose(dialog(hands).locator("select[name=status]"), "Interview");
		await save(hands);
		await toast(hands, "Application status updated");
		await back(hands, "Board");
	},
	"Deleted application: taken back from the trash": async (hands) => {
		await search(hands, "appl", "Applications");
		await hands.tap(row(hands, "Ozoda Mirzayeva").getByRole("link", { name: "Delete: Ozoda Mirzayeva" }));
		await hands.tap(dialog(hands).getByRole("button", { name: "Delete" }));
		await toast(hands, "Item deleted");
		await search(hands, "trash", "Trash");
		await hands.tap(hands.page.getByRole("button", { name: "Restore: Ozoda Mirzayeva" }));
		await hands.page.locator("main tbody tr").waitFor({ state: "detached" });
	},
	"Filtered list exported": async (hands) => {
		await search(hands, "appl", "Applications");
		await hands.type(hands.page.locator("main form[role=search] input[type=search]"), "HM-TEN0");
		await hands.page.getByText("Showing 1 to 10 of 10").waitFor();
		const download = hands.page.waitForEvent("download");
		await hands.tap(hands.page.locator("a[href*='export.xlsx']").first());
		await (await download).cancel();
	},
	"Who did what": async (hands) => {
		await search(hands, "jasur", "Jasur Ergashev");
		await hands.tap(hands.page.getByRole("link", { name: "Who changed what" }));
		await hands.page.getByText("Set a date for the next action").first().waitFor();
	},
};

/** In the order in which they are worked. */
export const byTouch = { ...first, ...second } as Record<CaseName, Way>;
