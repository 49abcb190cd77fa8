/** A phone number with links to call and to the messengers, which need a country code ("+") to find the person. */
export function PhoneLinks({ phone }: { phone: string }) {
	const digits = phone.replace(/\D/g, "");
	const isInternational = phone.trim().startsWith("+");
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
