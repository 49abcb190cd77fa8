type PhoneLinksProps = {
	/** As entered. */
	phone: string;
	/** In the form of E.164, if the number can be read with certainty. */
	e164?: string | null;
};

/** A phone number with links to call and to the messengers, which need a country code ("+") to find the person. */
export function PhoneLinks({ phone, e164 }: PhoneLinksProps) {
	const number = e164 ?? phone;
	const digits = number.replace(/\D/g, "");
	const isInternational = number.trim().startsWith("+");
	const messengers = [
		["Telegram", `https://t.me/+${digits}`],
		["WhatsApp", `https://wa.me/${digits}`],
	];
	return (
		<span className="phone-links">
			<a className="link" href={`tel:${isInternational ? "+" : ""}${digits}`}>
				{phone}
			</a>
			{isInternational &&
				messengers.map(([name, address]) => (
					<a key={name} className="link" href={address} target="_blank" rel="noopener noreferrer">
						{name}
					</a>
				))}
		</span>
	);
}

/** An address to write to. */
export const EmailLink = ({ email, className = "link" }: { email: string; className?: string }) => (
	<a className={className} href={`mailto:${encodeURIComponent(email)}`}>
		{email}
	</a>
);
