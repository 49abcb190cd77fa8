/** What applicants may send. */
export const maxFileSize = 12 * 1024 * 1024;
/** Of one paper. */
export const maxPages = 40;
/** Of all papers of one person, in bytes as they are stored. */
export const maxPersonSize = 150 * 1024 * 1024;
/** Of a form with several files, sent without script. */
export const maxUploadSize = 32 * 1024 * 1024;
/** The longer side of a photo in pixels. */
export const photoSide = 2_200;
export const photoQuality = 0.82;
