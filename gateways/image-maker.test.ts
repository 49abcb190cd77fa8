import sharp from "sharp";
import { expect, test } from "vitest";
import { InvalidImageError } from "../domain/shared/ports.ts";
import { photo } from "../tests/support/photo.ts";
import { convertImage } from "./image-files.ts";
import { createImageProcessor } from "./image-maker.ts";

const maker = createImageProcessor();

/** The image maker disables all other formats; enable AVIF briefly to inspect the output. */
async function look(bytes: Uint8Array) {
	const avif = { operation: ["VipsForeignLoadHeifBuffer"] };
	sharp.unblock(avif);
	return sharp(bytes)
		.metadata()
		.finally(() => sharp.block(avif));
}

const drawn = (width: number, height: number, channels: 3 | 4 = 3) =>
	sharp({ create: { width, height, channels, background: { r: 40, g: 90, b: 160, alpha: 0.5 } } });

test("a JPEG, a PNG and a WebP are converted to every width that pages use, as AVIF and WebP, never enlarged, and at most 1920 wide", async () => {
	for (const format of ["jpeg", "png", "webp"] as const)
		expect((await convertImage(await drawn(30, 20)[format]().toBuffer())).files).toHaveLength(2);
	const made = await maker.process(await drawn(1500, 20).jpeg().toBuffer());
	expect([made.width, made.height]).toEqual([1500, 20]);
	const names = ["320", "640", "1280", "1500"].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
	expect(made.files.map(({ name }) => name).sort()).toEqual(names.sort());
	for (const { name, bytes } of made.files) {
		const [width, kind] = name.split(".");
		const meta = await look(bytes);
		expect([meta.width, meta.format], name).toEqual([Number(width), kind === "avif" ? "heif" : "webp"]);
	}
	expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
	expect(made.placeholder?.length).toBeLessThan(400);
	const widths = async (width: number) =>
		(await convertImage(await drawn(width, 10).png().toBuffer())).files.flatMap(({ name }) =>
			name.endsWith(".webp") ? Number.parseInt(name, 10) : [],
		);
	expect(new Set(await widths(640))).toEqual(new Set([320, 640]));
	expect(new Set(await widths(2500))).toEqual(new Set([320, 640, 1280, 1920]));
});

test("a phone photo is upright, and no size contains its location or camera", async () => {
	const taken = await drawn(400, 300)
		.withMetadata({ orientation: 6 })
		.withExifMerge({
			IFD0: { Make: "Camera of the test", ImageDescription: "at home" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 18/1 0/1", GPSMapDatum: "Tashkent of the test" },
		})
		.jpeg()
		.toBuffer();
	for (const text of ["Camera of the test", "Tashkent of the test"]) expect(taken.toString("latin1")).toContain(text);
	const made = await convertImage(taken);
	expect([made.width, made.height]).toEqual([300, 400]);
	expect(made.files).toHaveLength(2);
	for (const { name, bytes } of made.files) {
		const meta = await look(bytes);
		expect([meta.exif, meta.xmp, meta.iptc], name).toEqual([undefined, undefined, undefined]);
		expect(Buffer.from(bytes).toString("latin1"), name).not.toMatch(/Camera|Tashkent|Exif/);
	}
});

test("a detailed photo has at most 40 kB in the widths that phones load", async () => {
	const { files } = await maker.process(await (await photo(1400, 1050, 2)).jpeg({ quality: 88 }).toBuffer());
	const bytes = Object.fromEntries(files.map((file) => [file.name, file.bytes.length]));
	expect(bytes["1400.avif"]).toBeGreaterThan(100_000);
	for (const width of [320, 640, 1280]) expect(bytes[`${width}.avif`], `${width}`).toBeLessThanOrEqual(40_000);
	expect(bytes["1280.avif"]).toBeGreaterThan(20_000);
});

const png = () => drawn(200, 100).png().toBuffer();
const rejected: Record<string, () => Promise<Uint8Array>> = {
	nothing: async () => new Uint8Array(),
	"a text": async () => Buffer.from("GIF89a is what this says"),
	"a GIF": async () => drawn(20, 20).gif().toBuffer(),
	"an SVG": async () =>
		Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
	"a page": async () => Buffer.from("<!doctype html><script>alert(1)</script>"),
	"a PNG cut off": async () => (await drawn(800, 800).png().toBuffer()).subarray(0, 900),
	"a JPEG cut off": async () => (await drawn(900, 450).jpeg().toBuffer()).subarray(0, 900),
	"a signature alone": async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
	"more pixels than are taken": async () => drawn(6_400, 6_400).png({ compressionLevel: 1 }).toBuffer(),
	"a GIF that is a JPEG from its fourth byte": async () =>
		Buffer.concat([Buffer.from("GIF89a"), await drawn(20, 20).jpeg().toBuffer()]),
	"a page that is a WebP by its first words": async () => Buffer.from("RIFF<!--WEBP--><script>alert(1)</script>"),
	"a photo of an iPhone (HEIC)": async () =>
		Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]),
};

