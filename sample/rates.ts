/** The Central Bank of Uzbekistan's rates of 29 September 2026 (SOURCES.md): an example that never ages. */
export const rates = { onDate: "2026-09-29", usd: 11_806.97, krw: 8.68 };
