/** A tab's own address: its list, and no dialog over it. */
export default function NoDialog() {
	return null;
}
