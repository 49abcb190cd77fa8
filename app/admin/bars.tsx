import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from "recharts";

/** `short` stands where the name has no room. */
export type Counted = { name: string; short?: string; count: number };

const ink = { fill: "var(--color-muted)", fontSize: 13 };
const shortest = 26;

/** Bars, for the eye alone: the same numbers stand in a sentence and in a table beside them. */
export default function Bars({ rows, across }: { rows: Counted[]; across: boolean }) {
	const height = across ? Math.max(200, rows.length * 36) : 240;
	const shorten = (name: string) => (name.length > shortest ? `${name.slice(0, shortest)}…` : name);
	return (
		<ResponsiveContainer width="100%" height={height}>
			<BarChart data={rows} layout={across ? "vertical" : "horizontal"} accessibilityLayer={false}>
				{across ? (
					<>
						<XAxis type="number" allowDecimals={false} tick={ink} />
						<YAxis type="category" dataKey="name" width={190} interval={0} tick={ink} tickFormatter={shorten} />
					</>
				) : (
					<>
						<XAxis dataKey="short" tick={ink} />
						<YAxis allowDecimals={false} width={40} tick={ink} />
					</>
				)}
				<Bar dataKey="count" fill="var(--color-jjok)" isAnimationActive={false} maxBarSize={40} />
			</BarChart>
		</ResponsiveContainer>
	);
}
