import type { ReactNode } from "react";
import type { Fee } from "../../domain/catalog/facts.ts";
import { ageOf } from "../../domain/money/rates/rules.ts";
import { locales } from "../../domain/shared/locales.ts";
import { type Amount, convertedAmounts } from "../i18n/converted.ts";
import { formatFee } from "../i18n/fee.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

type Converted = ReturnType<typeof convertedAmounts>[number];

/** An amount in other currencies; none without a rate, or if it is too old. */
function useConverted(): (amount: Amount) => Converted[] {
	const { language, now, rates } = useRequestContext();
	const t = useTexts();
	return (amount) => (rates && ageOf(rates, now) !== "useless" ? convertedAmounts(amount, rates, language, t) : []);
}

/** In the browser, another currency takes the place of soʻm if the visitor has chosen one (islands/currency.ts). */
const Text = ({ currency, text, som }: Converted) => (currency === "UZS" ? <span data-som={som}>{text}</span> : text);

/** An amount in other currencies, for orientation. */
export function Converted({ fee, className }: { fee: Amount; className: string }) {
	const amounts = useConverted()(fee);
	if (amounts.length === 0) return null;
	return <span className={className}>{spaced(amounts)}</span>;
}

const spaced = (amounts: Converted[]): ReactNode[] =>
	amounts.flatMap((amount, at) => [at > 0 && " ", <Text key={amount.currency} {...amount} />]);

type MoneyProps = {
	fee: Fee;
	/** Follows the first amount: what it pays for. */
	children?: ReactNode;
	/** Of the other currencies. */
	className: string;
	/** In a narrow place: won and soʻm alone. */
	brief?: boolean;
	/** In a card's narrow column: the first amount alone. */
	alone?: boolean;
	/** What others cost is not bold: it is not the price of the program. */
	isOfOthers?: boolean;
};

/** A fee in the order in which families read it: in Uzbek and Russian soʻm first and won second, in English won first. */
export function Money({ fee, children, className, brief = false, alone = false, isOfOthers = false }: MoneyProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const amounts = useConverted()(fee).filter(({ currency }) => !brief || currency === "UZS");
	const [first] = locales[language].currencies;
	const leading = first === "UZS" ? amounts.find(({ currency }) => currency === first) : undefined;
	const others = amounts.filter((amount) => amount !== leading);
	const own = formatFee(fee, language, t);
	const [before, amount, behind] = leading ? splitAt(leading.text, fee.to === null ? t.facts.from : String) : [];
	const First = isOfOthers ? "span" : "strong";
	return (
		<>
			<First>
				{leading ? (
					<>
						{before}
						<Text {...leading} text={amount ?? ""} />
						{behind}
					</>
				) : (
					own
				)}
			</First>
			{typeof children === "string" ? ` ${children}` : children && <> {children}</>}
			{!alone && (leading || others.length > 0) && (
				<span className={className}>
					{leading && (others.length > 0 ? `${own} ` : own)}
					{spaced(others)}
				</span>
			)}
		</>
	);
}

/** What `write` adds before and after an amount, and the amount itself, whose spaces it may change. */
function splitAt(amount: string, write: (amount: string) => string): [before: string, amount: string, behind: string] {
	const plain = (text: string) => text.replaceAll("\u00a0", " ");
	const written = write(amount);
	const start = plain(written).indexOf(plain(amount));
	const end = start + amount.length;
	return [written.slice(0, start), written.slice(start, end), written.slice(end)];
}
