import { useTexts } from "../../i18n/texts.ts";

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

/** South Korea with Geoje and Jeju as SVG path data, in the units of `mapPoint`. */
const outline =
	"M42 61l1-9 8-10 9-10 12-3 19-1 12 1 8-1 8-8 4-9 5 12 6 13 6 12 10 13 8 15 6 9 7 14 3 7 0 11 2 10-2 17-2 15-1 6 3 3 3-1 4-4-2 13-2 13-3 10-3 7-5 10-7 6-3 2-4 1-7-1-5-2-6-2-1-3-3 7-7 2 4 12-7-3-10-2-3-9-5 7 6 11-4 2-4 0-2-10-5-1 2 11-1 7-7-7-4-7-7 2 6 13-4 7-13 0 6-12-6-3-7 7-3 9-6 2-1-9-4 12-7 4-3 1-6-7-9 3-5-7 9-6 1-5 4-7-5-11 3-7-2-13 8-9 5-7-5-4 6-6 4-6-6-8 5-3-7-7 2-5-3-8 0-9-6 5-3-10-7-6-1-8 7-9 10-4 8 0 8 6-1-8-7-4-3-5 8-6-7-6-1-8-3-4-7-1-1-9 7-3zM130 234l3-5 6-2 2 11-5 7-4-4zM18 329l6-8 11-4 9-3 10 3-1 7-4 6-12 4-13 2-6-2z";

/** Longitude and latitude of the city halls, in degrees. */
const positions = {
	Seoul: [126.98, 37.57],
	Busan: [129.08, 35.18],
	Incheon: [126.71, 37.46],
	Daegu: [128.6, 35.87],
	Daejeon: [127.38, 36.35],
	Gwangju: [126.85, 35.16],
} as const;
type MappedCity = keyof typeof positions;

/** Where a city lies in the outline: 48 units a degree of longitude from 125.8° E, and 60 units a degree of latitude from 38.8° N. */
function mapPoint(city: MappedCity): { x: number; y: number } {
	const [longitude, latitude] = positions[city];
	return { x: Math.round((longitude - 125.8) * 48), y: Math.round((38.8 - latitude) * 60) };
}
