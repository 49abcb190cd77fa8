/** Global Privacy Control and Do Not Track are a no that nobody needs to repeat here. */
export const isRefusedByBrowser = () =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === "1";

export const answerKept = () => /(?:^|; )ads=(yes|no)/.exec(document.cookie)?.[1];

export const isRefused = () => isRefusedByBrowser() || answerKept() === "no";

/** Asked anew before everything that is sent: another tab may have taken it back. */
export const isAgreed = () => answerKept() === "yes" && !isRefusedByBrowser();
