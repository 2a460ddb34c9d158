/* Runs before anything is painted, on a page that may be prerendered: then it begins the page's scripts, after the first paint. */
(function () {
  var root = document.documentElement;
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
    // The page was made for a visitor: what is for visitors only stays hidden until it is known who came.
    if (localStorage.getItem('user')) root.dataset.user = '';
  } catch (error) {
    // storage is switched off
  }

  // The chosen or the system's colours, so that the page does not flash.
  var dark = choice ? choice === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';

  // Links and forms that lead somewhere work at once. A button that is pressed before its page answers is pressed again
  // when it does, and so is that of a form without an action, which would put what was typed into the address.
  var missed = null;
  function called(button) {
    return button.getAttribute('aria-label') || button.textContent;
  }
  // A page with a query is drawn anew: then the button that is called the same.
  function again(button) {
    if (button.isConnected) return button;
    return (
      Array.prototype.find.call(document.querySelectorAll('button'), function (other) {
        return called(other) === called(button);
      }) || button
    );
  }
  function remember(event) {
    missed = event.target.closest('button[type="button"]');
  }
  function hold(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    missed = event.submitter;
  }
  document.addEventListener('click', remember);
  document.addEventListener('submit', hold);
  // What was typed or chosen by then stays, and forms are told.
  var typed = new Map();
  function keep(event) {
    typed.set(event.target, event.target.value);
  }
  function type(text, field) {
    var now = field.isConnected ? field : document.getElementsByName(field.name)[0];
    if (!now || /checkbox|radio|file/.test(now.type)) return;
    // React asks a field what it held last, and hears of what is new only.
    now.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value').set.call(now, text);
    now.dispatchEvent(new Event('input', { bubbles: true }));
    now.dispatchEvent(new Event('change', { bubbles: true }));
  }
  document.addEventListener('input', keep);
  new MutationObserver(function (_changes, observer) {
    observer.disconnect();
    document.removeEventListener('input', keep);
    document.removeEventListener('click', remember);
    document.removeEventListener('submit', hold);
    // At once: the press that had the page answer may be the one that sends the form.
    typed.forEach(type);
    if (missed) again(missed).click();
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] });

  function begin() {
    document.querySelectorAll('script[type="text/late"]').forEach(function (late) {
      var script = document.createElement('script');
      Array.prototype.forEach.call(late.attributes, function (attribute) {
        if (attribute.name !== 'type') script.setAttribute(attribute.name, attribute.value);
      });
      // In their order.
      script.async = false;
      late.replaceWith(script);
    });
  }
  function whenPainted(work) {
    // Pages in the background are not painted, and some browsers do not tell.
    if (document.hidden || !('PerformancePaintTiming' in window)) return work();
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  }
  document.addEventListener('DOMContentLoaded', function () {
    whenPainted(begin);
  });
})();
