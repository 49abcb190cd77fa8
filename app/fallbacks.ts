import type { Translation } from "../domain/language.ts";

type FallbackOffice = Record<"id" | "name" | "address" | "phone" | "email", string> &
	Record<`${"name" | "address"}${Capitalize<Translation>}`, string>;

/**
 * The offices that pages show if the database has none or is unreachable (C-06, spec §7): one set for all pages, marked
 * as examples until staff enter the real ones (O-23). Messenger links have no defaults, because such an address would
 * belong to a stranger (F17).
 */
export const fallbackOffices: FallbackOffice[] = [
	{
		id: "seoul",
		name: "Seoul office",
		nameRu: "Офис в Сеуле",
		nameUz: "Seul ofisi",
		address: "Example address and phone number, Seoul, South Korea",
		addressRu: "Пример адреса и телефона, Сеул, Южная Корея",
		addressUz: "Namuna manzil va telefon, Seul, Janubiy Koreya",
		phone: "+82 2-000-0000",
		email: "seoul@example.com",
	},
	{
		id: "tashkent",
		name: "Tashkent office",
		nameRu: "Офис в Ташкенте",
		nameUz: "Toshkent ofisi",
		address: "Example address and phone number, Tashkent, Uzbekistan",
		addressRu: "Пример адреса и телефона, Ташкент, Узбекистан",
		addressUz: "Namuna manzil va telefon, Toshkent, Oʻzbekiston",
		phone: "+998 71 000-00-00",
		email: "tashkent@example.com",
	},
];
