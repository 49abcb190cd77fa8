import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { PhotoCredit, Picture } from "./picture.tsx";

type Office = {
	id: string;
	name: string;
	address: string;
	phone: string | null;
	email: string | null;
	imageUrl: string | null;
};

/**
 * The offices with the same details on every page (C-06); `children` are additions of the contact page.
 * @param offices undefined if they could not be read
 */
export function OfficeList<One extends Office>({
	offices,
	className,
	children,
}: {
	offices: One[] | undefined;
	className: string;
	children?: (office: One) => ReactNode;
}) {
	const t = useTexts().contact;
	if (!offices?.length) return <p className="text mt-5">{offices ? t.noOffices : t.officesUnavailable}</p>;
	return (
		<ul className={className}>
			{offices.map((office) => (
				<OfficeCard key={office.id} office={office}>
					{children?.(office)}
				</OfficeCard>
			))}
		</ul>
	);
}

function OfficeCard({ office, children }: { office: Office; children?: ReactNode }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const name = localized(office, "name", language);
	return (
		<li className="card p-6">
			{office.imageUrl && (
				<div className="mb-4">
					<Picture src={office.imageUrl} alt={t.universities.photo(name)} />
					<PhotoCredit src={office.imageUrl} />
				</div>
			)}
			<h3>{name}</h3>
			<dl className="fact-list mt-3 items-center md:max-lg:block">
				<dt>{t.contact.address}</dt>
				<dd>{localized(office, "address", language)}</dd>
				{office.phone && (
					<>
						<dt>{t.contact.phone}</dt>
						<dd>
							<a className="row link whitespace-nowrap" href={`tel:${office.phone.replace(/[^+\d]/g, "")}`}>
								{office.phone}
							</a>
						</dd>
					</>
				)}
				{office.email && (
					<>
						<dt>{t.contact.email}</dt>
						<dd>
							<a className="row link" href={`mailto:${office.email}`}>
								{office.email}
							</a>
						</dd>
					</>
				)}
			</dl>
			{children}
		</li>
	);
}
