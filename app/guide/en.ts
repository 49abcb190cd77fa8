import type { Guide } from "./guide.ts";
import { sourcesWith } from "./sources.ts";

const sources = sourcesWith({
	studyInKorea: "studyinkorea.go.kr, admission requirements",
	visaTypes: "studyinkorea.go.kr, visa types",
	topikValidity: "topik-hk.org, validity of TOPIK",
	college: "wat.ac.kr, page in Uzbek",
	visaDoctors: "visadoctors.uz, guide for applicants from Uzbekistan, 21 January 2026",
	tuberculosis: "newlandchase.com, tuberculosis test, 2016 and 2020",
	tuberculosisNotice: "Ewha Womans University, notice on the tuberculosis test certificate",
	certified: "go.seoul.co.kr, certification result, February 2026",
	skku: "Sungkyunkwan University, undergraduate admission",
	kongju: "Kongju National University, admission guide for spring 2025",
	gist: "GIST, admission schedule",
	koreaUniversity: "Korea University graduate school, admission procedure",
	kangwon: "Kangwon National University, Korean course guide",
	kau: "KAU, language course",
	dongA: "Dong-A University, payment and refund",
	keimyung: "Keimyung University graduate school, tuition and reductions",
	workHours: "Kwangwoon University, notice of 21 February 2024",
	workHoursChange: "openvisakorea.com, part-time hours for international students",
	healthInsurance: "Seoul National University, national health insurance",
	livingLow: "studyoverseashub, living costs",
	livingHigh: "studylink.com, living costs",
	gks: "online.studyinkorea.go.kr, Global Korea Scholarship",
	gksAmounts: "eclatinstitute.sg, GKS undergraduate guideline for 2026",
	visaTime: "Embassy of the Republic of Korea in Finland, visa processing",
	screening: "swu-klc.mailplug.net, language center notice, undated",
	apostille: "daryo.uz, electronic apostille, 4 August 2022",
});

