import type { FamilyCountry } from "../../../domain/money/costs-input.ts";
import type { SpendCode } from "../../../domain/money/costs-lines.ts";
import { costNames } from "../fields/en.ts";
import { plural } from "../plural.ts";

const months = (count: number) => plural("en", count, { one: `${count} month`, other: `${count} months` });
const days = (count: number) => plural("en", count, { one: `${count} day`, other: `${count} days` });

/** The page /costs: what the first year costs, what money to show in the bank, what comes back. */
export const costs = {
	title: "What does the first year cost?",
	nav: "First-year costs",
	titleOf: (program: string) => `What does the first year cost: ${program}`,
	description:
		"What a family spends on the first year of study in South Korea, in won, soʻm and dollars; what money to show in the bank, which stays yours; what comes back if the visa is refused.",
	firstYear: "First year",
	link: "What does the first year cost?",
	any: {
		Bachelor: "Bachelor’s program",
		Master: "Master’s program",
		PhD: "PhD program",
		Language: "Korean-language course",
	},
	anyCity: "any city",
	homes: { dormitory: "Dormitory", room: "Rented room" },
	months,
	countries: {
		uz: "Uzbekistan",
		kz: "Kazakhstan",
		kg: "Kyrgyzstan",
		tj: "Tajikistan",
		ru: "Russia",
		other: "Another country",
	} satisfies Record<FamilyCountry, string> as Record<FamilyCountry, string>,
	blocks: {
		spend: "You spend",
		bank: "Money to show in the bank (it stays yours)",
		refund: "What you get back if the visa is refused",
		when: "When must the money be there?",
	},
	sources: "Sources",
	bring: {
		title: "Money to bring (it comes back)",
		deposit: "Deposit for a room",
		text: "The owner of the room keeps it and returns it when you move out. Bring it with you: it is not part of the sum.",
	},
	askInWriting: "Ask us in writing",
	ask: "Ask us",
	form: {
		legend: "Your answers",
		change: "Change the answers",
		type: "Level",
		city: "City",
		program: "Program",
		removeProgram: "Calculate without this program",
		search: "Find a program",
		searchHint: "For example: computer science",
		found: "Choose the program:",
		notFound: "We found no program with these words. Try another word, or choose level and city.",
		home: "Home",
		months: "Months in Korea",
		monthsHint: "From 1 to 24",
		country: "Where the family lives",
		show: "Calculate",
		wrong: "Some answers in the link were not valid. Check the form.",
	},
	lines: {
		tuition: "Tuition",
		admission_fee: "Admission fee",
		application_fee: "Application fee",
		insurance: "Insurance through the university",
		materials: "Textbooks and materials",
		other: "Other fee",
		...costNames,
	} satisfies Record<SpendCode, string> as Record<SpendCode, string>,
	ofPrograms: (count: number) => `from the cheapest to the most expensive of ${count} programs in our list`,
	/** If all of them have one price, or if there is one program. */
	ofSamePrograms: (count: number) => `price of ${count} ${count === 1 ? "such program" : "such programs"} in our list`,
	/** An amount that is paid several times: "₩4,170,000 per semester, 2 times". */
	times: (amount: string, count: number) => `${amount}, ${count} times`,
	onProgramPage: "as the program’s page states",
	elsewhere: "no published price for this city: what other cities cost",
	total: (stay: string) => `Total for ${stay}`,
	rest: (stay: string) => `${stay} without tuition`,
	noTuition: "Tuition is not included. Ask us: then you know the total.",
	pricesOf: (years: string) => `Prices of ${years}, as published`,
	unknown: "Not in this sum, because we found no published amount:",
	missing: (names: string) => `Not included: ${names}.`,
	andMore: (range: string) => `${range}, possibly more`,
	vacations: "A semester fee may not cover the vacation: ask us.",
	notConverted: "We cannot add these amounts: we have no exchange rate.",
	bank: {
		intro: "You do not pay this money. It lies in your family’s own account and shows that you can pay.",
		notAdded: "The money in the bank is never part of this sum.",
	},
	owner: {
		title: "Whose money is it?",
		text: "Your family’s, in an account in the name of the student or of a parent. Never send it to an agent or “borrow” it from one.",
		check: "Is it really us?",
	},
	when: {
		deposit: "The whole sum is in the account",
		depositHold: (count: number) => `At least ${days(count)} before you apply for the visa.`,
		depositAsk: "We found no published number of days. Ask how long the money must have been there.",
		march: (month: string) => `Studies from March: ${month}.`,
		september: (month: string) => `Studies from September: ${month}.`,
		passed: "This month has passed. If you begin then, the money must already be there.",
		current: "That is this month.",
		terms: "Language courses begin four times a year: count back from your own visa application.",
		certificate: "The bank issues its certificate",
		certificateAge: (count: number) => `It may be at most ${days(count)} old when you apply for the visa.`,
		certificateAsk: "We found no published age limit. Get it shortly before you apply for the visa.",
		visa: "You apply for the visa",
		visaMonths: (march: string, september: string) =>
			`Usually ${march} for studies from March, ${september} for studies from September.`,
		visaAny: "After the certificate of admission has arrived.",
		decision: "Until the decision",
		decisionText: "Leave the money where it is. Ask the university in writing before you withdraw any of it.",
		arrival: "After arrival",
		arrivalAsk: "We found no rule that it must stay there. Ask the university before you withdraw it.",
	},
	refund: {
		title: "Refund",
		short: "The money in the bank always. Tuition by the university’s rule.",
		bank: "The money in the bank: it is yours, whatever the decision.",
		ask: "Tuition and fees: each university has a rule of its own. Ask for it in writing before you pay.",
		some: "What some language schools do: the Korean-language schools of KAU and Dong-A University refund tuition in full if the visa is refused, without the application fee.",
	},
	share: {
		title: "Send this page",
		address: "Link with your answers",
		hint: "The link opens the same answers. It says nothing about you.",
	},
};
