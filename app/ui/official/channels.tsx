import type { OfficialChannels } from "../../../domain/content/official/queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";
import { OfficeList } from "../office-card.tsx";

/** Every published way to reach us, in full, so that it can be compared letter by letter. */
export function OfficialChannelList({ channels }: { channels: OfficialChannels | null }) {
	const { site } = useRequestContext();
	const t = useTexts().official;
	return (
		<div id="channels">
			<dl className="fact-list mt-4">
				<dt>{t.website}</dt>
				<dd className="break-all">{channels?.siteHost ?? site.url}</dd>
				{channels?.social.map(({ id, platform, url }) => (
					<Channel key={id} name={platform} url={url} />
				))}
				{channels?.botName && <Channel name={t.bot} url={`https://t.me/${channels.botName}`} />}
				{channels?.mailAddress && (
					<>
						<dt>{t.mail}</dt>
						<dd className="break-all">{channels.mailAddress}</dd>
					</>
				)}
			</dl>
			<OfficeList className="mt-5 grid gap-5 md:grid-cols-2" offices={channels?.offices} />
		</div>
	);
}

function Channel({ name, url }: { name: string; url: string }) {
	return (
		<>
			<dt>{name}</dt>
			<dd className="break-all">
				<a className="link" href={url} rel="noopener noreferrer">
					{url.replace(/^https?:\/\//, "")}
				</a>
			</dd>
		</>
	);
}
