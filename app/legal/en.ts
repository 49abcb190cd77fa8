import { months, type NamedLegalText } from "./legal.ts";

const templateNotice =
	"Template text. It is not legal advice. Before this site opens to the public, the operator’s counsel reviews it and the operator adds its legal name, address and registration.";

export const terms: NamedLegalText = (name) => ({
	title: "Terms",
	description: `What ${name} does and does not promise, what you agree to when you send an application, and how fees are agreed.`,
	updated: "2026-11-21",
	templateNotice,
	intro: `These terms apply to this site and to applications that you send through it. They are short on purpose: if something is unclear, ask one of our offices before you tick the box.`,
	sections: [
		{
			title: "What we do",
			paragraphs: [
				`${name} is a consultancy with offices in Seoul and Tashkent. We help students from Uzbekistan and nearby countries to choose a program in South Korea, to prepare their documents and to apply.`,
				"Using this site, writing to us and sending an application are free of charge and bind you to nothing beyond these terms.",
			],
		},
		{
			title: "What we do not promise",
			paragraphs: [
				"We do not promise admission: each university decides for itself. We do not promise a visa: the Korean authorities decide. We do not promise a scholarship, a place to live or a job.",
				"Nobody can buy these decisions through us. If someone offers you that in our name, please tell one of our offices.",
			],
		},
		{
			title: "What you agree to when you tick the box",
			paragraphs: [
				"What you write in the application is true and complete as far as you know, and it is about you, or you have that person’s permission. A false statement can cost a place or a visa.",
				"We may contact you about your application by the phone number you gave, also through a messenger on that number.",
				"Our staff in Uzbekistan and in South Korea may read your application. We pass your data to a university in Korea only after you have told us to, separately and for that university.",
				"If you are under 18, you send the application with the knowledge of a parent or guardian.",
				"News and offers are a different matter: you receive them only if you tick the second box, and you can stop them at any time.",
			],
		},
		{
			title: "After you have sent an application",
			paragraphs: [
				"We review it and contact you within 2-3 business days. If you have heard nothing by then, write to us or call us: contact details are on the contacts page.",
				"You can withdraw your application at any time by telling one of our offices.",
			],
		},
		{
			title: "Fees",
			paragraphs: [
				"Fees for our work are agreed separately, in writing, before the work begins: what is done, what it costs, when it is paid and what is returned if it does not work out. Without such an agreement you owe us nothing.",
				"Fees of universities, embassies, translators and banks are theirs. We tell you about those we know of; they can change without our knowledge.",
			],
		},
		{
			title: "Information on this site",
			paragraphs: [
				"We take care with tuition, requirements, dates and rules, and name a source and the day of the last check where it matters. They can change between two checks. Before you pay or sign anything, look at the university’s or the embassy’s own page, or ask us.",
				"The visa check shows what the Korean visa portal answers. We neither influence that answer nor guarantee that the portal is available. A result marked as demo data is an example, not your visa.",
			],
		},
		{
			title: "Using the site fairly",
			paragraphs: [
				"Please do not send other people’s data without their permission, do not check visas of people who have not asked you to, and do not disturb the site’s work. We may limit how often the forms can be sent.",
			],
		},
		{
			title: "Changes and disputes",
			paragraphs: [
				"When these terms change, the date at the top changes too. For an application you have already sent, the wording of the day you sent it stays in force.",
				"If something went wrong, write to one of our offices first. Rights that the law gives you as a consumer are not limited by these terms.",
			],
		},
	],
});

