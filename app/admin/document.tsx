import { scripts } from "virtual:admin-texts";
import { type ReactNode, Suspense } from "react";
import { preloadModule } from "react-dom";
import { Scripts } from "react-router";
import type { Language } from "../../domain/shared/language.ts";
import styles from "../admin.css?url";
import { latticeMark } from "../ui/lattice.ts";

const icon = () => `data:image/svg+xml,${encodeURIComponent(latticeMark(32))}`;

/** The admin document, the same on the server and in the browser. */
export function AdminDocument({ language, children }: { language: Language; children: ReactNode }) {
	const texts = scripts.adminTexts?.[language];
	if (texts) preloadModule(texts, { as: "script" });
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				{/* Written out: on a slow line a request costs more. The browser keeps what it does not render itself. */}
				{import.meta.env.SSR && <link rel="icon" href={icon()} type="image/svg+xml" />}
				<link rel="stylesheet" href={styles} />
			</head>
			<body>
				{/* Content that the browser renders differently is rendered again inside these boundaries, without the scripts. */}
				<Suspense>{children}</Suspense>
				{/* Alone in an element: when they are taken out, the browser computes the styles of what stands beside them again. */}
				<div>
					<Scripts />
				</div>
			</body>
		</html>
	);
}
