export const socialLinks: { platform: "WhatsApp" | "Telegram"; url: string; isActive: boolean }[] = [
	{ platform: "WhatsApp", url: "https://wa.me/82200000000", isActive: true },
	{ platform: "Telegram", url: "https://t.me/example", isActive: true },
];
