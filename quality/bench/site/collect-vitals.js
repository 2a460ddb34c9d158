/* global window, document, requestAnimationFrame, MutationObserver */
/*
 * Runs in a page before any other script. `readyAt` is the time at which the screen is rendered and its buttons
 * respond. `vitals` come from the browser's performance entries.
 */
window.vitals = { largestContentfulPaint: 0, layoutShift: 0, slowestInteraction: 0 };
const observeEntries = (type, recordEntry, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(recordEntry)).observe({
    type,
    buffered: true,
    ...options,
  });
observeEntries('largest-contentful-paint', (entry) => (window.vitals.largestContentfulPaint = entry.startTime));
observeEntries('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.vitals.layoutShift += entry.value;
});
observeEntries(
  'event',
  (entry) => {
    if (entry.interactionId)
      window.vitals.slowestInteraction = Math.max(window.vitals.slowestInteraction, entry.duration);
  },
  { durationThreshold: 16 },
);
// A headless browser moves the pointer to the corner on its own, which would count as the first interaction.
const ignoreOwnMove = (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation();
window.addEventListener('pointermove', ignoreOwnMove, { capture: true });
// A prerendered screen is ready early, so the files that its scripts load later are not part of the first load.
const checkReady = () => {
  if (window.readyAt) return;
  if (document.querySelector('html[data-ready] main h1')) window.readyAt = performance.now();
  else requestAnimationFrame(checkReady);
};
new MutationObserver(checkReady).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
