import { readImageAddress, srcset } from "../../domain/content/images/rules.ts";
import { localized } from "../../domain/shared/language.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";
import { darkCover } from "./cover-address.ts";

type PictureProps = {
	/** The record's own photo, or null. */
	src: string | null;
	/** The address of the drawn cover (cover-address.ts), shown instead of a missing or failed photo; without one, a plain tile. */
	cover?: string;
	/** The alt text of a photo without a description by staff. */
	alt: string;
	/** The displayed width, for the `sizes` attribute. */
	sizes?: string;
	/** Loads eagerly: the first image of a page. */
	eager?: boolean;
	/** The main image of a detail page, with a blurred placeholder (decision 013). */
	main?: boolean;
	className?: string;
};

/** Who took an uploaded photo, and its license, if staff entered them. */
export function PhotoCredit({ src, className = "note" }: { src: string | null; className?: string }) {
	const { images } = useRequestContext();
	const t = useTexts().universities;
	const about = images[readImageAddress(src)?.hash ?? ""];
	const credit = [about?.author, about?.license].filter(Boolean).join(", ");
	return credit && <p className={className}>{t.photo(credit)}</p>;
}

/** In the card grid: one column on a phone, two on a tablet, three on larger screens. */
const card = "(min-width:64rem) 24rem,(min-width:44rem) 50vw,100vw";

/** A record's photo, or its drawn cover. The loader replaces a failed photo with the cover. */
export function Picture({
	src,
	cover,
	alt,
	sizes = card,
	eager = false,
	main = false,
	className = "cover",
}: PictureProps) {
	const { images, language } = useRequestContext();
	const uploaded = readImageAddress(src);
	const about = uploaded && images[uploaded.hash];
	const described = about && localized(about, "alt", language);
	const focus = about && about.focus !== "c" ? about.focus : undefined;
	const size = { width: 640, height: 360, className, "data-focus": focus };
	const picture = (
		<img
			{...size}
			src={src ?? cover}
			srcSet={uploaded && srcset(uploaded)}
			sizes={uploaded && sizes}
			data-cover={src ? cover : undefined}
			alt={src ? described || alt : ""}
			loading={eager || main ? undefined : "lazy"}
			decoding="async"
		/>
	);
	if (!src && cover) {
		return (
			<picture>
				<source media="(prefers-color-scheme:dark)" srcSet={darkCover(cover)} />
				{picture}
			</picture>
		);
	}
	const blurred = main && about?.placeholder;
	if (!blurred) return picture;
	return (
		<span className="blurred">
			<img {...size} src={blurred} alt="" />
			{picture}
		</span>
	);
}
