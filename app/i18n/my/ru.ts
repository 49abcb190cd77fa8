import type { MyTexts } from "./en.ts";
import { open } from "./open/ru.ts";

export const ru: MyTexts = {
	title: "Моя заявка",
	signOut: "Выйти",
	open,
};
