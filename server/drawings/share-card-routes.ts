import { basename } from "node:path";
import { Hono } from "hono";
import {
	costsCardPrefix,
	costsShareCard,
	isPageCard,
	pageShareCard,
	postShareCard,
	programShareCard,
	type ShareCard,
	shareCardAddress,
	universityShareCard,
} from "../../app/ui/share-card.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { getUniversity } from "../../domain/catalog/university-queries.ts";
import { findPublishedPost } from "../../domain/content/blog/queries.ts";
import { readImage } from "../../domain/content/images/queries.ts";
import { readImageAddress, widthsOf } from "../../domain/content/images/rules.ts";
import { getContent } from "../../domain/content/site/queries.ts";
import { findOfferedProgram, getFirstYear } from "../../domain/money/costs-queries.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { asLanguage, type Language } from "../../domain/shared/language.ts";
import type { Drawing } from "../../gateways/image-files.ts";
import { type DrawnPngs, noStore } from "./drawn-pngs.ts";
import type { Outlines } from "./outlines.ts";
import { cardPicture, shareCardSvg } from "./share-card.ts";

type Dependencies = {
	/** An anonymous caller: only what visitors may see has a card. */
	caller: Caller;
	siteName: string;
	outlines: Outlines;
	cards: DrawnPngs;
	report(what: string, error: unknown): void;
};

/** A card is public only as long as its page. */
const aDay = { "cache-control": "public, max-age=86400" };
/** For a card without its photo, which may be found again. */
const fiveMinutes = { "cache-control": "public, max-age=300" };
/** The width of the photo that is read: its height must fill the card. */
const photoWidth = 1280;

/**
 * Share cards: `/cards/{language}/{page or record id}/{version}.png`. Only the current version of an existing page is drawn, once;
 * any other version redirects to it, because a messenger may have kept the address of an earlier one.
 */
export function shareCards({ caller, siteName, outlines, cards, report }: Dependencies) {
	const app = new Hono();
	app.get("/cards/:language{[a-z]{2}}/:name{[a-z0-9-]{1,80}}/:file{[a-z0-9]{1,8}\\.png}", async (context) => {
		const { language: code, name, file } = context.req.param();
		const language = asLanguage(code);
		// Stored cards outlive their pages, so the page is looked up first.
		const card = language && (await findCard(name, language));
		if (!card) return notFound();
		const address = shareCardAddress(card, language, siteName);
		if (!address.endsWith(`/${file}`))
			return new Response(null, { status: 302, headers: { ...noStore, location: address } });
		const folder = `${language}-${name}`;
		const stored = await cards.stored(folder, file, aDay);
		if (stored) return stored;
		const photo = await readPhoto(card);
		if (photo || !card.photo) return cards.draw(address, folder, file, aDay, async () => drawingOf(card, photo));
		// Stored under the version of a page without a photo, so that the complete card is drawn as soon as the photo is back.
		const plain = { ...card, photo: null };
		const plainFile = basename(shareCardAddress(plain, language, siteName));
		return (
			(await cards.stored(folder, plainFile, fiveMinutes)) ??
			cards.draw(address, folder, plainFile, fiveMinutes, async () => drawingOf(plain))
		);
	});
	return app;

	/** @returns undefined if no public page has this name. */
	async function findCard(name: string, language: Language): Promise<ShareCard | undefined> {
		if (isPageCard(name)) {
			const content = name === "home" ? await getContent(caller) : undefined;
			return pageShareCard(name, language, siteName, content);
		}
		if (name.startsWith(costsCardPrefix)) {
			const program = await findOfferedProgram(caller, name.slice(costsCardPrefix.length));
			return program ? costsShareCard(program, await getFirstYear(caller, program), language) : undefined;
		}
		const post = await findPublishedPost(caller, name);
		if (post) return postShareCard(post, language);
		try {
			return universityShareCard(await getUniversity(caller, name), language);
		} catch (error) {
			if (problemOf(error)?.kind !== "not-found") throw error;
		}
		const program = await findOfferedProgram(caller, name);
		return program ? programShareCard(program, language) : undefined;
	}

	/** @returns undefined if the page has no photo or its file cannot be read. */
	async function readPhoto({ photo }: ShareCard): Promise<Uint8Array | undefined> {
		const image = readImageAddress(photo);
		const width = image && widthsOf(image.width).findLast((each) => each <= photoWidth);
		if (!image || !width) return undefined;
		try {
			return await readImage(caller, image, `${width}.webp`);
		} catch (error) {
			report("the photo of a share card could not be read", error);
			return undefined;
		}
	}

	function drawingOf(card: ShareCard, photo?: Uint8Array): Drawing {
		const svg = shareCardSvg(card, siteName, outlines);
		return photo ? { svg, photo: { bytes: photo, ...cardPicture } } : { svg };
	}
}

const notFound = () => new Response("Picture not found.", { status: 404, headers: noStore });
