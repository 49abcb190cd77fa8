import { countIn, type NamedLegalText } from "./legal.ts";

const months = countIn("en", { one: "month", other: "months" });
const days = countIn("en", { one: "day", other: "days" });

const templateNotice =
	"Template text. It is not legal advice. Only staff see this notice. Before the site opens to the public, have a lawyer review the text and add the operator’s legal name, address and registration.";

export const terms: NamedLegalText = (name) => ({
	title: "Terms and conditions",
	description: `What ${name} does and does not promise, what you agree to when you send an application, and how fees are agreed.`,
	updated: "2026-11-30",
	templateNotice,
	intro: `These terms apply to this site and to applications that you send through it. We keep them short: if something is unclear, ask one of our offices before you tick the box.`,
	sections: [
		{
			title: "What we do",
			paragraphs: [
				`${name} is a consultancy with offices in Seoul and Tashkent. We help students from Uzbekistan and nearby countries choose a program in South Korea, prepare their documents and apply.`,
				"You can use this site, write to us and send an application free of charge. It binds you to nothing but these terms. Universities and embassies charge their own fees.",
			],
		},
		{
			title: "What we do not promise",
			paragraphs: [
				"We do not promise admission: each university decides for itself. We do not promise a visa: the Korean authorities decide. We do not promise a scholarship, a place to live or a job.",
				"You cannot buy these decisions through us. If someone offers you this in our name, please tell one of our offices.",
			],
		},
		{
			title: "What you agree to when you tick the box",
			paragraphs: [
				"As far as you know, what you write in the application is true and complete. It is about you, or you have the permission of the person it is about. A false statement can cost you a place or a visa.",
				"We may contact you about your application by the phone number you give, including through a messenger on that number.",
				"Our staff in Uzbekistan and in South Korea may read your application. We pass your data to a university in Korea only after you have told us to, separately and for that university.",
				"If you are under 18, you need the consent of a parent or guardian to send the application. That consent includes that our staff in South Korea may read it.",
				"We send you news and offers only if you tick the second box. You can stop them at any time.",
			],
		},
		{
			title: "After you have sent an application",
			paragraphs: [
				"We review it and contact you within 2–3 business days. If you have not heard from us by then, write to us or call us: our details are on the contact page.",
				"You can withdraw your application at any time by telling one of our offices.",
			],
		},
		{
			title: "Fees",
			paragraphs: [
				"We agree on fees for our work with you separately, in writing, before we begin: what we do, what it costs, when you pay and what we refund if it does not work out. Without such an agreement you owe us nothing.",
				"Universities, embassies, translators and banks set their own prices and fees. We tell you about those we know; they can change without our knowledge.",
			],
		},
		{
			title: "Information on this site",
			paragraphs: [
				"We check tuition, requirements, dates and rules with care, and in our guide and blog we name the source and the day of our last check. They can change after that day. Before you pay or sign anything, check the university’s or the embassy’s own page, or ask us.",
				"The visa check shows the answer of the Korean visa portal. We cannot influence that answer, and we cannot promise that the portal is available. A result marked as demo data is an example, not your visa.",
			],
		},
		{
			title: "Using the site fairly",
			paragraphs: [
				"Please do not send other people’s data without their permission, do not check the visas of people who have not asked you to, and do not disrupt the site. We may limit how often you can send the forms.",
			],
		},
		{
			title: "Changes and disputes",
			paragraphs: [
				"When we change these terms, we change the date at the top too. For an application that you have already sent, the terms of that day apply.",
				"If something goes wrong, write to one of our offices first. These terms do not limit the rights that the law gives you as a consumer.",
			],
		},
	],
});

