/** Names the account whose page a form is on, so that what it wrote is never stored as another's who has signed in since. */
export const accountField = "signed_in_account";

/** Adds it to every form that is sent. @returns a function that stops it. */
export function nameAccount(account: string | undefined): () => void {
	const add = ({ target, formData }: FormDataEvent) => {
		if (account && (target as HTMLFormElement).method === "post") formData.set(accountField, account);
	};
	document.addEventListener("formdata", add);
	return () => document.removeEventListener("formdata", add);
}
