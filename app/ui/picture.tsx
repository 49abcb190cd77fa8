type PictureProps = {
	/** A record's own photo, or null. */
	src: string | null;
	/** Whose lattice stands in for it. */
	seed: string;
	alt: string;
	/** The first picture of a page is not lazy. */
	eager?: boolean;
	className?: string;
};

/** A record's photo, or the lattice drawn from its id. The loader puts the lattice in when a photo fails. */
export function Picture({ src, seed, alt, eager = false, className = "cover" }: PictureProps) {
	const cover = `/covers/${seed}`;
	return (
		<img
			src={src ?? cover}
			data-cover={src ? cover : undefined}
			alt={src ? alt : ""}
			width={640}
			height={360}
			loading={eager ? undefined : "lazy"}
			decoding="async"
			className={className}
		/>
	);
}
