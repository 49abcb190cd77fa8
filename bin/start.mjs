import { build, hand, install } from "./setup.mjs";

// `npm start`: whatever is missing is made, then the site is served.
install();
build();
// What lives takes about 30 MB. Node would let garbage grow to several hundred before it looks, and the C library would keep what
// the making of pictures took: the three settings make it give that back.
hand(["--max-semi-space-size=4", "--max-old-space-size=256", "build/start/main.js"], {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "1048576",
	MALLOC_TRIM_THRESHOLD_: "131072",
	NODE_ENV: "production",
});