test("what is not an image, or too large, is rejected", async () => {
	for (const [name, bytes] of Object.entries(rejected))
		await expect(convertImage(await bytes()), name).rejects.toThrow(InvalidImageError);
});

test("re-encoding removes other content: HTML in a comment, an archive or a second image at the end", async () => {
	const jpeg = await drawn(200, 100).jpeg().toBuffer();
	const words = Buffer.from("<script>alert('hidden')</script>");
	const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
	const polyglots = [
		Buffer.concat([await png(), words]),
		Buffer.concat([await png(), Buffer.from("PK\u0003\u0004 hidden")]),
		Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
		Buffer.concat([jpeg, await drawn(20, 20).gif().toBuffer(), Buffer.from("hidden")]),
	];
	for (const polyglot of polyglots) {
		const made = await convertImage(polyglot);
		expect([made.width, made.height]).toEqual([200, 100]);
		for (const { bytes } of made.files) expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/hidden|GIF8|PK/);
	}
});

test("a transparent image stays transparent and has no placeholder, and a CMYK image is converted to sRGB", async () => {
	const made = await convertImage(await drawn(50, 50, 4).png().toBuffer());
	expect(made.placeholder).toBeNull();
	for (const { name, bytes } of made.files) expect((await look(bytes)).hasAlpha, name).toBe(true);
	const printed = await convertImage(await drawn(60, 60).toColourspace("cmyk").jpeg().toBuffer());
	expect(printed.placeholder).toMatch(/^data:/);
	for (const { name, bytes } of printed.files) expect((await look(bytes)).space, name).toBe("srgb");
});

const codeOf = (making: Promise<unknown>) =>
	making.then(
		() => "made",
		(error) => (error instanceof InvalidImageError ? error.code : String(error)),
	);

test("L11: an image that exceeds the memory or time limit is rejected, and the next one is processed", async () => {
	const large = await drawn(6_000, 6_000).jpeg({ progressive: true }).toBuffer();
	const small = await png();
	const tight = createImageProcessor({ residentMegabytes: 130 });
	const [first, second] = await Promise.all([codeOf(tight.process(large)), codeOf(tight.process(small))]);
	expect([first, second]).toEqual(["image_too_complex", "made"]);
	expect(await codeOf(createImageProcessor({ timeout: 1 }).process(small))).toBe("image_too_complex");
	expect(await codeOf(maker.process(Buffer.from("no picture")))).toBe("bad_image");
});

test("L11: concurrent images are processed one at a time", async () => {
	const small = await png();
	let most = 0;
	const children = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
	const watch = setInterval(() => {
		most = Math.max(most, children());
	}, 1);
	const made = await Promise.all(Array.from({ length: 3 }, () => codeOf(maker.process(small))));
	clearInterval(watch);
	expect(made).toEqual(Array.from({ length: 3 }, () => "made"));
	expect(most).toBe(1);
});
