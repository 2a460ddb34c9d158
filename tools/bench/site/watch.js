/* global window, document, requestAnimationFrame, MutationObserver */
/*
 * Runs in a page before anything else: notes when its screen stands and its buttons answer (`readyAt`), and what the
 * browser tells of its paints, shifts and answers to people.
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
// At once where the screen was there before its scripts: what they do next is not needed at first.
const look = () => {
  if (window.readyAt) return;
  if (document.querySelector('html[data-ready] main h1')) window.readyAt = performance.now();
  else requestAnimationFrame(look);
};
new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
