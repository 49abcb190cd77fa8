/** Longer than any backup takes: one that runs for longer is ended, and one that says nothing for so long was interrupted. */
export const longestBackupHours = 6;
