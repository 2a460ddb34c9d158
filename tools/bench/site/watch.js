/* global window, document, requestAnimationFrame, MutationObserver */
/*
 * Runs in a page before any other script. Records when the screen is rendered and its buttons respond (`readyAt`), and
 * the paints, layout shifts and interaction times that the browser reports.
 */
window.vitals = { largestPaint: 0, shift: 0, slowestAnswer: 0 };
const watch = (type, told, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(told)).observe({ type, buffered: true, ...more });
watch('largest-contentful-paint', (entry) => (window.vitals.largestPaint = entry.startTime));
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.vitals.shift += entry.value;
});
watch(
  'event',
  (entry) => {
    if (entry.interactionId) window.vitals.slowestAnswer = Math.max(window.vitals.slowestAnswer, entry.duration);
  },
  { durationThreshold: 16 },
);
// A screen that was there before its scripts is ready immediately, so downloads that the scripts start later are not
// part of the first load.
const look = () => {
  if (window.readyAt) return;
  if (document.querySelector('html[data-ready] main h1')) window.readyAt = performance.now();
  else requestAnimationFrame(look);
};
new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
