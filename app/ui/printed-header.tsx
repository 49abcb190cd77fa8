import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { Mark } from "./mark.tsx";

/** The head of a printed sheet: the logo, and the offices with their phone numbers and addresses. */
export function PrintedHeader() {
	const { language, content, site } = useRequestContext();
	return (
		<div className="hidden gap-8 mb-4 print:flex">
			<p className="brand mr-auto flex-none">
				<Mark />
				{site.name}
			</p>
			{content?.offices.slice(0, 2).map((office) => (
				<p key={office.id}>
					<strong>{office.phone}</strong>
					<br />
					{localized(office, "address", language)}
				</p>
			))}
		</div>
	);
}
