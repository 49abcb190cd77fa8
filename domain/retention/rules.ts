/** How many months personal data are kept: settings of the operator, printed in the privacy notice. */
export type Retention = {
	/** After a contact message arrived. */
	contactMonths: number;
	/** After the last change of an application: its arrival, a new status, an edit. */
	applicationMonths: number;
};
