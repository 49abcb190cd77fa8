import { costsQuery } from "../../../domain/money/costs-input.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { inLanguage, useRequestContext } from "../../request-context.ts";
import { ShareLink } from "../share-link.tsx";

/** The link that opens the same answers: to copy, and to send. */
export function SharePage({ costs: { input, shared } }: { costs: Costs }) {
	const { language, path, site } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs.share;
	const address = site.url + inLanguage(path, language) + costsQuery({ ...input, ...shared, query: "", wrong: {} });
	return <ShareLink title={t.title} label={t.address} address={address} text={texts.costs.title} hint={t.hint} />;
}
