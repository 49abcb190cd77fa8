import type { Content } from "../../domain/content/site/queries.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Picture } from "./picture.tsx";

/** On a phone the portraits are one row to swipe through if `swipe` is set, else below each other. */
export function Team({ team, swipe }: { team: Content["team"]; swipe?: boolean }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	return (
		<section className="wrap section">
			<h2 className="mb-4">{t.home.team}</h2>
			{/* The row scrolls on a phone and holds nothing else that takes the focus, so it takes it itself. */}
			<ul className={swipe ? "team swipe" : "team"} tabIndex={swipe ? 0 : undefined}>
				{team.map((member) => {
					const name = localized(member, "name", language);
					const speaks = localized(member, "speaks", language);
					const links = [
						[member.messengerUrl, t.about.write],
						[member.linkedinUrl, "LinkedIn"],
					] as const;
					return (
						<li key={member.id}>
							<Portrait src={member.imageUrl} name={name} />
							<div>
								<h3 className="text-base">{name}</h3>
								<p className="text-sm text-muted">
									{[localized(member, "position", language), localized(member, "city", language)]
										.filter(Boolean)
										.join("\u00a0· ")}
									{speaks && <span className="block">{t.about.speaks(speaks)}</span>}
								</p>
								<p className="mt-2 text-sm">{localized(member, "bio", language)}</p>
								{member.code && (
									<p className="text-sm">
										<a className="link inline-block py-3" href={href(`/is-it-us?code=${member.code}`)} rel="nofollow">
											{t.official.cardCode(member.code)}
										</a>
									</p>
								)}
								{links.map(
									([url, text]) =>
										url && (
											<a
												key={text}
												className="link mr-4 inline-block py-2.5"
												href={url}
												rel="noopener nofollow"
												aria-label={`${text}: ${name}`}
											>
												{text}
											</a>
										),
								)}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** The photo, or the initials on a plain tile. */
function Portrait({ src, name }: { src: string | null; name: string }) {
	if (src) return <Picture src={src} alt={name} sizes="10rem" className="portrait" />;
	return (
		<span className="portrait" aria-hidden="true">
			{[...name.matchAll(/\p{L}+/gu)]
				.slice(0, 2)
				.map(([word]) => word[0]?.toUpperCase())
				.join("")}
		</span>
	);
}
