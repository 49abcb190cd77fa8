/** What /facebook-pixel-test says to those who look whether the ad pixel works. */
export const en = {
	title: "Pixel test",
	intro:
		"Each button tells the ad pixel what the site itself tells it at that moment. These events are marked as tests (test = true), so that they can be told apart; Meta itself does not leave them out.",
	off: "No ad pixel is set up here (META_PIXEL_ID), so the buttons send nothing.",
	unanswered:
		"Nothing was sent: you have not agreed to the pixel. The question is shown now; answer it and press again.",
	refused: "Nothing was sent: your browser asks sites not to track you.",
	buttons: "Events",
	deeds: {
		university: "University viewed",
		program: "Program viewed",
		application: "Application submitted",
		contact: "Contact message sent",
		registration: "User registered",
		search: "Search",
		visa: "Visa status checked",
	},
	log: "Sent from this page",
	checklist: "How to check",
	steps: [
		"Turn off ad blockers for this page and agree to the pixel when you are asked.",
		"Install Meta’s Pixel Helper in Chrome, or open “Test events” in Meta’s Events Manager for this pixel.",
		"Load this page again: one PageView arrives, and no error.",
		"Press each button once: one event arrives for each, two for the application (Lead with 100 USD, and ApplicationSubmitted).",
		"Look at the parameters: every event of a button has test = true and an event ID, and none has a name, an address, a phone or a passport number.",
		"Refuse in the footer (“Advertising choice”), load again: nothing goes to Meta any more.",
	],
	server: "From the server (staff only)",
	serverOn: "Applications, contact messages and registrations of visitors who agreed are also reported by the server.",
	serverOff: "The server reports nothing: META_CONVERSIONS_TOKEN is not set.",
	sent: "Reported in the last 30 days",
	waiting: "Waiting",
	failed: "Given up",
	event: "Event",
	code: "Test code",
	codeHint: "From “Test events” in Meta’s Events Manager, such as TEST12345.",
	send: "Send a test event from the server",
	sentTitle: "Meta has taken it",
	sentText: "It stands under “Test events” within a minute.",
	notSent: "Not sent",
};
export type PixelTexts = typeof en;
