/** What a drill found: one line of the report. */
export type Drilled = {
	drill: string;
	acknowledged: number;
	lost: number;
	doubled: number;
	/** Seconds: the longest wait of a visitor who repeated a form until it was acknowledged, or of the operator. */
	waited: number;
	/** What else there is to say. */
	note: string;
};
