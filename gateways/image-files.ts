import sharp, { type Sharp } from "sharp";
import { widthsOf } from "../domain/content/images/rules.ts";
import { photoQuality, photoSide } from "../domain/documents/limits.ts";
import { limitConcurrency } from "../domain/shared/concurrency-limit.ts";
import { InvalidImageError, type ProcessedImage } from "../domain/shared/ports.ts";

const maxPixels = 40_000_000;
const patience = 10;
const maxConcurrentEncoders = 2;
const placeholderWidth = 16;
/**
 * Visually equal quality. Large sizes use less effort, so that they are ready while the uploader still looks at the
 * preview.
 */
const settings = {
	avif: (width: number) => ({ quality: 50, effort: width > 640 ? 0 : 2, chromaSubsampling: "4:2:0" }),
	webp: (width: number) => ({ quality: 74, effort: width > 640 ? 1 : 3 }),
};

/** Maximum bytes of an AVIF image in the widths that phones load. The quality of detailed photos is reduced to meet it. */
const phoneBytes = 40_000;
const phoneWidth = 1280;
const lowerQualities = [40, 30, 20, 10];

// No image is processed twice, so a cache would only use memory.
sharp.cache(false);

/** An SVG of ours, and a WebP photo that is laid over a part of it. */
export type Drawing = {
	svg: string;
	photo?: { bytes: Uint8Array; left: number; top: number; width: number; height: number };
};

/** A task for the image process: process an upload, a photo of a paper, or render one of our own SVGs as PNG. */
export type ImageTask = { original: Uint8Array } | { paper: Uint8Array } | Drawing;
export type ImageAnswer = { made: ProcessedImage } | { jpeg: Uint8Array } | { png: Uint8Array } | { fault: string };

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

const options = { limitInputPixels: maxPixels, failOn: "error" as const, pages: 1 };

/** @throws InvalidImageError for what is no image of one allowed format. */
async function openUpload(original: Uint8Array) {
	allowFormats("Jpeg", "Png", "Webp");
	const bytes = Buffer.from(original);
	const format = signatures.find(([, matches]) => matches(bytes))?.[0];
	if (!format) throw new InvalidImageError("unknown signature");
	const meta = await sharp(bytes, options).metadata().catch(throwInvalid);
	if (meta.format !== format) throw new InvalidImageError("two formats in one");
	return { bytes, meta };
}

function throwInvalid(error: Error): never {
	throw error instanceof InvalidImageError ? error : new InvalidImageError(error.message);
}

/** A photo of a paper as one JPEG: upright, readable, without metadata. */
export async function convertPaper(original: Uint8Array): Promise<Uint8Array> {
	const { bytes } = await openUpload(original);
	const made = sharp(bytes, options)
		.autoOrient()
		.resize({ width: photoSide, height: photoSide, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#fff" })
		.toColourspace("srgb")
		.jpeg({ quality: 100 * photoQuality })
		.timeout({ seconds: patience });
	return new Uint8Array(await made.toBuffer().catch(throwInvalid));
}

/**
 * Decodes and re-encodes the image, which removes everything else in the file (location, camera, scripts, appended
 * files).
 * @throws NotAnImage.
 */
export async function convertImage(original: Uint8Array): Promise<ProcessedImage> {
	const { bytes, meta } = await openUpload(original);
	try {
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
		const encodeInTurn = limitConcurrency(maxConcurrentEncoders)(encode);
		// Start with the largest sizes, which take longest.
		const files = await Promise.all(widths.toReversed().map((width) => encodeInTurn(at(width), width)));
		// The placeholder would show through a transparent image.
		const isOpaque = info.channels === 3 || (await sharp(data, { raw }).stats()).isOpaque;
		const tiny = await at(placeholderWidth).removeAlpha().webp({ quality: 30, effort: 4 }).toBuffer();
		const placeholder = isOpaque ? `data:image/webp;base64,${tiny.toString("base64")}` : null;
		return { width, height, placeholder, files: files.flat() };
	} catch (error) {
		throwInvalid(error as Error);
	}
}

/** Encodes one width in both formats. The AVIF images that phones load take at most `phoneBytes`, however detailed the photo is. */
async function encode(picture: Sharp, width: number): Promise<ProcessedImage["files"]> {
	const webp = await picture.clone().webp(settings.webp(width)).timeout({ seconds: patience }).toBuffer();
	const options = settings.avif(width);
	const encodeAvif = (quality: number) =>
		picture
			.clone()
			.avif({ ...options, quality })
			.timeout({ seconds: patience })
			.toBuffer();
	let avif = await encodeAvif(options.quality);
	for (const quality of width > phoneWidth ? [] : lowerQualities) {
		if (avif.length <= phoneBytes) break;
		avif = await encodeAvif(quality);
	}
	return [
		{ name: `${width}.avif`, bytes: new Uint8Array(avif) },
		{ name: `${width}.webp`, bytes: new Uint8Array(webp) },
	];
}
