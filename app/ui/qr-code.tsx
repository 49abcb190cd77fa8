import { encode } from "uqr";

/** A QR code, dark on light in every theme, with the required quiet zone of four cells. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 4 });
	const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return (
		<svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="w-48" shapeRendering="crispEdges">
			<path fill="white" d={`M0 0h${size}v${size}H0z`} />
			<path fill="black" d={cells.join("")} />
		</svg>
	);
}
