import type { Language } from "../../domain/shared/language.ts";

export type LanguageSwitcherProps = {
	current: Language;
	label: string;
	/** The path to return to, without the language prefix. */
	returnTo: string;
	names: Record<Language, string>;
};

/** A plain form: the server sets a cookie, which `islands/loader.ts` mirrors into the browser's storage. */
export function LanguageSwitcher({ current, label, returnTo, names }: LanguageSwitcherProps) {
	return (
		<form method="post" action="/language" aria-label={label} className="flex flex-wrap">
			<input type="hidden" name="returnTo" value={returnTo} />
			{(Object.keys(names) as Language[]).map((language) => (
				<button
					key={language}
					name="language"
					value={language}
					type="submit"
					lang={language}
					aria-label={`${language.toUpperCase()}, ${names[language]}`}
					aria-current={language === current ? "true" : undefined}
					className="lang"
				>
					{language.toUpperCase()}
				</button>
			))}
		</form>
	);
}
