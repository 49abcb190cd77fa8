import type { Text } from "./types.ts";

export const features: {
	iconName: "Users" | "GraduationCap" | "FileText" | "Award" | "Globe" | "Building";
	title: Text;
	description: Text;
}[] = [
	{
		iconName: "Users",
		title: {
			en: "People in both countries",
			ru: "Консультанты в обеих странах",
			uz: "Ikki davlatda ham maslahatchilarimiz bor",
		},
		description: {
			en: "Our offices are in Seoul and Tashkent: ask one about documents from home and the other about life in Korea.",
			ru: "Наши офисы — в Сеуле и Ташкенте: в одном подскажут, какие документы собрать дома, в другом — как жить в Корее.",
			uz: "Ofislarimiz Seul va Toshkentda: birida uydan olinadigan hujjatlarni, ikkinchisida Koreyadagi hayotni soʻrashingiz mumkin.",
		},
	},
	{
		iconName: "GraduationCap",
		title: {
			en: "A program that suits you",
			ru: "Программа, которая Вам подходит",
			uz: "Sizga mos dastur",
		},
		description: {
			en: "We compare programs by fees, language requirements and deadlines, and tell you plainly if one does not suit you.",
			ru: "Сравниваем программы по стоимости, требованиям к языку и срокам подачи и прямо говорим, если программа Вам не подходит.",
			uz: "Dasturlarni narxi, til talabi va ariza topshirish muddati boʻyicha solishtiramiz; mos kelmasa, buni ochiq aytamiz.",
		},
	},
	{
		iconName: "FileText",
		title: {
			en: "Your list of documents",
			ru: "Ваш список документов",
			uz: "Hujjatlar roʻyxati",
		},
		description: {
			en: "We make one list for your case: what to get, where to get it, what needs an apostille and what needs a translation.",
			ru: "Составляем один список для Вашего случая: что получить, где получить, что апостилировать, а что перевести.",
			uz: "Sizning holatingizga mos bitta roʻyxat tuzamiz: nimani, qayerdan olish, nimaga apostil qoʻydirish va nimani tarjima qildirish kerakligini yozib beramiz.",
		},
	},
	{
		iconName: "Award",
		title: {
			en: "Scholarships, explained",
			ru: "Понятно о стипендиях",
			uz: "Stipendiyalar haqida aniq maʼlumot",
		},
		description: {
			en: "We show which scholarships you may apply for, on what terms and by when. We cannot promise the scholarship itself: others decide.",
			ru: "Показываем, на какие стипендии Вы можете подать заявку, на каких условиях и в какие сроки. Саму стипендию мы не обещаем: решение принимаем не мы.",
			uz: "Qaysi stipendiyalarga, qanday shart bilan va qachongacha ariza berish mumkinligini koʻrsatamiz. Stipendiyaning oʻzini vaʼda qilmaymiz: qarorni biz qabul qilmaymiz.",
		},
	},
	{
		iconName: "Globe",
		title: {
			en: "Three languages",
			ru: "Три языка",
			uz: "Uch til",
		},
		description: {
			en: "Read, ask and apply in English, Russian or Uzbek, whichever is easiest for you and your parents.",
			ru: "Читайте, спрашивайте и подавайте заявку на английском, русском или узбекском — как удобнее Вам и Вашим родителям.",
			uz: "Ingliz, rus yoki oʻzbek tilida oʻqing, savol bering va ariza topshiring — oʻzingizga va ota-onangizga qaysi biri qulay boʻlsa.",
		},
	},
	{
		iconName: "Building",
		title: {
			en: "Universities across Korea",
			ru: "Университеты по всей Корее",
			uz: "Butun Koreya boʻylab universitetlar",
		},
		description: {
			en: "Compare universities in Seoul, Busan, Incheon, Daegu, Daejeon, Gwangju and elsewhere.",
			ru: "Сравните университеты в Сеуле, Пусане, Инчхоне, Тэгу, Тэджоне, Кванджу и других городах.",
			uz: "Seul, Pusan, Inchxon, Tegu, Tejon, Kvanju va boshqa shaharlardagi universitetlarni solishtiring.",
		},
	},
];
