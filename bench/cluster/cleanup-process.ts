// Runs the scheduled cleanup and the alarms once, as each process of the site does: node cleanup-process.ts DATABASE_URL
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { raiseAlarms } from "../../domain/alarms/commands.ts";
import { sweepExpired } from "../../domain/maintenance/retention/commands.ts";
import { scriptContext } from "../../server/script-context.ts";

const { database, close } = connect(process.argv[2] ?? "", { connections: 2 });
/** In the office hours of both offices, in which alarms are raised, whenever this runs. */
const now = new Date();
now.setUTCHours(7, 0, 0, 0);
const context = scriptContext(database, () => now);
const system = new Caller({ role: "system" }, { ...context, retention: { contactMonths: 12, applicationMonths: 24 } });
await database.execute("select 1");
console.log("ready");
await new Promise((begin) => process.stdin.once("data", begin));
const [sweeps] = await Promise.all([sweepExpired(system), raiseAlarms(system)]);
console.log(sweeps.length);
await close();
process.exit(0);
