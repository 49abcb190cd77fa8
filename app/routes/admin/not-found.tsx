import { data } from "react-router";
import { useAdminTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { PageTitle } from "../../admin/page.tsx";

export function loader() {
	return data(null, { status: 404 });
}

export default function NotFound() {
	const t = useAdminTexts();
	return (
		<div className="py-6">
			<PageTitle title={t.notFound} />
			<p className="mt-3">{t.notFoundText}</p>
			<p className="mt-4">
				<Link to="/admin" className="btn">
					{t.toDashboard}
				</Link>
			</p>
		</div>
	);
}
