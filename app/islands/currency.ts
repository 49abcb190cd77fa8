/**
 * The currency that a visitor has chosen in place of soʻm. Only the browser knows it: pages are cached for all visitors, and
 * neither the site nor the ad network learns where a family lives.
 */
const setting = "currency";

/** Keeps the choice of the control, and shows it. */
export function chooseCurrency({ value }: HTMLSelectElement): void {
	try {
		if (value) localStorage.setItem(setting, value);
		else localStorage.removeItem(setting);
	} catch {
		// Without storage, the choice applies to this page.
	}
	showCurrency(value);
}

/** Shows all amounts in soʻm in the currency, if the page has a rate for it, and in soʻm if not. */
export function showCurrency(chosen: string): void {
	const select = document.querySelector<HTMLSelectElement>("[data-currency]");
	const option = [...(select?.options ?? [])].find(({ value }) => value === chosen) ?? select?.options[0];
	if (!select || !option) return;
	select.value = option.value;
	const { rate, text } = option.dataset;
	const format = new Intl.NumberFormat(select.dataset.locale, {
		useGrouping: select.dataset.grouping as "auto" | "min2",
	});
	for (const element of document.querySelectorAll<HTMLElement>("[data-som]")) {
		element.dataset.inSom ??= element.textContent;
		element.textContent = element.dataset.inSom;
		if (!rate || !text) continue;
		const rounded = (element.dataset.som ?? "")
			.split(" ")
			.map((som) => format.format(Number((Number(som) / Number(rate)).toPrecision(3))));
		element.textContent = `≈\u00a0${text.replace("%", [...new Set(rounded)].join("–\u2060"))}`;
	}
}
