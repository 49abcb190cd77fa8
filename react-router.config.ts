import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	buildDirectory: process.env.BUILD_DIR ?? "build",
	ssr: true,
	// One request more for each page, and what it would save is a line.
	splitRouteModules: false,
	// The admin's browser knows every address at once, and asks for none.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
