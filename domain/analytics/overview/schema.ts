/** How many weeks the overview covers. */
export const overviewWeeks = 12;
export const overviewDays = 30;
export const mostViewed = 10;
