import { isRefusedByBrowser, readCookie } from "./browser.ts";

export const answerKept = () => readCookie("ads");

/** Checked before each event, because another tab may have withdrawn the consent. */
export const isAgreed = () => answerKept() === "yes" && !isRefusedByBrowser();
