import { useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { PDFDocumentProxy } from './open-pdf';

interface Props {
  pdfDocument: PDFDocumentProxy;
  /** Starts at 1. */
  number: number;
  label: string;
  onRendered?: () => void;
  className?: string;
}

/**
 * Renders a page at the width of its container and the screen's resolution, with its text for screen readers. The
 * previous page stays until the new one is rendered.
 */
export function PdfPage({ pdfDocument, number, label, onRendered, className }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [aspectRatio, setAspectRatio] = useState('1 / 1.4142');
  const onRenderedRef = useRef(onRendered);
  useEffect(() => {
    onRenderedRef.current = onRendered;
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    let cancel: () => void = () => undefined;
    let width = 0;
    const renderPage = async () => {
      let isCancelled = false;
      cancel();
      cancel = () => (isCancelled = true);
      const page = await pdfDocument.getPage(number);
      const { width: pageWidth, height } = page.getViewport({ scale: 1 });
      if (isCancelled) return;
      const viewport = page.getViewport({ scale: (width * window.devicePixelRatio) / pageWidth });
      const offscreenCanvas = Object.assign(document.createElement('canvas'), {
        width: Math.round(viewport.width),
        height: Math.round(viewport.height),
      });
      const task = page.render({ canvas: offscreenCanvas, viewport });
      cancel = () => {
        isCancelled = true;
        task.cancel();
      };
      await task.promise;
      if (isCancelled) return;
      setAspectRatio(`${pageWidth} / ${height}`);
      Object.assign(canvas, { width: offscreenCanvas.width, height: offscreenCanvas.height });
      canvas.getContext('2d')?.drawImage(offscreenCanvas, 0, 0);
      onRenderedRef.current?.();
      const { items } = await page.getTextContent();
      if (!isCancelled)
        setText(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    };
    const resizeObserver = new ResizeObserver(() => {
      if (canvas.clientWidth === width || canvas.clientWidth === 0) return;
      width = canvas.clientWidth;
      renderPage().catch((error: Error) => {
        if (error.name !== 'RenderingCancelledException') console.error('The page could not be rendered', error);
      });
    });
    resizeObserver.observe(canvas);
    return () => {
      resizeObserver.disconnect();
      cancel();
    };
  }, [pdfDocument, number]);

  return (
    // White areas of the page take the paper color, which is dimmer in dark mode.
    <div className={clsx('sheet relative isolate bg-doc', className)}>
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={label}
        style={{ aspectRatio }}
        className="block w-full mix-blend-multiply"
      />
      <p className="sr-only whitespace-pre-line">{text}</p>
    </div>
  );
}
