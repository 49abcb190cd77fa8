import { countIn, type NamedLegalText } from "./legal.ts";

const months = countIn("uz", { other: "oy" });
const days = countIn("uz", { other: "kun" });

const templateNotice =
	"Namuna matn. Bu yuridik maslahat emas. Bu eʼlonni faqat xodimlar koʻradi. Saytni hamma uchun ochishdan oldin matnni huquqshunosga koʻrsating va sayt egasining yuridik nomi, manzili va roʻyxatdan oʻtganlik maʼlumotlarini qoʻshing.";

export const terms: NamedLegalText = (name) => ({
	title: "Foydalanish shartlari",
	description: `${name} nimani vaʼda qiladi va nimani vaʼda qilmaydi, ariza yuborganda nimaga rozi boʻlasiz va toʻlov qanday kelishiladi.`,
	updated: "2026-11-30",
	templateNotice,
	intro:
		"Bu shartlar ushbu saytga va u orqali yuborgan arizalaringizga tegishli. Ular ataylab qisqa yozilgan: biror joyi tushunarsiz boʻlsa, belgi qoʻyishdan oldin ofislarimizning biridan soʻrang.",
	sections: [
		{
			title: "Biz nima qilamiz",
			paragraphs: [
				`${name} — Seul va Toshkentda ofislari bor maslahat kompaniyasi. Biz Oʻzbekiston va qoʻshni davlatlar talabalariga Janubiy Koreyada dastur tanlash, hujjatlarni tayyorlash va topshirishda yordam beramiz.`,
				"Saytdan foydalanish, bizga yozish va ariza yuborish bepul va sizni bu shartlardan boshqa hech narsaga majbur qilmaydi. Universitet va elchixonaning oʻz toʻlovlari bor.",
			],
		},
		{
			title: "Biz nimani vaʼda qilmaymiz",
			paragraphs: [
				"Qabulni vaʼda qilmaymiz: har bir universitet oʻzi hal qiladi. Vizani vaʼda qilmaymiz: qarorni Koreya davlat idoralari chiqaradi. Stipendiya, turar joy yoki ishni vaʼda qilmaymiz.",
				"Bu qarorlarni biz orqali sotib olib boʻlmaydi. Kimdir bizning nomimizdan shuni taklif qilsa, ofislarimizning biriga xabar bering.",
			],
		},
		{
			title: "Belgi qoʻyganda nimaga rozi boʻlasiz",
			paragraphs: [
				"Arizada yozganlaringiz, bilishingizcha, toʻgʻri va toʻliq; ular oʻzingiz haqingizda, boshqa odam haqida boʻlsa, uning ruxsati bor. Notoʻgʻri maʼlumot tufayli oʻrin yoki vizadan ayrilib qolishingiz mumkin.",
				"Ariza yuzasidan siz koʻrsatgan telefon raqami orqali, jumladan shu raqamdagi messenjerda siz bilan bogʻlanishimiz mumkin.",
				"Arizangizni Oʻzbekiston va Janubiy Koreyadagi xodimlarimiz oʻqishi mumkin. Maʼlumotlaringizni Koreyadagi universitetga faqat siz buni alohida aytganingizdan keyin, har bir universitet uchun alohida beramiz.",
				"Yoshingiz 18 ga toʻlmagan boʻlsa, ariza yuborish uchun ota-onangizdan biri yoki vasiyning roziligi kerak; bu rozilik arizani Janubiy Koreyadagi xodimlarimiz oʻqishiga ham tegishli.",
				"Yangilik va takliflarni faqat ikkinchi belgini qoʻysangiz yuboramiz. Ulardan istalgan payt voz kechishingiz mumkin.",
			],
		},
		{
			title: "Ariza yuborilgandan keyin",
			paragraphs: [
				"Uni koʻrib chiqamiz va 2–3\u00a0ish kuni ichida siz bilan bogʻlanamiz. Shu vaqtgacha javob boʻlmasa, bizga yozing yoki qoʻngʻiroq qiling: maʼlumotlar aloqa sahifasida.",
				"Arizani istalgan payt qaytarib olishingiz mumkin: buni ofislarimizning biriga aytsangiz bas.",
			],
		},
		{
			title: "Toʻlov",
			paragraphs: [
				"Ishimiz haqini siz bilan alohida, yozma ravishda va ish boshlanishidan oldin kelishamiz: nima qilamiz, u qancha turadi, qachon toʻlaysiz va natija boʻlmasa, nimani qaytaramiz. Bunday shartnoma boʻlmasa, bizning oldimizda hech qanday qarzingiz boʻlmaydi.",
				"Universitet, elchixona, tarjimon va banklar oʻz narx va toʻlovlarini oʻzi belgilaydi. Bizga maʼlum boʻlganlarini aytamiz, lekin ular bizning xabarimizsiz oʻzgarishi mumkin.",
			],
		},
		{
			title: "Saytdagi maʼlumotlar",
			paragraphs: [
				"Oʻqish toʻlovi, talablar, muddatlar va qoidalarni diqqat bilan kuzatamiz, qoʻllanma va blogimizda manba va oxirgi tekshirilgan kunni koʻrsatamiz. Bu kundan keyin ular oʻzgarishi mumkin. Pul toʻlash yoki biror hujjatga imzo chekishdan oldin universitet yoki elchixonaning oʻz sahifasiga qarang yoxud bizdan soʻrang.",
				"Viza tekshiruvi Koreya viza portalining javobini koʻrsatadi. Biz bu javobga taʼsir qilmaymiz va portal ishlab turishiga kafolat bermaymiz. Namuna deb belgilangan natija — misol, sizning vizangiz emas.",
			],
		},
		{
			title: "Saytdan halol foydalanish",
			paragraphs: [
				"Iltimos, birovning maʼlumotlarini ruxsatisiz yubormang, sizdan soʻramagan odamlarning vizasini tekshirmang va sayt ishiga xalaqit bermang. Formalarni qanchalik tez-tez yuborish mumkinligini cheklashimiz mumkin.",
			],
		},
		{
			title: "Oʻzgarishlar va nizolar",
			paragraphs: [
				"Bu shartlar oʻzgarsa, yuqoridagi sana ham oʻzgaradi. Yuborib boʻlgan arizangiz uchun oʻsha kungi matn amal qiladi.",
				"Biror narsa notoʻgʻri ketsa, avval ofislarimizning biriga yozing. Qonun sizga isteʼmolchi sifatida bergan huquqlarni bu shartlar cheklamaydi.",
			],
		},
	],
});