export const privacy: NamedLegalText = (name, retention) => ({
	title: "Privacy notice",
	description: `Which data ${name} collects in each form and why, how long they are kept, who sees them and how to have them corrected or deleted.`,
	updated: "2026-11-30",
	templateNotice,
	intro: `This page says what ${name} knows about you, why, for how long, and how you can change that. We ask only for what we need to answer you.`,
	sections: [
		{
			title: "Who is responsible",
			paragraphs: [
				`${name} has offices in Seoul and Tashkent; both are responsible for your data and both answer questions about it. You find our addresses, phone numbers and email on the contact page.`,
			],
		},
		{
			title: "When you write to us",
			paragraphs: [
				"The contact form asks for your name, your email address or phone number, and your message. We need them to answer you; our staff in Tashkent and Seoul read them. We use them for nothing else, unless you have agreed to what “Counts and advertising” says.",
				"If you call us, visit an office or meet us elsewhere, for example at a fair, our staff note your name, your phone number or email address, what you would like to know and how you found us. They tell you so first. We keep this like a contact message.",
			],
		},
		{
			title: "When you send an application",
			paragraphs: [
				"The application form asks for your full name, where you live, your phone number and your age, your email address if you want a confirmation by email, your language certificates with their scores, the university and program you chose, and a comment if you wish. We need this to see which programs suit you and to contact you. We also record that you agreed to the terms, which version, in which language and when, and whether you want to receive news.",
				"We do not ask for photographs, and we do not identify anyone by their face.",
				"While you fill in the form, your browser keeps a draft on your own device, so that you do not lose your answers. The browser removes it when you send the form.",
			],
		},
		{
			title: "When you follow your application",
			paragraphs: [
				"The page “My application” opens with your reference number and phone number, with a link that we email to you, with a button of our Telegram bot, or with a code that our staff read out to you. Your browser then keeps a cookie for 30 days, by which we recognize it. The application stays open for 12 hours after your last visit, or for 30 days if you ticked that the phone is your own. If you gave us an email address or connected Telegram, we tell you when your application is opened in another browser, and note the time. You can sign out everywhere at any time.",
				"We keep the messages that you and our staff write to each other, with the times when they were sent and read, and the details that you or our staff add later, for example your name as in the passport, your date of birth and your test results. Our staff in Tashkent and Seoul see them. They are deleted together with your last application.",
				"If you make a link for your family, anyone who has it sees your name, the university and program, the steps, the next step, which documents are needed and their state, and the payments for 180 days, but no files, messages, phone number or email address. We keep what was agreed, paid and returned, and delete it with your application. You can withdraw the link at any time.",
			],
		},
		{
			title: "When you send documents",
			paragraphs: [
				"On the page “My documents” you send photos or PDF files of the documents that we ask for, after you have agreed to it there. We remove the place, the date and the camera from photos, and anything that can run, such as scripts, from PDF files, and store the documents encrypted. Only our staff open them, and a log records who looked at which document and when. You can withdraw your consent on that page: we then delete the files at once.",
				`Documents are deleted ${days(retention.paperDays)} after your application is closed, those about identity and health (passports, tuberculosis test) after ${days(retention.sensitivePaperDays)}. We give no document to a university or an embassy before you agree to it, and documents never go by Telegram or email.`,
			],
		},
		{
			title: "When you connect Telegram",
			paragraphs: [
				"If you connect our Telegram bot, it sends you our answers and the news about your application in Telegram, and you can write to us there. Once it is confirmed that the chat is yours, we no longer send them by email. Family members who connect it get only the steps of your application. Telegram’s servers see the texts of these messages and keep them under Telegram’s own rules. We never send documents, passport data or dates of birth there.",
				"We keep Telegram’s number of the chat, its language, and when it was connected and stopped, but not your name or photo in Telegram. What you write to the bot is kept like your other messages to us. You can stop at any time: send /stop to the bot or disconnect it on your page. After that, we keep the number only with the messages that we had sent there. It is deleted together with your last application.",
			],
		},
		{
			title: "When you ask for reminders of a deadline",
			paragraphs: [
				"We keep your email address, or Telegram’s number of the chat, the program and intake that you want to be reminded of, the citizenship whose dates apply (if you chose one), and the language. We use them only for these reminders. An address that is not confirmed is deleted after 48 hours, everything else 30 days after the deadline, and at once when you stop the reminders: by the link in every email, or by the button or /stop in Telegram.",
			],
		},
		{
			title: "When you check a visa",
			paragraphs: [
				"The form asks for your full name, passport number and date of birth, and asks for your consent separately. We send them to the Korean visa portal (visa.go.kr) over an encrypted connection and show you the answer.",
				"We do not store what you enter or the answer: not in the database, not in logs, not in cookies. We limit the number of checks, so that nobody can guess passport numbers. For this, the server may keep a code for up to a day; the number cannot be read back from it.",
			],
		},
		{
			title: "When you create an account",
			paragraphs: [
				"You do not need an account to apply. If you create one, we ask for your name, your email address and a password. We use them to let you sign in and to write to you about your account. We store the password only as a hash, from which nobody can read it back. A log records when you sign up, sign in or change the account, with a shortened network address. For each device that you are signed in on we keep the kind of browser and system, and the browser keeps a cookie by which we recognize the device for 180 days. We keep the account until you ask us to delete it.",
			],
		},
		{
			title: "Cookies and data on your device",
			paragraphs: [
				"Needed for the site to work: your language; that you closed a notice, for a week; your answer about advertising; a short-lived message from one page to the next, such as “sent”; for those who have opened their application or have an account, the signed-in session. The programs and universities you save, the currency you choose for prices and the draft of your application stay on your device only.",
				"The open tab remembers which site or advertisement you came from until you close it. We do not store this with what you send; it only decides which of the day’s counts goes up by one.",
				"None of these follow you to other sites. Only if you have agreed to the advertising pixel, there are more: a note of what we still have to report to it, for up to an hour, your last search, and Meta’s own cookies.",
			],
		},
		{
			title: "Counts and advertising",
			paragraphs: [
				"We count how often visitors open universities, programs and posts, begin and send forms, and search for something that is not found: by day, by language, and by the site or advertisement that the visitor came from. These counts contain no names, no addresses and nothing that points to a person. We do not keep a search that looks like an email address, a phone number or a passport number. We delete the counts after 25 months.",
				"If your browser asks not to be tracked (Global Privacy Control or Do Not Track), we count none of this, except the number of forms sent.",
				"Only if you agree do we load Meta’s advertising pixel, which tells us whether our advertisements help. Meta then learns which pages you open and for how long, what you search for here, and that you saved a program or university, checked a visa, sent an application or a message, or created an account. It also sets its own cookies. The pixel never gets what you enter in the other forms.",
				"If you agree and then send an application or a message or create an account, our server may report that to Meta too: with your email address and phone number as a one-way code (hash), by which Meta recognizes its own users, with the name of your browser, Meta’s own cookies and the address of the page. We never send your name, your passport data or the answer of a visa check. We keep a note of the report for 30 days.",
				"If you refuse or do not answer, we load and report nothing; we treat a browser that asks not to be tracked as a refusal. You can change your answer at any time at the bottom of every page except the sign-in and account pages.",
			],
		},
		{
			title: "Who sees your data",
			paragraphs: [
				"Our staff in Seoul and Tashkent who work on applications and messages. They hear about a new application or message by email or in a closed Telegram chat, so part of it passes through these services.",
				"Universities in Korea only after you have told us to, for each university. Authorities only where the law requires it. Nobody else, except what you agree to under “Counts and advertising”.",
			],
		},
		{
			title: "Transfer to South Korea",
			paragraphs: [
				"Because one of our offices is in Seoul, your application and your messages are read in South Korea too, whichever country you send them from. You agree to this when you send the form; if you are under 18, a parent or guardian must agree too. You can ask either office in which country the site’s server is.",
			],
		},
		{
			title: "How long we keep your data",
			paragraphs: [
				`Contact messages: ${months(retention.contactMonths)}. Applications: ${months(retention.applicationMonths)} after their last change or message. Server logs: 30 days; they note pages and errors, not what you typed. Then they are deleted automatically. If our staff delete an application or message, we keep it unused for 30 days so that a mistake can be corrected, and then delete it for good. Copies in backups disappear as the backups expire.`,
				"What you write to us in WhatsApp or Telegram also stays in that service, under its own rules.",
			],
		},
		{
			title: "Your rights",
			paragraphs: [
				"You may ask what we hold about you and get a copy, have it corrected or deleted, withdraw a consent for the future, and object to a use. Withdrawing does not change what we did before.",
				"On the page “My application”, under “Privacy”, you see what we hold and what you agreed to, download a copy, and ask us to delete everything. We make the copy when you ask for it and do not keep it. We delete your data seven days after you ask: your applications, messages, documents, contact details and the messages you sent by the contact form. Until then you can cancel. We keep a code that shows no personal data, so that restoring a backup does not bring your data back, and a log entry that a person’s data was deleted.",
				"You can also write to or call either office; the details are on the contact page. We first make sure that it is you who is asking, so that nobody else gets your data. It is free of charge. If our answer does not satisfy you, you may complain to the data protection authority of your country or of South Korea.",
			],
		},
		{
			title: "How we protect your data",
			paragraphs: [
				"We send data encrypted, only staff with their own account can see it, and we record the changes that staff make. If someone gets unauthorized access to your data, we tell you and the authorities as the law requires.",
			],
		},
		{
			title: "Changes",
			paragraphs: [
				"When we change this text, we change the date at the top too. We ask you again before we use your data in a new way.",
			],
		},
	],
});
