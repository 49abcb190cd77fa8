/** The audit action for a change of an application's status, with { from, to }. */
export const statusChange = "application:change-status";
