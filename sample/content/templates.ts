/** Texts that staff send often. */
export const templates = [
	{
		name: "Documents",
		textEn:
			"Hello {name},\n\nFor your application {reference}, we need the following from you: {next}\n\nPlease have it ready by {date}. To ask how to send it, or if anything is unclear, reply to this message or call us.",
		textRu:
			"Здравствуйте, {name}!\n\nПо заявке {reference} нам нужно от Вас следующее: {next}\n\nПодготовьте это, пожалуйста, до {date}. Если не знаете, как передать, или что-то непонятно, ответьте на это сообщение или позвоните нам.",
		textUz:
			"Assalomu alaykum, {name}!\n\n{reference} raqamli arizangiz boʻyicha sizdan quyidagilar kerak: {next}\n\nIltimos, {date} kunigacha tayyorlang. Qanday topshirishni bilmasangiz yoki savolingiz boʻlsa, shu xabarga javob yozing yoki bizga qoʻngʻiroq qiling.",
	},
	{
		name: "We could not reach you",
		textEn:
			"Hello {name},\n\nWe tried to call you about your application {reference} but could not reach you. When can we call you? Please tell us a day and time that suit you.",
		textRu:
			"Здравствуйте, {name}!\n\nМы звонили Вам по поводу заявки {reference}, но не дозвонились. Когда Вам удобно поговорить? Напишите, пожалуйста, день и время.",
		textUz:
			"Assalomu alaykum, {name}!\n\n{reference} raqamli arizangiz boʻyicha sizga qoʻngʻiroq qildik, lekin bogʻlana olmadik. Sizga qachon qoʻngʻiroq qilsak boʻladi? Iltimos, qulay kun va vaqtni yozing.",
	},
	{
		name: "Still interested?",
		textEn:
			"Hello {name},\n\nWe have not heard from you about your application {reference} for a while. Would you still like to study in Korea? If so, reply to this message and we will continue. If your plans have changed, please let us know too.",
		textRu:
			"Здравствуйте, {name}!\n\nВы давно не писали нам о заявке {reference}. Вы по-прежнему хотите учиться в Корее? Если да, ответьте на это сообщение, и мы продолжим работу. Если планы изменились, тоже дайте нам знать, пожалуйста.",
		textUz:
			"Assalomu alaykum, {name}!\n\n{reference} raqamli arizangiz boʻyicha sizdan anchadan beri xabar yoʻq. Koreyada oʻqish niyatingiz oʻzgarmadimi? Oʻzgarmagan boʻlsa, shu xabarga javob yozing, ishni davom ettiramiz. Rejangiz oʻzgargan boʻlsa, buni ham yozib yuboring.",
	},
];
