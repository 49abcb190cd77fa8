import type { CoverSubject } from "../../app/ui/cover-address.ts";
import { hash } from "../../app/ui/lattice/hash.ts";
import { hues, type Palette, subdued, type Theme } from "../../app/ui/lattice/palettes.ts";
import { type FamilyName, families, latticeElements, svgDocument } from "../../app/ui/lattice.ts";
import type { City } from "../../database/values.ts";
import { cityDrawings } from "./city-drawings.ts";
import type { Outlines } from "./outlines.ts";
import { topicIcons } from "./topic-icons.ts";

const coverSize = { width: 640, height: 360 };

const familyNames = Object.keys(families) as FamilyName[];

/** Consecutive variants have different patterns and colors; a pair of both comes back after 56. */
export const hueOf = (variant: number) => hues[variant % hues.length] as (typeof hues)[number];
export const familyOf = (variant: number) => familyNames[variant % familyNames.length] as FamilyName;

/** The style of a cover that has no place in an order. */
export const variantOfSeed = (seed: string): number => hash(seed) % 56;

/** The first tag that has an icon. */
export const topicOf = ({ tags }: CoverSubject): string | undefined =>
	tags?.find((tag) => Object.hasOwn(topicIcons, tag));

/** A cover as SVG: lattice, city or topic, and the plate with the name. */
export function coverSvg(
	seed: string,
	{ variant, theme, subject }: { variant: number; theme: Theme; subject: CoverSubject },
	outlines: Outlines,
): string {
	const palette = hueOf(variant)[theme];
	const topic = topicOf(subject);
	const quiet = subject.city || topic ? subdued(palette) : palette;
	const pattern = latticeElements(seed, { ...coverSize, palette: quiet, family: familyOf(variant), cell: 110 });
	const drawing = subject.city ? cityElements(subject.city, palette) : topic ? topicElements(topic, palette) : "";
	return svgDocument(coverSize, pattern + drawing + plate(subject, palette, outlines));
}

const lines = (color: string) => `fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round"`;

export function cityElements(city: City, { tone, glow, bold, accent }: Palette): string {
	const { far, near, lines: strokes, fine, lit } = cityDrawings[city];
	return (
		`<path fill="${tone}" d="${far}"/>` +
		`<path fill="${glow}" stroke="${bold}" stroke-width="4" stroke-linejoin="round" d="${near}"/>` +
		`<g ${lines(bold)} stroke-width="4"><path d="${strokes}"/><path stroke-width="2" d="${fine}"/></g>` +
		`<path fill="${accent}" d="${lit}"/>`
	);
}

/** A square plate in the middle, which stays whole when the sides of the cover are cropped. */
export function topicElements(topic: string, { glow, bold, accent }: Palette): string {
	const icon = `<path ${lines(bold)} stroke-width="1.2" transform="translate(248 108)scale(6)" d="${topicIcons[topic]}"/>`;
	return `<path fill="${glow}" d="M220 80h200v200H220z"/><path fill="${accent}" d="M220 274h200v6H220z"/>${icon}`;
}

const [margin, padding, widest] = [28, 20, 400];

/** The Korean name above the short Latin one. A name that the font lacks or that is too long is left out. */
function plate({ nameKo = "", shortName = "" }: CoverSubject, { glow, bold, accent }: Palette, outlines: Outlines) {
	const korean = outlines.supports(nameKo) && nameKo ? nameKo : "";
	const fullSize = 50;
	const size = Math.min(fullSize, (fullSize * widest) / Math.max(1, outlines.width(korean, fullSize)));
	const isKorean = korean !== "" && size > fullSize / 2;
	if (!isKorean && !shortName) return "";
	const short = { size: isKorean ? 28 : 48, spacing: isKorean ? 1.5 : 2 };
	const rows = [
		...(isKorean ? [{ text: korean, size, height: size * 0.86, width: outlines.width(korean, size), spacing: 0 }] : []),
		...(shortName
			? [
					{
						text: shortName,
						...short,
						height: short.size * 0.72,
						width: outlines.width(shortName, short.size, short.spacing),
					},
				]
			: []),
	];
	const gap = 16;
	const width = Math.max(...rows.map((row) => row.width)) + 2 * padding;
	const height = rows.reduce((sum, row) => sum + row.height, (rows.length - 1) * gap) + 2 * padding;
	let y = margin + padding;
	const texts = rows.map((row) => {
		const baseline = y + (row.text === korean ? row.size * 0.76 : row.height);
		y += row.height + gap;
		return outlines.path(row.text, {
			x: margin + padding,
			y: baseline,
			size: row.size,
			fill: bold,
			spacing: row.spacing,
		});
	});
	const box = `<path fill="${glow}" d="M${margin} ${margin}h${Math.round(width)}v${Math.round(height)}h-${Math.round(width)}z"/>`;
	const edge = `<path fill="${accent}" d="M${margin} ${margin}h6v${Math.round(height)}h-6z"/>`;
	return box + edge + texts.join("");
}
