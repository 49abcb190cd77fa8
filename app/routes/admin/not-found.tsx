import { data, Link } from "react-router";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";

export function loader() {
	return data(null, { status: 404 });
}

export default function NotFound() {
	const t = useAdminTexts();
	const { siteName } = useFrame();
	return (
		<div className="py-6">
			<title>{`${t.notFound} — ${siteName}`}</title>
			<h1>{t.notFound}</h1>
			<p className="mt-3">{t.notFoundText}</p>
			<p className="mt-4">
				<Link to="/admin" className="btn">
					{t.toDashboard}
				</Link>
			</p>
		</div>
	);
}
