import type { MyTexts } from "./en.ts";
import { open } from "./open/uz.ts";

export const uz: MyTexts = {
	title: "Mening arizam",
	signOut: "Chiqish",
	open,
};
