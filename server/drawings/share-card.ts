import { subdued } from "../../app/ui/lattice/palettes.ts";
import { latticeElements, latticeMark, svgDocument } from "../../app/ui/lattice.ts";
import type { ShareCard } from "../../app/ui/share-card.ts";
import { cityElements, familyOf, hueOf, topicElements, topicOf, variantOfSeed } from "./cover.ts";
import { breakLines, type Outlines } from "./outlines.ts";

const cardSize = { width: 1200, height: 630 };
/** Where the photo or the pattern is: the right third. */
export const cardPicture = { left: 800, top: 0, width: 400, height: 630 };

const margin = 72;
const textWidth = cardPicture.left - 2 * margin;
const [paper, ink, muted, accent] = ["#faf6ee", "#1b1d33", "#565a72", "#d9622b"];

/** The largest size at which the title fits, in at most three lines. */
const titleSizes = [68, 60, 52, 46];
const maxLines = 3;

/** A share card as SVG. The photo is not part of it: it is laid over the right third. */
export function shareCardSvg(card: ShareCard, siteName: string, outlines: Outlines): string {
	return svgDocument(
		cardSize,
		`<path fill="${paper}" d="M0 0h1200v630H0z"/>${brand(siteName, outlines)}${words(legible(card, siteName, outlines), outlines)}` +
			`${card.photo ? "" : picture(card)}<path fill="${accent}" d="M${cardPicture.left - 8} 0h8v630h-8z"/>`,
	);
}

function brand(siteName: string, outlines: Outlines): string {
	const mark = latticeMark(64).replace("<svg ", `<svg x="${margin}" y="64" `);
	return mark + outlines.path(siteName, { x: margin + 84, y: 109, size: 38, fill: ink });
}

/** Replaces a title in a script that the fonts lack, so that a card always says what it is about. */
function legible(card: ShareCard, siteName: string, outlines: Outlines): ShareCard {
	const { title, titleEn, heading } = card;
	const shown = [title, titleEn, heading].find(outlines.isLegible) ?? siteName;
	return { ...card, title: shown, heading: shown === heading ? "" : heading };
}

/** Heading, title and fact line, centered vertically below the site's name. */
function words({ heading, title, facts }: ShareCard, outlines: Outlines): string {
	const fitting = (size: number) => breakLines(title, { size, most: textWidth, count: maxLines }, outlines);
	const size = titleSizes.find((each) => !fitting(each).at(-1)?.endsWith("…")) ?? (titleSizes.at(-1) as number);
	const titleLines = fitting(size);
	// The Korean font is smaller than the Latin one at the same size.
	const headingSize = /\p{Script=Hangul}/u.test(heading) ? 42 : 30;
	const headingLines = breakLines(heading, { size: headingSize, most: textWidth, count: 1 }, outlines);
	const factLines = breakLines(facts, { size: 30, most: textWidth, count: titleLines.length < 3 ? 3 : 2 }, outlines);
	const rows = [
		...headingLines.map((text) => ({ text, size: headingSize, fill: muted, height: headingSize })),
		...titleLines.map((text, line) => ({ text, size, fill: ink, height: size * 1.18 + (line || !heading ? 0 : 16) })),
		...factLines.map((text, line) => ({ text, size: 30, fill: "#2b3a67", height: line === 0 ? 66 : 42 })),
	];
	const [top, bottom] = [150, 582];
	const height = rows.reduce((sum, row) => sum + row.height, 0);
	let y = top + Math.max(0, (bottom - top - height) / 2);
	return rows
		.map((row) => {
			y += row.height;
			return outlines.path(row.text, { x: margin, y: y - row.size * 0.14, size: row.size, fill: row.fill });
		})
		.join("");
}

/** The middle of each city's landmark, in the units of its drawing. */
const landmarks = { Seoul: 478, Busan: 470, Incheon: 478, Daegu: 474, Daejeon: 482, Gwangju: 440 };

function picture({ name, subject }: ShareCard): string {
	const { width, height } = cardPicture;
	const variant = name === "home" ? 0 : variantOfSeed(name);
	const palette = hueOf(variant).light;
	const topic = topicOf(subject);
	const colors = subject.city || topic ? subdued(palette) : palette;
	const pattern = latticeElements(name, { width, height, palette: colors, family: familyOf(variant), cell: 130 });
	const place = `x="${cardPicture.left}" width="${width}" height="${height}"`;
	let drawing = "";
	if (subject.city) {
		const visible = (360 * width) / height;
		const viewBox = `${Math.round(landmarks[subject.city] - visible / 2)} 0 ${Math.round(visible)} 360`;
		drawing = `<svg ${place} viewBox="${viewBox}">${cityElements(subject.city, palette)}</svg>`;
	} else if (topic) {
		drawing = `<svg ${place} viewBox="160 -72 320 504">${topicElements(topic, palette)}</svg>`;
	}
	return `<svg ${place} viewBox="0 0 ${width} ${height}">${pattern}</svg>${drawing}`;
}