export const guide: Guide = {
	title: "Admissions guide",
	description:
		"How to get into a university in South Korea: five steps, documents for the visa, scholarships and answers on language, dates, work and living costs.",
	intro: "From the first search to the visa. Amounts have their source; your university and the embassy decide.",
	stepsTitle: "Five steps",
	intakeLabel: "Usual months if your studies begin in",
	intakes: ["March", "September"],
	steps: [
		{
			title: "Research programs",
			summary:
				"Choose the field, the level and the language of teaching first, then compare tuition, city and deadline.",
			text: "Check whether the university is certified for international students: in February 2026, 181 were certified for degree programs and 123 for language courses. As a rule, students of universities under a visa restriction (precision screening) get no visa for a year from the second semester of 2026. Keep more than one program on your list.",
			sources: [sources.certified],
		},
		{
			title: "Prepare documents",
			summary:
				"Start with what takes longest: the language certificate, the apostille on your school certificate or diploma, and the translations.",
			text: "In Uzbekistan, an electronic apostille for education documents took 2 working days, or 10 if more time was needed (2022). Your name must be spelled on every document exactly as in your passport.",
			sources: [sources.apostille],
		},
		{
			title: "Submit applications",
			summary:
				"Send us your application on this site: we contact you within 2–3 business days, go through your choice with you and tell you what is missing.",
			text: "Universities take applications on their own dates, usually in October and November for March and in April and May for September; graduate schools about a month earlier. If you are late, you wait for the next intake.",
			sources: [sources.skku, sources.kongju, sources.koreaUniversity, sources.gist],
		},
		{
			title: "Interview",
			summary: "Some programs invite you to an interview, others decide on the basis of your documents.",
			text: "Be ready to say in your own words why you chose this field and this university, how you will pay for your studies and what you plan to do afterwards. Interviewers notice memorized answers.",
			sources: [],
		},
		{
			title: "Visa application",
			summary:
				"When you have the certificate of admission, you apply for a visa at the Korean embassy: D-2 for degree programs and exchange, D-4 for language courses.",
			text: "Check the embassy’s current list before you apply. After you arrive in Korea, complete your alien registration within 90 days.",
			sources: [sources.visaTypes, sources.koreaUniversity],
		},
	],
	documentsTitle: "Documents for the visa",
	documentsIntro:
		"Usually you need these five. The embassy and your university may ask for more, so check their current lists before you apply.",
	documents: [
		{
			title: "Passport valid at least 6 months",
			text: "Longer is safer: at least one Korean college asks for a passport valid for 1 year or longer from the start of the course. If yours expires sooner, renew it before you apply, so that all documents show the same passport number.",
			sources: [sources.college],
		},
		{
			title: "Certificate of admission",
			isIssuedLater: true,
			text: "The university issues it after you are admitted. Korea University’s graduate school, for example, issues it in the last week of January for March and in the last week of July for September.",
			sources: [sources.koreaUniversity],
		},
		{
			title: "Financial proof",
			text: "A bank certificate that shows that your family can pay. Sources differ: here are the highest amounts that they name today for citizens of Uzbekistan, in each currency. The dollar amounts describe practice, not a rule: ask your university which amount applies to you.",
			hasFunds: true,
			sources: [],
		},
		{
			title: "Transcripts",
			text: "Your school certificate or diploma with all grades, with an apostille or consular confirmation. Documents in languages other than English or Korean need a notarized translation.",
			sources: [sources.visaDoctors, sources.kau, sources.dongA],
		},
		{
			title: "Health certificate",
			text: "Today this means a tuberculosis test certificate. Korea has required it for long-term visas from applicants from Uzbekistan, Kyrgyzstan and Russia since 2 March 2016, and from Kazakhstan and Tajikistan since 1 April 2020. You must get it from a hospital named by the embassy; by the rules of 2020, not more than 3 months before you apply.",
			sources: [sources.tuberculosisNotice, sources.tuberculosis],
		},
	],
	moreDocuments: {
		title: "Often asked for as well",
		text: "Applicants from Uzbekistan are often asked for a language certificate (TOPIK 2 or IELTS 5.5 and higher), the parents’ passports, their income certificate and work record from my.gov.uz, a birth certificate with translation, a study plan, a 3.5 × 4.5 cm photo on a white background and, if you are over 18, a certificate of single status or a marriage certificate.",
		sources: [sources.visaDoctors],
	},
	notesTitle: "Before you apply for the visa",
	notes: [
		{
			title: "Processing takes 2-4 weeks",
			text: "This is the usual time, not a promise: we found no published figure for Tashkent. Leave extra time, and book flights only after you get the visa.",
			sources: [sources.visaTime],
		},
		{
			title: "The fee varies",
			text: "So we do not give an amount here. Ask the embassy how much your visa costs today and how to pay.",
			sources: [],
		},
		{
			title: "Some countries need an interview",
			text: "The embassy will tell you whether it invites you. According to an older notice of a Korean language center, it may ask citizens of Uzbekistan, Kazakhstan and Kyrgyzstan for a guarantor or more documents. Leave time for this.",
			sources: [sources.screening],
		},
	],
	scholarshipsTitle: "Scholarships",
	scholarshipsIntro:
		"Three ways to pay less. None of them is certain, so plan a budget that works without a scholarship.",
	scholarships: [
		{
			title: "Global Korea Scholarship",
			text: "The Korean government’s scholarship. The call for bachelor’s students opens in September, with results in January and arrival in February; the graduate call opens in February, with results in June and arrival in August. For bachelor’s students of 2026 it includes tuition up to 5,000,000 won a semester (the university adds the rest), a year of Korean, an allowance of 12,840,000 won in the language year and 13,680,000 won in each later year (health insurance is part of it), and the flights. Bachelor’s students must be under 25 with an average grade of at least 80%; with TOPIK 5 or higher there is no language year.",
			sources: [sources.gks, sources.gksAmounts],
		},
		{
			title: "University scholarships",
			text: "Each university decides who can get one, how much it pays and for how long. What we know is on the university’s page in our catalog. Ask whether it starts in the first semester and which grades you need to keep it.",
			sources: [],
		},
		{
			title: "Reductions for TOPIK or merit",
			text: "Some universities reduce tuition for a high TOPIK level or good grades. At Keimyung University’s graduate school the reductions run from 20 to 100%. Ask each university on your list what it offers.",
			sources: [sources.keimyung],
		},
	],
	faqTitle: "Frequently asked questions",
	faq: [
		{
			question: "Which language level do I need?",
			answer:
				"TOPIK 3-4 or IELTS 6.0+/TOEFL 80+, depending on the language of the program. As a rule, programs taught in Korean take TOPIK 3 or higher to enter and TOPIK 4 or higher to graduate; programs taught in English take IELTS or TOEFL instead. Some colleges accept TOPIK 2. A TOPIK result is valid for two years from its announcement. Check the program’s own page.",
			sources: [sources.studyInKorea, sources.college, sources.topikValidity],
		},
		{
			question: "When should I start preparing?",
			answer:
				"6-8 months before your studies begin: from July to September for March, from January to March for September. Universities stop taking applications months before classes begin, and in 2021 Kangwon National University asked applicants from Uzbekistan to send their documents four months ahead. If you still need a language certificate, start earlier.",
			sources: [sources.skku, sources.kangwon],
		},
		{
			question: "When do studies begin?",
			answer:
				"Language courses run four terms a year, of 10 weeks each: spring, summer, fall and winter. Degree programs have two intakes, March and September.",
			sources: [sources.kau, sources.kangwon, sources.koreaUniversity],
		},
		{
			question: "Can I work while I study?",
			answer:
				"Yes, if you get permission first. Since 3 July 2023, college and bachelor’s students may work up to 25 hours a week on weekdays if they have the required language level; before, it was up to 20 hours a week. A good language level or a certified university adds 5 hours; without the required language level it is up to 10 hours. Graduate students may work up to 35 hours, or 15 without the language level. If you have the required level, there is no limit on weekends and in vacations. Students of language courses (D-4) may work only after six months. Do not count on this to pay your tuition.",
			sources: [sources.workHours, sources.workHoursChange],
		},
		{
			question: "What does living in Korea cost?",
			answer:
				"Plan 800-1,500 USD a month in addition to tuition. Guides differ: one gives 800 to 1,300, another 1,200 or more. Much depends on the city and the housing. National health insurance is compulsory: with D-2 from alien registration, with D-4 from six months after entry.",
			sources: [sources.livingLow, sources.livingHigh, sources.healthInsurance],
		},
		{
			question: "How long does the visa take?",
			answer:
				"Usually 2-4 weeks. Apply as soon as you have the certificate of admission. If a visa is refused, some language schools, such as those of KAU and Dong-A University, return the tuition in full, but not the application fee: look for this rule at your school before you pay.",
			sources: [sources.visaTime, sources.kau, sources.dongA],
		},
	],
	sourcesLabel: "Sources",
	moreTitle: "Where to go next",
	more: [
		{ to: "/costs", label: "What does the first year cost?" },
		{ to: "/apply", label: "Apply" },
	],
};
