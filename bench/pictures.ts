// Takes a picture of every public page, state and admin tab: npm run pictures -- FOLDER [--page NAME] [--language LIST]
// [--width LIST] [--theme LIST]. Lists are separated by commas; a page's name may end with "*".
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { type BrowserContext, chromium } from "playwright-core";
import { languages } from "../domain/language.ts";
import { startVisaPortal } from "../tests/support/visa-portal.ts";
import { casePictures } from "./support/case-pictures.ts";
import { startDatabase } from "./support/database.ts";
import { myPictures } from "./support/my-pictures.ts";
import { adminPictures, type PicturePage, publicPictures } from "./support/picture-pages.ts";
import { requireProgram, temporaryFolder } from "./support/processes.ts";
import { freePort, startSite } from "./support/site-process.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		page: { type: "string", default: "*" },
		language: { type: "string", default: languages.join() },
		width: { type: "string", default: "360,768,1280" },
		theme: { type: "string", default: "light,dark" },
	},
});
const [target] = positionals;
if (!target) {
	console.error("Name a folder for the pictures: npm run pictures -- FOLDER");
	process.exit(1);
}
const wanted = values.page.split(",").map((name) => new RegExp(`^${name.replaceAll("*", ".*")}$`));
const widths = values.width.split(",").map(Number);
const themes = values.theme.split(",") as ("light" | "dark")[];
const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "sunny grille over the river" };

const executablePath = requireProgram("chromium", "/usr/bin/chromium");
await mkdir(target, { recursive: true });
const { folder, remove } = await temporaryFolder();
const portal = await startVisaPortal();
const database = await startDatabase(folder, "on", owner);
const port = await freePort();
const settings = { SITE_URL: `http://127.0.0.1:${port}`, VISA_PORTAL_URL: portal.url, TRUST_PROXY: "1" };
const site = await startSite({
	settings: { DATABASE_URL: database.url, DATA_DIR: folder, ...settings },
	port,
});
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const browser = await chromium.launch({
	executablePath,
	args: ["--no-sandbox", "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
let visitors = 0;
let taken = 0;

/** A browser with an address of its own, so that no form reaches its limit. */
async function newVisitor(language: string): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL: site.url,
		reducedMotion: "reduce",
		extraHTTPHeaders: { "x-forwarded-for": `192.0.2.${++visitors}` },
	});
	await context.addCookies([{ name: "preferred-language", value: language, url: site.url }]);
	return context;
}

async function take({ name, open }: PicturePage, context: BrowserContext, language: string): Promise<void> {
	if (!wanted.some((pattern) => pattern.test(name))) return;
	const page = await context.newPage();
	try {
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			await open(page);
			for (const colorScheme of themes) {
				await page.emulateMedia({ colorScheme });
				// Pictures further down load only when they come near.
				await page.evaluate(() => {
					for (const image of document.images) image.loading = "eager";
				});
				await page.waitForLoadState("networkidle");
				const path = join(target as string, `${name}-${width}-${language}-${colorScheme}.png`);
				await page.screenshot({ path, fullPage: true });
				taken++;
			}
		}
	} catch (error) {
		console.error(`${name} in ${language}: ${(error as Error).message}`);
		process.exitCode = 1;
	} finally {
		await page.close();
	}
}

try {
	const pages = [...(await publicPictures(client)), ...(await myPictures(client))];
	for (const language of values.language.split(",")) {
		for (const page of pages) {
			const visitor = await newVisitor(language);
			await take(page, visitor, language);
			await visitor.close();
		}
	}
	const staff = await newVisitor("en");
	const page = await staff.newPage();
	await page.goto("/auth");
	await page.locator("[name=email]").fill(owner.OWNER_EMAIL);
	await page.locator("[name=password]").fill(owner.OWNER_PASSWORD);
	await page.locator("main [type=submit]").click();
	await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
	// What the admin's lists show, also when no public page is asked for.
	for (const { name, open } of pages) if (/^(apply|contact)-sent$/.test(name)) await open(page);
	const tabs = [...(await adminPictures(client)), ...(await casePictures(client))];
	for (const language of values.language.split(",")) {
		await staff.addCookies([{ name: "preferred-language", value: language, url: site.url }]);
		for (const tab of tabs) await take(tab, staff, language);
	}
	console.log(`${taken} pictures in ${target}`);
} finally {
	await browser.close();
	await client.end();
	await site.stop();
	await database.stop();
	await portal.close();
	await remove();
}
