import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";

// Takes the README's screenshots of a running site: node bin/run.mjs bin/screenshots.ts [URL]
const address = process.argv[2] ?? "http://localhost:3000";
const folder = "docs/pictures";
const wide = { width: 1280, height: 960 };
const phone = { width: 390, height: 844 };
const pictures = [
	["home", "/", wide],
	["universities", "/universities", wide],
	["home-phone", "/uz", phone],
	["universities-phone", "/ru/universities", phone],
] as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
	executablePath: "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-background-networking"],
});
for (const [name, path, viewport] of pictures) {
	const page = await browser.newPage({ viewport, deviceScaleFactor: viewport === phone ? 2 : 1, colorScheme: "light" });
	await page.goto(address + path, { waitUntil: "networkidle" });
	const { size } = await sharp(await page.screenshot())
		.webp({ quality: 82 })
		.toFile(`${folder}/${name}.webp`);
	console.log(`${name}.webp: ${size} bytes`);
	await page.close();
}
await browser.close();
