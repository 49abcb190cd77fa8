import { formatNumber } from "../i18n/formats.ts";
import { useFrame } from "./frame.ts";
import { Link } from "./link.tsx";

/** `short` labels a column if the name does not fit; `to` leads to what was counted. */
export type Counted = { name: string; short?: string; count: number; to?: string };

/** Charts repeat their table for the pointer: the keyboard and screen readers use the links of the table. */
const pointerOnly = { tabIndex: -1, className: "bar-link" } as const;

const maxLabels = 5;
const height = 220;
/** Pixels above the columns for half a line of the highest number, and below them for their labels. */
const head = 8;
const foot = 24;

/** A column chart for time series. SVG attributes use percent, so it needs no script. */
export function Columns({ rows }: { rows: Counted[] }) {
	const { language } = useFrame();
	const grid = gridOf(Math.max(...rows.map(({ count }) => count)));
	const top = grid.at(-1) as number;
	const y = (count: number) => height - foot - (count / top) * (height - head - foot);
	const slot = 100 / rows.length;
	const every = Math.ceil(rows.length / maxLabels);
	return (
		<svg height={height} className="bars columns" aria-hidden="true">
			{grid.map((count) => (
				<g key={count}>
					<line x1="0" x2="100%" y1={y(count)} y2={y(count)} />
					<text x="-8" y={y(count) + 4} textAnchor="end">
						{formatNumber(count, language)}
					</text>
				</g>
			))}
			{rows.map(({ name, short, count, to }, index) => (
				<g key={name}>
					<rect
						x={`${(index + 0.15) * slot}%`}
						width={`${0.7 * slot}%`}
						y={y(count)}
						height={height - foot - y(count)}
					/>
					{to && (
						<Link to={to} {...pointerOnly}>
							<title>{`${name}: ${formatNumber(count, language)}`}</title>
							<rect className="hit" x={`${index * slot}%`} width={`${slot}%`} y="0" height={height - foot} />
						</Link>
					)}
					{index % every === 0 && (
						<text x={`${(index + 0.5) * slot}%`} y={height - 6} textAnchor="middle">
							{short ?? name}
						</text>
					)}
				</g>
			))}
		</svg>
	);
}

/** A horizontal bar chart for long names. */
export function Bars({ rows }: { rows: Counted[] }) {
	const { language } = useFrame();
	const longest = Math.max(1, ...rows.map(({ count }) => count));
	return (
		<ul>
			{rows.map(({ name, count, to }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two programs may have one name, and rows never move.
				<li key={index} className="mt-2">
					<p className="flex justify-between gap-4">
						{to ? (
							<Link to={to} {...pointerOnly}>
								{name}
							</Link>
						) : (
							<span>{name}</span>
						)}
						<span>{formatNumber(count, language)}</span>
					</p>
					<svg width="100%" height="10" className="bars" aria-hidden="true">
						<rect width={`${(count / longest) * 100}%`} height="10" />
					</svg>
				</li>
			))}
		</ul>
	);
}

/** @returns whole numbers at equal distances from 0 to `most` or a little above, two to five of them. */
function gridOf(most: number): number[] {
	const least = Math.max(1, most / 4);
	const power = 10 ** Math.floor(Math.log10(least));
	const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
	return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
