import { useTexts } from "../../i18n/texts.ts";
import { type MappedCity, mapPoint, outline } from "./outline.ts";

/** The city as a labeled point on an outline of South Korea; the label lies in the wider half. */
export function CityMap({ city }: { city: MappedCity }) {
	const t = useTexts();
	const name = t.cities[city];
	const { x, y } = mapPoint(city);
	const isEast = x > 96;
	return (
		<svg viewBox="0 0 192 344" className="korea" role="img" aria-label={t.universities.onMap(name)}>
			<path d={outline} />
			<circle cx={x} cy={y} r="7" />
			<text x={isEast ? x - 13 : x + 13} y={y + 7} textAnchor={isEast ? "end" : undefined}>
				{name}
			</text>
		</svg>
	);
}
