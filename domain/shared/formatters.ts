/** Creating a formatter takes as long as rendering a part of a page, so each is created once, when it is first used. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
/** Time zones come from browsers, and each formatter takes tens of kilobytes. */
const maxFormatters = 200;

/** A formatter of dates and times. */
export const dateFormatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
	known(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));

/** A formatter of numbers, amounts and shares. */
export const numberFormatter = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
	known(numbers, locale, options, () => new Intl.NumberFormat(locale, options));

function known<Formatter>(
	formatters: Map<string, Formatter>,
	locale: string,
	options: object,
	create: () => Formatter,
): Formatter {
	const key = `${locale} ${JSON.stringify(options)}`;
	const formatter = formatters.get(key) ?? create();
	if (formatters.size >= maxFormatters) formatters.clear();
	formatters.set(key, formatter);
	return formatter;
}
