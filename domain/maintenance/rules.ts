/** Longer than any backup takes: a longer run is stopped, and an open run of this age was interrupted. */
export const maxBackupHours = 6;
