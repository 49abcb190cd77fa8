import { readImageAddress, srcset } from "../../domain/images/rules.ts";
import { localized } from "../../domain/language.ts";
import { useRequestContext } from "../request-context.ts";

type PictureProps = {
	/** A record's own photo, or null. */
	src: string | null;
	/** Whose lattice stands in for it. */
	seed: string;
	/** For a photo that staff have described in no language. */
	alt: string;
	/** How wide it is shown, for the browser's choice among the sizes of an uploaded photo. */
	sizes?: string;
	/** The first picture of a page is not lazy. */
	eager?: boolean;
	/** The one picture that a page is about: blurred until it comes. On lists that would cost more than it gives (decision 013). */
	main?: boolean;
	className?: string;
};

/** In the grid of cards: one column on a phone, two on a tablet, three from there. */
const card = "(min-width:64rem) 24rem,(min-width:44rem) 50vw,100vw";

/** A record's photo, or the lattice drawn from its id. The loader puts the lattice in when a photo fails. */
export function Picture({
	src,
	seed,
	alt,
	sizes = card,
	eager = false,
	main = false,
	className = "cover",
}: PictureProps) {
	const { images, language } = useRequestContext();
	const cover = `/covers/${seed}`;
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
	const blurred = main && about?.placeholder;
	if (!blurred) return picture;
	return (
		<span className="blurred">
			<img {...size} src={blurred} alt="" />
			{picture}
		</span>
	);
}
