import type { PDFPageProxy } from "pdfjs-dist";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url";
import { useEffect, useRef, useState } from "react";

type Props = { address: string; titleOf: (page: number) => string; failed: string };

/** The pages of a PDF, drawn as they come into view. Its reader, pdf.js, is loaded with the first PDF. */
export function PdfPages({ address, titleOf, failed }: Props) {
	const [pages, setPages] = useState<PDFPageProxy[]>([]);
	const [hasFailed, setFailed] = useState(false);
	useEffect(() => {
		const port = new Worker((policy?.createScriptURL("") ?? workerAddress) as string, { type: "module" });
		let isShown = true;
		setPages([]);
		setFailed(false);
		readPages(address, port, (page) => isShown && setPages((before) => [...before, page])).catch(
			() => isShown && setFailed(true),
		);
		return () => {
			isShown = false;
			port.terminate();
		};
	}, [address]);
	if (hasFailed) return <p role="status">{failed}</p>;
	return pages.map((page) => <PdfPage key={page.pageNumber} page={page} title={titleOf(page.pageNumber)} />);
}

type TrustedTypes = {
	createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
};

/** The policy of the panel's pages lets only this address become a worker. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("pdf", {
	createScriptURL: () => workerAddress,
});

async function readPages(address: string, port: Worker, show: (page: PDFPageProxy) => void): Promise<void> {
	const { getDocument, PDFWorker } = await import("pdfjs-dist/legacy/build/pdf.mjs");
	const document = await getDocument({ url: address, worker: PDFWorker.create({ port }) }).promise;
	for (let number = 1; number <= document.numPages; number++) show(await document.getPage(number));
}

/** As sharp as a photo of a paper, and small enough for a phone's memory. */
const widest = 1600;

function PdfPage({ page, title }: { page: PDFPageProxy; title: string }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { width, height } = page.getViewport({ scale: 1 });
	useEffect(() => {
		if (!canvas.current) return;
		const watch = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting || !canvas.current) return;
			watch.disconnect();
			const viewport = page.getViewport({ scale: widest / width });
			page.render({ canvas: canvas.current, viewport });
		});
		watch.observe(canvas.current);
		return () => watch.disconnect();
	}, [page, width]);
	return (
		<canvas ref={canvas} role="img" aria-label={title} width={widest} height={Math.round((widest * height) / width)} />
	);
}
