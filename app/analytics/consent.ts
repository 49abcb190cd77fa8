/** Global Privacy Control and Do Not Track count as a refusal. */
export const isRefusedByBrowser = () =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === "1";

export const answerKept = () => /(?:^|; )ads=(yes|no)/.exec(document.cookie)?.[1];

export const isRefused = () => isRefusedByBrowser() || answerKept() === "no";

/** Checked before each event, because another tab may have withdrawn the consent. */
export const isAgreed = () => answerKept() === "yes" && !isRefusedByBrowser();
