import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Fact } from "../facts.tsx";
import { PhotoCredit, Picture } from "../picture.tsx";
import { ExampleNote } from "./example-note.tsx";

/** The company behind the site, as staff entered it in the settings, or that it has not been published. */
export function Responsible() {
	const { language, content } = useRequestContext();
	const t = useTexts().company;
	const entity = content?.legalEntity;
	if (!entity) return content && <p className="text mt-3">{t.notPublished}</p>;
	const name = localized(entity, "name", language);
	const facts = {
		name,
		registration: entity.registration,
		address: localized(entity, "address", language),
		director: localized(entity, "director", language),
		license: localized(entity, "license", language),
	};
	return (
		<>
			<ExampleNote />
			<dl className="fact-list mt-3">
				{Object.entries(facts).map(
					([key, value]) =>
						value && (
							<Fact key={key} label={t.labels[key as keyof typeof facts]}>
								{value}
							</Fact>
						),
				)}
			</dl>
			{entity.imageUrl && <Picture src={entity.imageUrl} alt={t.photo(name)} className="cover mt-5 max-w-md" />}
			<PhotoCredit src={entity.imageUrl} />
		</>
	);
}
