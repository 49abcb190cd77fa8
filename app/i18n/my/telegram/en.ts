/** Connecting Telegram: on the applicant's own page, after an application, and on the page for parents. */
export const telegram = {
	title: "Telegram",
	what: "Get our answers and news in Telegram, and write to us there. Once the chat is confirmed, we stop emailing them.",
	privacy: "Telegram’s servers see the messages: send no documents. To stop, send /stop.",
	connect: "Open Telegram",
	connectHint: "In Telegram, press Start. The link works once, for 60 minutes.",
	onPhone: "Is Telegram on your phone?",
	showCode: "Show a QR code",
	codeText: "Point your phone’s camera at the code, open the link and press Start.",
	codeLabel: "QR code that opens our bot in Telegram",
	active: (date: string) => `Connected since ${date}`,
	stopped: (date: string) => `Stopped on ${date}`,
	stoppedText: "We don’t write to you there anymore. To get our messages in Telegram again, send /start to the bot.",
	blocked: (date: string) => `Blocked on ${date}`,
	blockedText:
		"You have blocked the bot, so our messages can’t reach you there. Unblock it in Telegram and send it /start.",
	requested: "Waiting for your answer",
	requestedText:
		"In the Telegram that is already connected, we asked you whether to connect this one instead. Please answer there.",
	known: "It was connected with the reference number and the phone number only. If that wasn’t you, disconnect it.",
	openBot: "Open the bot",
	disconnect: "Disconnect",
	disconnectNamed: (label: string) => `Disconnect: ${label}`,
	family: "Your family’s Telegram",
	familyText: "They get the steps of your application, but not your messages.",
	byPhone: "Connected with their phone number",
	limited: (minutes: number) => `You have opened Telegram here many times. Wait ${minutes} min and try again.`,
	/** After an application. */
	sent: "Get news in Telegram",
	sentText: "Telegram’s servers see the messages of our bot. You can stop at any time.",
	/** On the page for parents. */
	follow: "Follow in Telegram",
	followText:
		"Our bot writes to you when the application reaches a new step, in the language that you choose there. Telegram’s servers see these messages. To stop, send /stop to the bot.",
	/** The button of the bot that opens the page was used or is too old. */
	button: {
		again: "Go back to the bot and press “My application” again: each button works once, for 10 minutes.",
		back: "Back to the bot",
	},
};

export type TelegramTexts = typeof telegram;
