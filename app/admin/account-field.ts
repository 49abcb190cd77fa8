/** The field of a staff form with the id of the account that loaded the page. A form of another account is rejected. */
export const accountField = "signed_in_account";

/** Adds the field to every POST form that is submitted. @returns a function that removes the listener. */
export function addAccountField(account: string | undefined): () => void {
	const add = ({ target, formData }: FormDataEvent) => {
		if (account && (target as HTMLFormElement).method === "post") formData.set(accountField, account);
	};
	document.addEventListener("formdata", add);
	return () => document.removeEventListener("formdata", add);
}
