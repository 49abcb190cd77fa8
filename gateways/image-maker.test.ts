import sharp from "sharp";
import { expect, test } from "vitest";
import { NotAnImage } from "../domain/ports.ts";
import { createImageMaker } from "./image-maker.ts";

const maker = createImageMaker();

/** The maker shuts what it does not take in; to look at what came out, AVIF is opened for a moment. */
async function look(bytes: Uint8Array) {
	const avif = { operation: ["VipsForeignLoadHeifBuffer"] };
	sharp.unblock(avif);
	return sharp(bytes)
		.metadata()
		.finally(() => sharp.block(avif));
}

const drawn = (width: number, height: number, channels: 3 | 4 = 3) =>
	sharp({ create: { width, height, channels, background: { r: 40, g: 90, b: 160, alpha: 0.5 } } });

test.each(["jpeg", "png", "webp"] as const)(
	"a %s comes in every width that pages use, as AVIF and WebP",
	async (format) => {
		const made = await maker.make(await drawn(1500, 900)[format]().toBuffer());
		expect([made.width, made.height]).toEqual([1500, 900]);
		expect(made.files.map(({ name }) => name).sort()).toEqual(
			["320", "640", "1280", "1500"].flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort(),
		);
		for (const { name, bytes } of made.files) {
			const [width, kind] = name.split(".");
			const meta = await look(bytes);
			expect([meta.width, meta.format], name).toEqual([Number(width), kind === "avif" ? "heif" : "webp"]);
		}
		expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
		expect(made.placeholder.length).toBeLessThan(400);
	},
);

test("a picture is never made larger than it came, and a wide one ends at 1920", async () => {
	const names = async (width: number) =>
		(await maker.make(await drawn(width, 10).png().toBuffer())).files
			.map(({ name }) => name)
			.filter((name) => /webp/.test(name));
	expect(await names(100)).toEqual(["100.webp"]);
	expect(await names(640)).toEqual(["320.webp", "640.webp"]);
	expect(await names(2500)).toEqual(["320.webp", "640.webp", "1280.webp", "1920.webp"]);
});

test("a phone's photo stands upright and says nothing of where and with what it was taken", async () => {
	const photo = await drawn(400, 300)
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD0: { Make: "Camera of the test", ImageDescription: "at home" } })
		.jpeg()
		.toBuffer();
	expect(photo.toString("latin1")).toContain("Camera of the test");
	const made = await maker.make(photo);
	expect([made.width, made.height]).toEqual([300, 400]);
	for (const { bytes } of made.files) {
		const meta = await look(bytes);
		expect(meta.exif).toBeUndefined();
		expect(Buffer.from(bytes).toString("latin1")).not.toContain("Camera");
	}
});

const png = () => drawn(200, 100).png().toBuffer();
const refused: Record<string, () => Promise<Uint8Array>> = {
	nothing: async () => new Uint8Array(),
	"a text": async () => Buffer.from("GIF89a is what this says"),
	"a GIF": async () => drawn(20, 20).gif().toBuffer(),
	"an SVG": async () =>
		Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
	"a page": async () => Buffer.from("<!doctype html><script>alert(1)</script>"),
	"a picture cut off": async () => (await drawn(800, 800).png().toBuffer()).subarray(0, 900),
	"a JPEG cut off": async () =>
		(
			await sharp(await png())
				.resize(900)
				.jpeg()
				.toBuffer()
		).subarray(0, 900),
	"a signature alone": async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
	"more pixels than are taken": async () => drawn(7_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
	"a photo of an iPhone (HEIC)": async () =>
		Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]),
};

test.each(Object.entries(refused))("%s is no picture", async (_name, bytes) => {
	await expect(maker.make(await bytes())).rejects.toThrow(NotAnImage);
});

test("what hangs on behind a picture stays behind", async () => {
	const made = await maker.make(Buffer.concat([await png(), Buffer.from("<script>alert('tail')</script>")]));
	for (const { bytes } of made.files) expect(Buffer.from(bytes).toString("latin1")).not.toContain("script");
});

test("a picture that lets light through keeps doing so", async () => {
	const made = await maker.make(await drawn(50, 50, 4).png().toBuffer());
	for (const { name, bytes } of made.files) expect((await look(bytes)).hasAlpha, name).toBe(true);
});

test("a picture for print (CMYK) comes in the colours of a screen", async () => {
	const made = await maker.make(await drawn(60, 60).toColourspace("cmyk").jpeg().toBuffer());
	for (const { name, bytes } of made.files) expect((await look(bytes)).space, name).toBe("srgb");
});