export const privacy: NamedLegalText = (name, retention) => ({
	title: "Privacy",
	description: `Which data ${name} collects in each form and why, how long they are kept, who sees them and how to have them corrected or deleted.`,
	updated: "2026-11-22",
	templateNotice,
	intro: `This page says what ${name} knows about you, why, for how long, and how you can change that. The rule behind it: we ask only for what is needed to answer you.`,
	sections: [
		{
			title: "Who is responsible",
			paragraphs: [
				`${name} has offices in Seoul and Tashkent; both are responsible for your data and both answer questions about them. Addresses, phone numbers and e-mail are on the contacts page.`,
			],
		},
		{
			title: "When you write to us",
			paragraphs: [
				"The contact form asks for your name, your e-mail address and your message. We need them to answer you and use them for nothing else, unless you have agreed to what “Counts and advertising” says.",
			],
		},
		{
			title: "When you send an application",
			paragraphs: [
				"The application form asks for your full name, where you live, your phone number and your age, your e-mail address if you want a confirmation by mail, your language certificates with their scores, the university and program you chose, and a comment if you wish. We need them to judge which programs suit you and to contact you. We also record that you agreed to the terms, in which wording and language and when, and whether you want to receive news.",
				"We ask for no photographs and recognise nobody by their face.",
				"While you fill in the form, your browser keeps a draft on your own device, so that nothing typed is lost. It is removed when you send the form.",
			],
		},
		{
			title: "When you check a visa",
			paragraphs: [
				"The form asks for your full name, passport number and date of birth, with a consent of its own. They are sent to the Korean visa portal (visa.go.kr) over an encrypted connection to fetch the answer, and the answer is shown to you.",
				"We keep neither what you typed nor the answer: not in the database, not in logs, not in cookies. So that nobody can try out passport numbers, the number of checks is limited; for this the server may hold, for at most a day, a code from which the number cannot be read back.",
			],
		},
		{
			title: "When you open an account",
			paragraphs: [
				"You need no account to apply. If you open one, we ask for your name, your e-mail address and a password. We use them to let you sign in and to write to you about your account. The password is stored only as a hash from which it cannot be read. A log notes when you sign up or in and when the account is changed, with a shortened network address. We keep the account until you ask us to delete it.",
			],
		},
		{
			title: "Cookies and what stays on your device",
			paragraphs: [
				"Needed for the site to work: your language; that you closed a notice, for a week; your answer about advertising; a short-lived message from one page to the next, such as “sent”; for those with an account, their signed-in session. The universities you save and the draft of your application stay on your device only.",
				"Which site or advertisement a visit came from is remembered in the open tab until you close it. It is not stored with what you send; it only decides in which of the day’s counts that is one more.",
				"None of these follows you to other sites. Only if you have agreed to the advertising pixel are there further ones: a note of what it is still to be told, for an hour at most, your last search, and Meta’s own cookies.",
			],
		},
		{
			title: "Counts and advertising",
			paragraphs: [
				"We count ourselves how often universities, programs and posts are opened and forms are begun and sent, and which searches found nothing: by day, by language, and by the site or advertisement that a visit came from. These counts hold no names, no addresses and nothing that leads to a person. A search that looks like an e-mail address, a phone or a passport number is not kept. The counts themselves are deleted after 25 months.",
				"If your browser asks not to be tracked (Global Privacy Control or Do Not Track), none of this is counted, except that a form which you send is one more that was sent.",
				"Only if you agree do we load Meta’s advertising pixel, which tells us whether our advertisements help. Meta then learns which pages you open and for how long, what you search for here, and that you saved a university, checked a visa, sent an application or a message, or opened an account; and it sets cookies of its own. What you type into the other forms is never given to the pixel.",
				"If you send an application or a message or open an account after agreeing, our server may report that to Meta too: with your e-mail address and phone number as a one-way code (hash), by which Meta recognises its own users, with the name of your browser, Meta’s own cookies and the address of the page. Your name, your passport data and the answer of a visa check are never sent. We keep a note of the report for 30 days.",
				"If you refuse, or do not answer, nothing is loaded or reported; a browser that asks not to be tracked counts as a refusal. You can change your answer at any time at the bottom of every page except the sign-in and account pages.",
			],
		},
		{
			title: "Who sees your data",
			paragraphs: [
				"Our staff in Seoul and Tashkent who work on applications and messages. They learn of a new application or message by e-mail or through a closed chat in Telegram, so these services carry a part of it.",
				"Universities in Korea only after you have told us to, for each university. Authorities only where the law obliges us. Nobody else, apart from what you agree to under “Counts and advertising”.",
			],
		},
		{
			title: "Transfer to South Korea",
			paragraphs: [
				"Because one of our offices is in Seoul, your application and your messages are read in South Korea too, whichever country you send them from. You agree to this when you send the form. You can ask either office in which country the site’s server stands.",
			],
		},
		{
			title: "How long we keep them",
			paragraphs: [
				`Contact messages: ${months("en", retention.contactMonths)}. Applications: ${months("en", retention.applicationMonths)} after their last change. Server logs: 30 days; they note pages and errors, not what you typed. Then they are deleted automatically; copies in backups disappear as the backups expire.`,
				"What you write to us in WhatsApp or Telegram also stays in that service, under its own rules.",
			],
		},
		{
			title: "Your rights",
			paragraphs: [
				"You may ask what we hold about you and get a copy, have it corrected or deleted, withdraw a consent for the future, and object to a use. Withdrawing has no effect on what was done before.",
				"Write to or call either office; the details are on the contacts page. So that nobody gets your data but you, we first make sure that it is you who is asking. It costs nothing. If our answer does not satisfy you, you may complain to the data protection authority of your country or of South Korea.",
			],
		},
		{
			title: "How we protect them",
			paragraphs: [
				"Data travel encrypted, only staff with their own account see them, and changes made by staff are recorded. If data should ever get into wrong hands, we tell those concerned and the authorities as the law requires.",
			],
		},
		{
			title: "Changes",
			paragraphs: [
				"When this text changes, the date at the top changes too. For a new use of your data we ask you again.",
			],
		},
	],
});
