/** A tab's own URL: its list without a dialog. */
export default function NoDialog() {
	return null;
}
