import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "../domain/concurrency-limit.ts";
import { widthsOf } from "../domain/images/rules.ts";
import { InvalidImageError, type ProcessedImage } from "../domain/ports.ts";

const mostPixels = 40_000_000;
const patience = 10;
const encodersAtOnce = 2;
const placeholderWidth = 16;
/**
 * Visually equal quality. Large sizes use less effort, so that they are ready while the uploader still looks at the
 * preview.
 */
const settings = {
	avif: (width: number) => ({ quality: 50, effort: width > 640 ? 0 : 2, chromaSubsampling: "4:2:0" }),
	webp: (width: number) => ({ quality: 74, effort: width > 640 ? 1 : 3 }),
};

/**
 * Maximum bytes of an AVIF image in the widths that phones load. The quality of detailed photos is reduced to meet it.
 */
const phoneBytes = 40_000;
const phoneWidth = 1280;
const lowestQuality = 10;
/** Bytes of an AVIF image at full quality for each byte of the WebP image, in detailed photos. */
const avifShare = 0.6;
/** Reducing the quality by this much halves the size of a detailed photo; simpler ones need up to the second figure. */
const halving = 13;
const slowestHalving = 25;

// No image is processed twice, so a cache would only use memory.
sharp.cache(false);

/** An SVG of ours, and a WebP photo that is laid over a part of it. */
export type Drawing = {
	svg: string;
	photo?: { bytes: Uint8Array; left: number; top: number; width: number; height: number };
};

/** A task for the image process: process an upload, or render one of our own SVGs as PNG. */
export type ImageTask = { original: Uint8Array } | Drawing;
export type ImageAnswer = { made: ProcessedImage } | { png: Uint8Array } | { fault: string };

/**
 * libvips supports many formats, some of which run scripts or programs. Only the formats that the task needs are
 * enabled.
 */
function allowFormats(...formats: string[]): void {
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
}

/** Renders an SVG of ours as PNG with a palette, in its own size; a photo covers its place. */
export async function renderPng({ svg, photo }: Drawing): Promise<Uint8Array> {
	allowFormats("Svg", "Webp");
	const drawing = sharp(Buffer.from(svg));
	if (photo) {
		const { bytes, left, top, width, height } = photo;
		const input = await sharp(bytes).resize(width, height, { fit: "cover", position: "attention" }).toBuffer();
		drawing.composite([{ input, left, top }]);
	}
	const png = await drawing.png({ palette: true, effort: 4 }).timeout({ seconds: patience }).toBuffer();
	return new Uint8Array(png);
}

const signatures: [format: string, matches: (bytes: Buffer) => boolean][] = [
	["jpeg", (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
	["png", (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
	["webp", (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP"],
];

/**
 * Decodes and re-encodes the image, which removes everything else in the file (location, camera, scripts, appended
 * files).
 * @throws NotAnImage.
 */
export async function convertImage(original: Uint8Array): Promise<ProcessedImage> {
	allowFormats("Jpeg", "Png", "Webp");
	const bytes = Buffer.from(original);
	const format = signatures.find(([, matches]) => matches(bytes))?.[0];
	if (!format) throw new InvalidImageError("unknown signature");
	try {
		const options = { limitInputPixels: mostPixels, failOn: "error" as const, pages: 1 };
		const meta = await sharp(bytes, options).metadata();
		if (meta.format !== format) throw new InvalidImageError("two formats in one");
		const { width, height } = meta.autoOrient;
		const widths = widthsOf(width);
		// Decode once, at the largest displayed width, and derive the other sizes from it.
		const { data, info } = await sharp(bytes, options)
			.autoOrient()
			.resize({ width: widths.at(-1) })
			.toColourspace("srgb")
			.timeout({ seconds: patience })
			.raw()
			.toBuffer({ resolveWithObject: true });
		const raw = { width: info.width, height: info.height, channels: info.channels };
		const at = (width: number) => sharp(data, { raw }).resize({ width });
		const encodeInTurn = limitConcurrency(encodersAtOnce)(encode);
		// Start with the largest sizes, which take longest.
		const files = await Promise.all(widths.toReversed().map((width) => encodeInTurn(at(width), width)));
		// The placeholder would show through a transparent image.
		const isOpaque = info.channels === 3 || (await sharp(data, { raw }).stats()).isOpaque;
		const tiny = await at(placeholderWidth).removeAlpha().webp({ quality: 30, effort: 4 }).toBuffer();
		const placeholder = isOpaque ? `data:image/webp;base64,${tiny.toString("base64")}` : null;
		return { width, height, placeholder, files: files.flat() };
	} catch (error) {
		throw error instanceof InvalidImageError ? error : new InvalidImageError((error as Error).message);
	}
}

/** Encodes one width in both formats. The AVIF images that phones load take at most `phoneBytes`, however detailed the photo is. */
async function encode(picture: Sharp, width: number): Promise<ProcessedImage["files"]> {
	const webp = await picture.clone().webp(settings.webp(width)).timeout({ seconds: patience }).toBuffer();
	const wanted = settings.avif(width);
	// The WebP image tells how detailed the photo is, so that the first try mostly suffices.
	let last = { quality: wanted.quality, bytes: webp.length * avifShare };
	let quality = width > phoneWidth ? wanted.quality : smallerQuality(last, halving);
	for (;;) {
		const avif = await picture
			.clone()
			.avif({ ...wanted, quality })
			.timeout({ seconds: patience })
			.toBuffer();
		if (width > phoneWidth || avif.length <= phoneBytes || quality === lowestQuality) {
			return [
				{ name: `${width}.avif`, bytes: new Uint8Array(avif) },
				{ name: `${width}.webp`, bytes: new Uint8Array(webp) },
			];
		}
		// Two tries tell how this photo shrinks with its quality.
		const measured = (last.quality - quality) / Math.log2(last.bytes / avif.length);
		last = { quality, bytes: avif.length };
		quality = smallerQuality(last, Math.min(slowestHalving, Math.max(halving, measured || 0)));
	}
}

/** The quality at which an image that was too large should be small enough. */
function smallerQuality({ quality, bytes }: { quality: number; bytes: number }, halving: number): number {
	if (bytes <= phoneBytes) return quality;
	return Math.max(lowestQuality, quality - Math.ceil(1 + Math.log2(bytes / phoneBytes) * halving));
}
