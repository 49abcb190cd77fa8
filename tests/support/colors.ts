/** Red, green and blue from 0 to 1, gamma-encoded. */
export type Colour = [red: number, green: number, blue: number];

/** CSS Color 4: OKLCH → OKLab → linear sRGB → sRGB, clipped to the gamut. */
export function fromOklch(lightness: number, chroma: number, hue: number): Colour {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return linear.map((part) => {
		const clipped = Math.min(1, Math.max(0, part));
		return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
	}) as Colour;
}

/** WCAG 2: relative luminance. */
function luminance(colour: Colour): number {
	const [red, green, blue] = colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * (red as number) + 0.7152 * (green as number) + 0.0722 * (blue as number);
}

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one: Colour, other: Colour): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}
