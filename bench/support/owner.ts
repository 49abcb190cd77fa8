/** The first owner of a measured site. */
const owner = { email: "owner@example.com", password: "seven quiet cranes over Jeonju" };

/** Settings with which a site creates the owner. */
export const ownerSettings = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };

/** @returns the cookie of a session of the owner. */
export async function signInOwner(url: string): Promise<string> {
	const form = await fetch(`${url}/auth`, {
		method: "POST",
		body: new URLSearchParams(owner),
		headers: { "sec-fetch-site": "same-origin" },
		redirect: "manual",
	});
	const cookie = form.headers.getSetCookie().find((each) => /session=/.test(each));
	if (!cookie) throw new Error(`The owner could not sign in: ${form.status}.`);
	return cookie.split(";")[0] as string;
}
