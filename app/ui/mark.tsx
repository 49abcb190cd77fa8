/** The site's logo: an eight-pointed window knot in the current text color. */
export function Mark() {
	return (
		<svg
			width="30"
			height="30"
			viewBox="0 0 32 32"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			className="flex-none"
			aria-hidden="true"
		>
			<path d="M7 7h18v18H7z" />
			<path d="M16 3.3 28.7 16 16 28.7 3.3 16z" />
			<path d="M16 11.5 20.5 16 16 20.5 11.5 16z" className="fill-persimmon stroke-none" />
		</svg>
	);
}
