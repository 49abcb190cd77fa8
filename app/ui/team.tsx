import type { Content } from "../../domain/site-content/queries.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { plainCover } from "./cover-address.ts";
import { Picture } from "./picture.tsx";

export function Team({ team }: { team: Content["team"] }) {
	const { language } = useRequestContext();
	const t = useTexts();
	return (
		<section className="wrap section">
			<h2 className="mb-6">{t.home.team}</h2>
			<ul className="cards">
				{team.map((member) => {
					const name = localized(member, "name", language);
					return (
						<li key={member.id} className="card flex-row gap-4 p-5">
							<Picture src={member.imageUrl} cover={plainCover(member.id)} alt={name} className="avatar" />
							<div>
								<h3>{name}</h3>
								<p className="font-semibold text-muted">{localized(member, "position", language)}</p>
								<p className="mt-2">{localized(member, "bio", language)}</p>
								{member.linkedinUrl && (
									<p>
										<a
											className="link inline-block py-2.5"
											href={member.linkedinUrl}
											rel="noopener nofollow"
											aria-label={`LinkedIn: ${name}`}
										>
											LinkedIn
										</a>
									</p>
								)}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