export const privacy: NamedLegalText = (name, retention) => ({
	title: "Maxfiylik siyosati",
	description: `${name} har bir formada qanday maʼlumotlarni nima uchun yigʻadi, qancha saqlaydi, ularni kim koʻradi va qanday tuzatish yoki oʻchirish mumkin.`,
	updated: "2026-11-30",
	templateNotice,
	intro: `Bu sahifada ${name} siz haqingizda nimani, nima uchun bilishi, qancha saqlashi va buni qanday oʻzgartirishingiz mumkinligi yozilgan. Asosiy qoida: faqat sizga javob berish uchun kerak boʻlgan narsani soʻraymiz.`,
	sections: [
		{
			title: "Maʼlumotlar uchun kim javob beradi",
			paragraphs: [
				`${name} kompaniyasining Seul va Toshkentda ofislari bor; ikkalasi ham maʼlumotlaringiz uchun javobgar va ular haqidagi savollarga javob beradi. Manzil, telefon va elektron pochta aloqa sahifasida.`,
			],
		},
		{
			title: "Bizga yozganingizda",
			paragraphs: [
				"Aloqa formasida ismingiz, elektron pochta manzilingiz yoki telefon raqamingiz va xabaringizni soʻraymiz. Ular sizga javob berish uchun kerak, ularni Toshkent va Seuldagi xodimlarimiz oʻqiydi; “Statistika va reklama” boʻlimida yozilganiga rozi boʻlmagan boʻlsangiz, boshqa maqsadda ishlatilmaydi.",
				"Qoʻngʻiroq qilsangiz, ofisga kelsangiz yoki biz bilan, masalan, koʻrgazmada tanishsangiz, xodimimiz ismingiz, telefon raqamingiz yoki elektron pochtangiz, savolingiz va biz haqimizda qayerdan bilganingizni yozib oladi va buni oldin sizga aytadi. Buni saytdan kelgan murojaatlar kabi saqlaymiz.",
			],
		},
		{
			title: "Ariza yuborganingizda",
			paragraphs: [
				"Ariza formasida toʻliq ism-familiyangiz, yashash joyingiz, telefon raqamingiz va yoshingiz, tasdiq xatini olmoqchi boʻlsangiz, elektron pochta manzilingiz, til sertifikatlaringiz va ballari, tanlagan universitet va dasturingiz, xohlasangiz, izoh soʻraladi. Bular sizga qaysi dasturlar mos kelishini aniqlash va siz bilan bogʻlanish uchun kerak. Shartlarga rozi boʻlganingizni, qaysi matnga, qaysi tilda va qachon rozi boʻlganingizni hamda yangiliklarni olishni istash-istamasligingizni ham yozib qoʻyamiz.",
				"Fotosurat soʻramaymiz va hech kimni yuziga qarab aniqlamaymiz.",
				"Formani toʻldirayotganingizda yozganlaringiz yoʻqolib qolmasligi uchun brauzer qoralamani oʻz qurilmangizda saqlaydi. Forma yuborilgach, u oʻchiriladi.",
			],
		},
		{
			title: "Arizangizni kuzatganingizda",
			paragraphs: [
				"“Mening arizam” sahifasi ariza raqami va telefon raqami bilan, elektron pochtangizga yuboradigan havolamiz, Telegram botimizdagi tugma orqali yoki xodimimiz aytadigan kod bilan ochiladi. Shundan keyin brauzerda uni tanish uchun 30 kunga cookie fayli qoladi. Ariza oxirgi tashrifingizdan keyin yana 12 soat, bu oʻz telefoningiz ekanini belgilagan boʻlsangiz, 30 kun ochiq turadi. Elektron pochtangizni koʻrsatgan yoki Telegramni ulagan boʻlsangiz, ariza boshqa brauzerda ochilganda sizga xabar beramiz va vaqtini yozib qoʻyamiz. Barcha qurilmalarda birdaniga chiqish istalgan vaqtda mumkin.",
				"Siz va xodimlarimiz bir-biringizga yozgan xabarlarni yuborilgan va oʻqilgan vaqti bilan birga, shuningdek, siz yoki xodimlarimiz keyinroq qoʻshgan maʼlumotlarni, masalan, pasportdagi ism-familiya, tugʻilgan sana va test natijalarini saqlaymiz. Ularni Toshkent va Seuldagi xodimlarimiz koʻradi. Ular oxirgi arizangiz bilan birga oʻchiriladi.",
				"Oilangiz uchun havola yaratsangiz, havolasi bor har bir kishi 180 kun davomida ismingizni, universitet va dasturni, bosqichlar, keyingi qadam, qaysi hujjatlar kerakligi va ularning holati hamda toʻlovlarni koʻradi, ammo fayllar, xabarlar, telefon raqami va elektron pochtani koʻrmaydi. Kelishuv, toʻlov va qaytarilgan pullarni saqlaymiz va ariza bilan birga oʻchiramiz. Havolani istalgan vaqtda bekor qilishingiz mumkin.",
			],
		},
		{
			title: "Hujjat yuborganingizda",
			paragraphs: [
				"“Hujjatlarim” sahifasida, oʻsha yerda rozilik berganingizdan keyin, biz soʻragan hujjatlarning surati yoki PDF faylini yuborasiz. Suratlardan joy, sana va kamera maʼlumotlarini, PDF fayllardan esa ishga tushishi mumkin boʻlgan hamma narsani olib tashlaymiz va hujjatlarni shifrlangan holda saqlaymiz. Ularni faqat xodimlarimiz ochadi; kim qaysi hujjatni qachon koʻrgani jurnalda qayd etiladi. Rozilikni oʻsha sahifada qaytarib olishingiz mumkin: shunda fayllarni darhol oʻchiramiz.",
				`Hujjatlar ariza yopilganidan ${days(retention.paperDays)} oʻtib, shaxs va sogʻliq haqidagilari (pasportlar, sil kasalligi maʼlumotnomasi) ${days(retention.sensitivePaperDays)} oʻtib oʻchiriladi. Roziligingizsiz ularni universitet yoki elchixonaga bermaymiz. Hujjatlar Telegram yoki elektron pochta orqali yuborilmaydi.`,
			],
		},
		{
			title: "Telegramni ulaganingizda",
			paragraphs: [
				"Telegram botimizni ulasangiz, u javoblarimizni va arizangiz haqidagi yangiliklarni Telegramga yuboradi, bizga ham oʻsha yerda yozishingiz mumkin. Chat sizniki ekani tasdiqlangach, ularni elektron pochtaga yubormaymiz. Botni ulagan oila aʼzosiga faqat ariza bosqichlari haqida xabar boradi. Bu xabarlar matnini Telegram serverlari koʻradi va Telegramning oʻz qoidalari boʻyicha saqlaydi. U yerga hujjat, pasport maʼlumotlari va tugʻilgan sana yubormaymiz.",
				"Chatning Telegramdagi raqamini, tilini hamda qachon ulangani va toʻxtatilganini saqlaymiz, lekin Telegramdagi ismingiz va suratingizni saqlamaymiz. Botga yozganlaringiz bizga yozgan boshqa xabarlaringiz kabi saqlanadi. Istalgan vaqtda voz kechishingiz mumkin: botga /stop yuboring yoki uni oʻz sahifangizda uzing. Shundan keyin raqam faqat u yerga yuborilgan xabarlar bilan birga qoladi. U oxirgi arizangiz bilan birga oʻchiriladi.",
			],
		},
		{
			title: "Muddatni eslatishni soʻraganingizda",
			paragraphs: [
				"Elektron pochta manzilingiz yoki Telegram chatining raqami, eslatiladigan dastur va qabul, muddatlari tanlangan fuqarolik (tanlagan boʻlsangiz) va til saqlanadi. Ular faqat shu eslatmalar uchun ishlatiladi. Tasdiqlanmagan manzil 48 soatdan keyin, qolganlari muddatdan 30 kun oʻtgach oʻchiriladi. Eslatmalarni toʻxtatsangiz — har bir xatdagi havola, Telegramdagi tugma yoki /stop orqali — hammasi darhol oʻchiriladi.",
			],
		},
		{
			title: "Vizani tekshirganingizda",
			paragraphs: [
				"Formada toʻliq ism-familiya, pasport raqami va tugʻilgan sana soʻraladi; buning uchun roziligingiz alohida olinadi. Ular javob olish uchun shifrlangan aloqa orqali Koreya viza portaliga (visa.go.kr) yuboriladi va javob sizga koʻrsatiladi.",
				"Yozganlaringizni ham, javobni ham saqlamaymiz: ular maʼlumotlar bazasida, jurnallarda va cookie fayllarida qolmaydi. Pasport raqamlarini hech kim terib koʻra olmasligi uchun tekshiruvlar soni cheklangan; shu maqsadda server raqamni qayta tiklab boʻlmaydigan kodni koʻpi bilan bir sutka saqlashi mumkin.",
			],
		},
		{
			title: "Hisob ochganingizda",
			paragraphs: [
				"Ariza yuborish uchun hisob kerak emas. Hisob ochsangiz, ismingiz, elektron pochta manzilingiz va parol soʻraladi. Ular tizimga kirishingiz va hisobingiz haqida sizga yozishimiz uchun kerak. Parol faqat uni qayta tiklab boʻlmaydigan xesh koʻrinishida saqlanadi. Roʻyxatdan oʻtish, tizimga kirish va hisobdagi oʻzgarishlar qisqartirilgan tarmoq manzili bilan jurnalga yoziladi. Hisobingizga kirilgan har bir qurilma uchun brauzer va tizim turini saqlaymiz, brauzerda esa shu qurilmani 180 kun davomida tanish uchun cookie fayli qoladi. Hisob siz uni oʻchirishni soʻramaguningizcha saqlanadi.",
			],
		},
		{
			title: "Cookie fayllari va qurilmangizda qoladigan narsalar",
			paragraphs: [
				"Sayt ishlashi uchun quyidagilar kerak: tanlagan tilingiz; eʼlonni yopganingiz haqidagi bir haftalik belgi; reklama haqidagi javobingiz; bir sahifadan keyingisiga oʻtadigan qisqa xabar, masalan, “yuborildi”; arizasini ochganlar yoki hisobi borlar uchun tizimga kirish belgisi. Saqlangan dastur va universitetlar, narxlar uchun tanlangan valyuta va ariza qoralamasi faqat qurilmangizda turadi.",
				"Tashrif qaysi sayt yoki reklamadan kelganini ochiq varaq siz uni yopguningizcha eslab turadi. U yuborganlaringiz bilan birga saqlanmaydi: faqat kunlik sanoqlarning qaysi biriga bitta qoʻshilishini belgilaydi.",
				"Bularning hech biri boshqa saytlarda sizni kuzatmaydi. Faqat reklama pikseliga rozi boʻlgan boʻlsangiz, yana quyidagilar qoʻshiladi: unga hali aytilishi kerak boʻlgan narsa haqida koʻpi bilan bir soatlik belgi, oxirgi qidiruvingiz va Metaning oʻz cookie fayllari.",
			],
		},
		{
			title: "Statistika va reklama",
			paragraphs: [
				"Universitet, dastur va maqola sahifalari necha marta ochilgani, formalar necha marta boshlangani va yuborilgani hamda qaysi qidiruvlar hech narsa topmaganini oʻzimiz sanaymiz: kunlar, tillar hamda tashrif qaysi sayt yoki reklamadan kelgani boʻyicha. Bu statistikada ism ham, manzil ham, biror kishiga olib boradigan boshqa maʼlumot ham yoʻq. Elektron pochta manzili, telefon yoki pasport raqamiga oʻxshagan qidiruv saqlanmaydi. Statistikaning oʻzi 25\u00a0oydan keyin oʻchiriladi.",
				"Brauzeringiz sizni kuzatmaslikni soʻrasa (Global Privacy Control yoki Do Not Track), bularning hech biri sanalmaydi; faqat yuborgan formangiz yuborilganlar soniga qoʻshiladi.",
				"Faqat siz rozi boʻlsangiz, reklamamiz foyda berayotganini koʻrsatadigan Meta reklama pikseli yuklanadi. Shunda Meta qaysi sahifalarni qancha vaqt ochganingizni, saytda nimani qidirganingizni, shuningdek dastur yoki universitetni saqlaganingiz, vizani tekshirganingiz, ariza yoki xabar yuborganingiz yoki roʻyxatdan oʻtganingizni biladi hamda oʻz cookie fayllarini qoʻyadi. Boshqa formalarga yozganlaringiz pikselga hech qachon berilmaydi.",
				"Rozilik berganingizdan keyin ariza yoki xabar yuborsangiz yoki roʻyxatdan oʻtsangiz, bu haqda Metaga serverimiz ham xabar berishi mumkin: pochta manzilingiz va telefoningiz orqaga qaytarib boʻlmaydigan kod (xesh) koʻrinishida boʻladi, Meta oʻz foydalanuvchilarini shu kod orqali taniydi; brauzeringiz nomi, Metaning oʻz cookie belgilari va sahifa manzili ham qoʻshiladi. Ismingiz, pasport maʼlumotlaringiz va viza haqidagi javob hech qachon yuborilmaydi. Metaga berilgan bunday maʼlumot haqidagi qaydni 30 kun saqlaymiz.",
				"Rad etsangiz yoki javob bermasangiz, hech narsa yuklanmaydi va xabar qilinmaydi; kuzatmaslikni soʻraydigan brauzerni ham rad javobi deb bilamiz. Javobingizni istalgan payt kirish va hisob sahifalaridan tashqari har bir sahifaning pastida oʻzgartirishingiz mumkin.",
			],
		},
		{
			title: "Maʼlumotlaringizni kim koʻradi",
			paragraphs: [
				"Seul va Toshkentda arizalar va xabarlar bilan ishlaydigan xodimlarimiz. Yangi ariza yoki xabar haqida ular elektron pochta yoki Telegramdagi yopiq chat orqali biladi, shuning uchun maʼlumotlarning bir qismi shu xizmatlardan oʻtadi.",
				"Koreyadagi universitetlar — faqat siz aytganingizdan keyin, har biri uchun alohida. Davlat idoralari — faqat qonun bizni majbur qilsa. Boshqa hech kim, “Statistika va reklama” boʻlimida rozi boʻlganingizdan tashqari.",
			],
		},
		{
			title: "Janubiy Koreyaga uzatish",
			paragraphs: [
				"Ofislarimizdan biri Seulda boʻlgani uchun arizangiz va xabarlaringiz, qaysi davlatdan yubormang, Janubiy Koreyada ham oʻqiladi. Formani yuborish bilan bunga rozi boʻlasiz; yoshingiz 18 ga toʻlmagan boʻlsa, ota-onangizdan biri yoki vasiy ham rozi boʻlishi kerak. Sayt serveri qaysi davlatda joylashganini istalgan ofisimizdan soʻrashingiz mumkin.",
			],
		},
		{
			title: "Qancha vaqt saqlaymiz",
			paragraphs: [
				`Aloqa xabarlari — ${months(retention.contactMonths)}. Arizalar — oxirgi oʻzgarish yoki xabardan keyin ${months(retention.applicationMonths)}. Server jurnallari — 30\u00a0kun; ularda yozganlaringiz emas, sahifalar va xatolar qayd etiladi. Soʻng ular avtomatik oʻchiriladi. Xodim oʻchirgan ariza yoki xabar, xato boʻlsa tuzatish uchun, yana 30\u00a0kun saqlanadi, lekin undan foydalanilmaydi; soʻng u butunlay oʻchiriladi. Zaxira nusxalardagi maʼlumotlar nusxaning muddati tugagach yoʻqoladi.`,
				"WhatsApp yoki Telegramda bizga yozganlaringiz oʻsha xizmatlarda ham, ularning oʻz qoidalari boʻyicha saqlanadi.",
			],
		},
		{
			title: "Huquqlaringiz",
			paragraphs: [
				"Siz haqingizda nima saqlashimizni soʻrash va nusxasini olish, uni tuzattirish yoki oʻchirtirish, keyingi davr uchun rozilikni qaytarib olish va maʼlumotlardan foydalanishga eʼtiroz bildirish huquqiga egasiz. Rozilikni qaytarib olish avval qilingan ishlarga taʼsir etmaydi.",
				"“Mening arizam” sahifasining “Maxfiylik” boʻlimida nimani saqlashimiz va nimalarga rozilik berganingiz koʻrinadi; shu yerda nusxani yuklab olish va hammasini oʻchirishni soʻrash mumkin. Nusxani soʻraganingizda tayyorlaymiz va oʻzimizda saqlamaymiz. Maʼlumotlarni soʻrovdan yetti kun keyin oʻchiramiz: arizalar, xabarlar, hujjatlar, aloqa maʼlumotlari va aloqa formasi orqali yuborilgan xabarlar. Shu paytgacha bekor qilishingiz mumkin. Zaxira nusxa tiklanganda maʼlumotlaringiz qaytmasligi uchun shaxsiy maʼlumotsiz kod hamda kimningdir maʼlumotlari oʻchirilgani haqidagi jurnal yozuvi qoladi.",
				"Istalgan ofisimizga yozishingiz yoki qoʻngʻiroq qilishingiz ham mumkin; maʼlumotlar aloqa sahifasida. Maʼlumotlaringiz boshqa birovga tushmasligi uchun avval soʻrayotgan odam aynan siz ekaningizga ishonch hosil qilamiz. Bu bepul. Javobimiz sizni qoniqtirmasa, oʻz davlatingiz yoki Janubiy Koreyaning shaxsiy maʼlumotlarni himoya qilish organiga shikoyat qilishingiz mumkin.",
			],
		},
		{
			title: "Maʼlumotlarni qanday himoya qilamiz",
			paragraphs: [
				"Maʼlumotlar shifrlangan holda uzatiladi, ularni faqat oʻz hisobi bor xodimlar koʻradi, xodimlar kiritgan oʻzgarishlar qayd etiladi. Maʼlumotlar baribir begona qoʻlga tushib qolsa, qonun talab qilganidek, tegishli odamlarga va davlat idoralariga xabar beramiz.",
			],
		},
		{
			title: "Oʻzgarishlar",
			paragraphs: [
				"Bu matn oʻzgarsa, yuqoridagi sana ham oʻzgaradi. Maʼlumotlaringizdan yangi maqsadda foydalanish uchun sizdan qayta soʻraymiz.",
			],
		},
	],
});
