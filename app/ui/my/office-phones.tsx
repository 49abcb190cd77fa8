import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";

/** The phone numbers of the offices, from the cached content while the database is unreachable. */
export function OfficePhones() {
	const { language, content } = useRequestContext();
	const offices = content?.offices.filter(({ phone }) => phone) ?? [];
	if (offices.length === 0) return null;
	return (
		<ul className="mt-3">
			{offices.map((office) => (
				<li key={office.id} className="flex flex-wrap items-center gap-x-2">
					<span>{localized(office, "name", language)}:</span>
					<a className="row link whitespace-nowrap" href={`tel:${office.phone?.replace(/[^+\d]/g, "")}`}>
						{office.phone}
					</a>
				</li>
			))}
		</ul>
	);
}
