import type { Language } from "../../domain/language.ts";

export type LanguageSwitcherProps = {
	current: Language;
	label: string;
	/** Where to be after the choice: this page, without the language's prefix. */
	returnTo: string;
	names: Record<Language, string>;
};

/** A form that works by itself; awake, it also keeps the choice where other tabs and visits find it. */
export function LanguageSwitcher({ current, label, returnTo, names }: LanguageSwitcherProps) {
	return (
		<form method="post" action="/language" aria-label={label} className="flex">
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
					onClick={() => remember(language)}
				>
					{language.toUpperCase()}
				</button>
			))}
		</form>
	);
}

function remember(language: Language) {
	try {
		localStorage.setItem("preferred-language", language);
	} catch {
		// The cookie that the form sets is enough.
	}
}
