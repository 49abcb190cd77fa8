import { achievementIcons } from "../../domain/content/site/fields.ts";
import type { Content } from "../../domain/content/site/queries.ts";
import { localized } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { SiteIcon } from "./site-icons.tsx";

type AchievementsProps = { achievements: Content["achievements"]; columns: "two" | "four" };

/** In two columns, as on the home page, a phone shows the descriptions on the About page alone. */
export function Achievements({ achievements, columns }: AchievementsProps) {
	const { language } = useRequestContext();
	return (
		<ul className={columns === "four" ? "grid gap-5 sm:grid-cols-2 lg:grid-cols-4" : "grid grid-cols-2 gap-5"}>
			{achievements.map((achievement) => (
				<li key={achievement.id}>
					<p className="flex items-center gap-2 text-[1.75rem] leading-tight font-bold text-jjok">
						<SiteIcon name={achievementIcons.find((icon) => icon === achievement.iconName) ?? "Users"} />
						{localized(achievement, "value", language)}
					</p>
					<h3 className="text-base">{localized(achievement, "title", language)}</h3>
					<p className={columns === "two" ? "text-sm text-muted max-md:hidden" : "text-sm text-muted"}>
						{localized(achievement, "description", language)}
					</p>
				</li>
			))}
		</ul>
	);
}
