import { Hono } from "hono";
import {
	isPageCard,
	pageShareCard,
	postShareCard,
	programShareCard,
	type ShareCard,
	shareCardAddress,
	universityShareCard,
} from "../../app/ui/share-card.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { findPublishedPost } from "../../domain/blog/queries.ts";
import { getProgram } from "../../domain/catalog/program-queries.ts";
import { getUniversity } from "../../domain/catalog/university-queries.ts";
import { problemOf } from "../../domain/errors.ts";
import { readImage } from "../../domain/images/queries.ts";
import { readImageAddress, widthsOf } from "../../domain/images/rules.ts";
import { asLanguage, type Language } from "../../domain/language.ts";
import { getContent } from "../../domain/site-content/queries.ts";
import type { Drawing } from "../../gateways/image-files.ts";
import { type DrawnPngs, noStore } from "./drawn-cards.ts";
import type { Outlines } from "./outlines.ts";
import { cardPicture, shareCardSvg } from "./share-card.ts";

type Dependencies = {
	/** An anonymous caller: only what visitors may see has a card. */
	caller: Caller;
	siteName: string;
	outlines: Outlines;
	cards: DrawnPngs;
};

const forever = { "cache-control": "public, max-age=31536000, immutable" };
/** The width of the photo that is read: its height must fill the card. */
const photoWidth = 1280;

/**
 * Share cards: `/cards/{language}/{page or record id}/{version}.png`. Only the current version of an existing page is drawn, once;
 * any other version redirects to it, because a messenger may have kept the address of an earlier one.
 */
export function shareCards({ caller, siteName, outlines, cards }: Dependencies) {
	const app = new Hono();
	app.get("/cards/:language{[a-z]{2}}/:name{[a-z0-9-]{1,80}}/:file{[a-z0-9]{1,8}\\.png}", async (context) => {
		const { language: code, name, file } = context.req.param();
		const language = asLanguage(code);
		if (!language) return notFound();
		const folder = `${language}-${name}`;
		const stored = await cards.stored(folder, file, forever);
		if (stored) return stored;
		const card = await findCard(name, language);
		if (!card) return notFound();
		const address = shareCardAddress(card, language, siteName);
		if (!address.endsWith(`/${file}`))
			return new Response(null, { status: 302, headers: { ...noStore, location: address } });
		return cards.draw(address, folder, file, forever, () => drawingOf(card));
	});
	return app;

	/** @returns undefined if no public page has this name. */
	async function findCard(name: string, language: Language): Promise<ShareCard | undefined> {
		if (isPageCard(name)) {
			const content = name === "home" ? await getContent(caller) : undefined;
			return pageShareCard(name, language, siteName, content);
		}
		const post = await findPublishedPost(caller, name);
		if (post) return postShareCard(post, language);
		try {
			return universityShareCard(await getUniversity(caller, name), language);
		} catch (error) {
			if (problemOf(error)?.kind !== "not-found") throw error;
		}
		try {
			return programShareCard(await getProgram(caller, name), language);
		} catch (error) {
			if (problemOf(error)?.kind !== "not-found") throw error;
			return undefined;
		}
	}

	async function drawingOf(card: ShareCard): Promise<Drawing> {
		const image = readImageAddress(card.photo);
		const width = image && widthsOf(image.width).findLast((each) => each <= photoWidth);
		const bytes = image && width ? await readImage(caller, image, `${width}.webp`) : undefined;
		const svg = shareCardSvg({ ...card, photo: bytes ? card.photo : null }, siteName, outlines);
		return bytes ? { svg, photo: { bytes, ...cardPicture } } : { svg };
	}
}

const notFound = () => new Response("Picture not found.", { status: 404, headers: noStore });
