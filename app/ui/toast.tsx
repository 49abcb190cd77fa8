import { useAccountTexts } from "../i18n/account/texts.ts";
import { useRequestContext } from "../request-context.ts";

/** The message of the previous form, announced by screen readers. */
export function Toast() {
	const { flash } = useRequestContext();
	const texts = useAccountTexts().toasts as Record<string, string>;
	const text = flash && texts[flash.code];
	if (!text) return null;
	const look = flash.code.endsWith("access_denied")
		? "border-brick bg-brick-wash text-brick"
		: "border-celadon bg-celadon-wash text-celadon";
	return (
		<div className="wrap pt-4" role="status">
			<p className={`notice font-semibold ${look}`}>{text}</p>
		</div>
	);
}
