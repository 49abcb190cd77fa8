/** Global Privacy Control and Do Not Track count as a refusal. */
export const isRefusedByBrowser = () =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === "1";

/** Reads one of our cookies in the browser, where the server's library would cost more bytes than it saves. */
export const readCookie = (name: string) =>
	document.cookie
		.split("; ")
		.find((cookie) => cookie.startsWith(`${name}=`))
		?.slice(name.length + 1);
