/** Texts of /facebook-pixel-test. */
export const en = {
	title: "Pixel test",
	intro:
		"Each button sends the ad pixel the same event that the site sends. These events are marked as tests (test = true), so you can tell them apart. Meta still counts them.",
	off: "This site has no ad pixel (META_PIXEL_ID is not set), so the buttons send nothing.",
	unanswered:
		"Nothing was sent: you have not agreed to the pixel. Answer the question on the screen and press the button again.",
	refused: "Nothing was sent: your browser asks sites not to track you.",
	buttons: "Events",
	events: {
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
		"Turn off ad blockers for this page. Agree to the pixel when the site asks you.",
		"Install Meta’s Pixel Helper in Chrome, or open “Test events” in Meta’s Events Manager for this pixel.",
		"Reload this page: one PageView arrives and no errors.",
		"Press each button once: one event arrives for each, two for the application (Lead with 100 USD, and ApplicationSubmitted).",
		"Check the parameters: every event from a button has test = true and an event ID. None contains a name, an address, a phone number or a passport number.",
		"Refuse in the footer (“Ad settings”) and reload this page: the site sends nothing to Meta anymore.",
	],
	server: "From the server (staff only)",
	serverOn: "The server also reports applications, contact messages and registrations of visitors who agreed.",
	serverOff: "The server reports nothing: META_CONVERSIONS_TOKEN is not set.",
	sent: "Reported in the last 30 days",
	waiting: "Waiting",
	failed: "Not delivered",
	event: "Event",
	code: "Test code",
	codeHint: "From “Test events” in Meta’s Events Manager, for example TEST12345.",
	send: "Send a test event from the server",
	sentTitle: "Meta has accepted the event",
	sentText: "You will see it under “Test events” within a minute.",
	notSent: "Not sent",
};
export type PixelTexts = typeof en;
