import { build, install, runScript } from "./setup.mjs";

// `npm start`: installs and builds what is missing, then serves the site.
install();
build();
// The live heap is about 30 MB. Without these limits, Node collects garbage only after several hundred megabytes, and
// the C library keeps the memory of image processing. The three malloc settings return it.
runScript(["--max-semi-space-size=4", "--max-old-space-size=256", "build/start/main.js"], {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "1048576",
	MALLOC_TRIM_THRESHOLD_: "131072",
	NODE_ENV: "production",
});
