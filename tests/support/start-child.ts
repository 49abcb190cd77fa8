// Runs the server in a separate process that tests can kill: node start-child.ts <data directory>
import { startEmbedded } from "../../database/embedded/start.ts";

const say = (kind: string) => (text: string) => process.stdout.write(`${JSON.stringify({ kind, text })}\n`);
const embedded = await startEmbedded({ dataDir: process.argv[2] ?? "", log: say("log") });
say("ready")(embedded.dataDir);
process.stdin.resume();
