import { requestBackup } from "../../../domain/maintenance/commands.ts";
import { listMaintenance } from "../../../domain/maintenance/queries.ts";
import { getServerState, getWorkload, listDisks } from "../../../domain/maintenance/status-queries.ts";
import { listRates } from "../../../domain/money/rates/queries.ts";
import { getBotState } from "../../../domain/telegram/queries.ts";
import { BotStatus } from "../../admin/bot-status.tsx";
import { Workload } from "../../admin/channel-states.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { LastFetch } from "../../admin/last-fetch.tsx";
import { Maintenance } from "../../admin/maintenance.tsx";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { ServerState } from "../../admin/server-state.tsx";
import type { Route } from "./+types/status";

export const loader = adminLoader("status", async ({ caller }) => {
	const [workload, bot, rates, server, disks, maintenance] = await Promise.all([
		getWorkload(caller),
		getBotState(caller),
		listRates(caller),
		getServerState(caller),
		listDisks(caller),
		caller.may("maintenance:read") ? listMaintenance(caller) : undefined,
	]);
	return {
		workload,
		bot,
		rates: { run: rates.run, isFetched: rates.isFetched },
		server: { ...server, disks },
		maintenance,
	};
});

/** An owner requests a backup. */
export const action = adminAction(({ caller }) => ({
	done: "backup_requested",
	back: "/admin/status",
	submit: () => requestBackup(caller),
}));

/** Whether everything runs as it should: the server, what waits, and for owners also the scheduled tasks. */
export default function Status({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.maintenance.status;
	return (
		<Page title={t.title} again={actionData} loaded={loaderData}>
			{({ maintenance, server, workload, bot, rates }) => (
				<>
					{maintenance && (
						<>
							<Maintenance {...maintenance} />
							{maintenance.hasBackupKey ? (
								<PostForm className="mt-3 mb-6">
									<SubmitButton className="btn btn-small">{texts.settings.backups.now}</SubmitButton>
								</PostForm>
							) : (
								<p className="mt-3 mb-6">{texts.settings.backups.noKey}</p>
							)}
						</>
					)}
					<ServerState {...server} />
					<Workload {...workload} />
					{bot && <BotStatus {...bot} />}
					<div className="mt-6">
						<LastFetch {...rates} title={texts.rates.title} />
					</div>
				</>
			)}
		</Page>
	);
}
