/* Runs before the first paint. On a prerendered page, loads the page's scripts once they are needed. */
(function () {
  var root = document.documentElement;
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
    // Pages are prerendered for visitors: visitor-only elements stay hidden until the user is known.
    if (localStorage.getItem('user')) root.dataset.user = '';
  } catch (error) {
    // Storage is disabled.
  }

  // The chosen color scheme or the system's, set early so that the page does not flash.
  var dark = choice ? choice === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';

  // Links, and forms with an action, work immediately. A button that is clicked before hydration is clicked again
  // afterward. So is the submit button of a form without an action, which would put the input into the URL.
  var pendingButton = null;
  function getButtonLabel(button) {
    return button.getAttribute('aria-label') || button.textContent;
  }
  // On a page with a query, which is rendered from scratch, finds the new button with the same name.
  function findCurrentButton(button) {
    if (button.isConnected) return button;
    return (
      Array.prototype.find.call(document.querySelectorAll('button'), function (other) {
        return getButtonLabel(other) === getButtonLabel(button);
      }) || button
    );
  }
  function miss(button) {
    pendingButton = button;
    root.toggleAttribute('data-waiting', Boolean(button));
  }
  function recordClick(event) {
    miss(event.target.closest('button[type="button"]'));
  }
  function interceptSubmit(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    miss(event.submitter);
  }
  document.addEventListener('click', recordClick);
  document.addEventListener('submit', interceptSubmit);
  // Input from before hydration is stored and replayed to the forms in its original order.
  var pendingInputs = new Map();
  var composed = null;
  function isChoice(field) {
    return /checkbox|radio/.test(field.type);
  }
  function recordInput(event) {
    var field = event.target;
    pendingInputs.delete(field);
    pendingInputs.set(field, isChoice(field) ? field.checked : field.value);
  }
  function compose(event) {
    composed = event.type === 'compositionend' ? null : event.target;
  }
  function sameField(field) {
    if (field.isConnected) return field;
    return Array.prototype.find.call(document.getElementsByName(field.name), function (other) {
      return !isChoice(other) || other.value === field.value;
    });
  }
  // React ignores an event if the field's value is the last one that React knows.
  function tell(value, field) {
    if (isChoice(field)) {
      field.checked = !value;
      return field.click();
    }
    if (field.type !== 'file') {
      var isHere = field === document.activeElement;
      var start = isHere && field.selectionStart;
      var end = isHere && field.selectionEnd;
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      if (typeof start === 'number') field.setSelectionRange(start, end);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  function tellLater(field) {
    field.addEventListener('compositionend', () => setTimeout(() => tell(field.value, field)), { once: true });
  }
  function tellOf(value, field) {
    var now = sameField(field);
    // Text that an input method is composing must not be changed.
    if (now && now === composed) tellLater(now);
    else if (now) tell(value, now);
  }
  document.addEventListener('input', recordInput);
  document.addEventListener('compositionstart', compose);
  document.addEventListener('compositionend', compose);
  new MutationObserver(function (_changes, observer) {
    observer.disconnect();
    document.removeEventListener('input', recordInput);
    document.removeEventListener('click', recordClick);
    document.removeEventListener('submit', interceptSubmit);
    // Synchronous, because the click that caused the hydration may be the one that submits the form.
    pendingInputs.forEach(tellOf);
    root.removeAttribute('data-waiting');
    if (pendingButton) findCurrentButton(pendingButton).click();
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] });

  // The page is complete without its scripts. They load on the first interaction, or four seconds after the load event.
  var signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input', 'click'];
  function whenUsed(work) {
    function use() {
      signs.forEach((sign) => window.removeEventListener(sign, use, true));
      work();
    }
    signs.forEach((sign) => window.addEventListener(sign, use, { capture: true, passive: true }));
    return use;
  }
  // Requests the area's entry together with the frame's scripts, which would request it only later.
  function preloadArea() {
    var block = document.getElementById('page');
    (block ? JSON.parse(block.textContent).registry.remotes : []).forEach(function (remote) {
      if (!remote.entry) return;
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = 'anonymous';
      link.integrity = remote.integrity[remote.entry.split('/').pop()] || '';
      link.href = remote.entry;
      document.head.append(link);
    });
  }
  function startScripts() {
    document.querySelectorAll('script[type="text/late"]').forEach(function (late) {
      var script = document.createElement('script');
      Array.prototype.forEach.call(late.attributes, function (attribute) {
        if (attribute.name !== 'type') script.setAttribute(attribute.name, attribute.value);
      });
      // Executes the scripts in order.
      script.async = false;
      // Offline, the page stays readable, and the next interaction retries.
      script.onerror = function () {
        root.removeAttribute('data-waiting');
        script.replaceWith(late);
        whenUsed(startScripts);
      };
      late.replaceWith(script);
    });
  }
  function afterFirstPaint(work) {
    // Background pages are not painted, and some browsers do not report painting.
    if (document.hidden || !('PerformancePaintTiming' in window)) return work();
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  }
  // A form that was submitted before hydration returns as a query: fills it in again and shows that work is in
  // progress.
  function fill() {
    var sent = new URLSearchParams(location.search);
    var form = document.querySelector('main form[action]');
    if (!form || !form.querySelector('[name]') || !sent.has(form.querySelector('[name]').name)) return;
    var fields = Array.prototype.slice.call(form.querySelectorAll('[name]'));
    fields.forEach(function (field) {
      field.value = sent.get(field.name) || '';
    });
    var isWhole = fields.every(function (field) {
      return field.value.trim();
    });
    if (!isWhole) return;
    form.setAttribute('aria-busy', 'true');
    root.toggleAttribute('data-waiting', true);
  }
  // A returning visitor may see something other than the prerendered page, so the scripts load immediately.
  function isFirstVisit() {
    try {
      return localStorage.length + sessionStorage.length === 0 && !document.cookie && !location.search;
    } catch (error) {
      return true;
    }
  }
  // Loads previews that are pages of their own one after another, and only those in view: laying out all of them at the
  // same time would block the page. The screen loads the others.
  function showPages() {
    var places = document.querySelectorAll('[data-page]:empty');
    var next = Array.prototype.find.call(places, (place) => place.getBoundingClientRect().top < window.innerHeight);
    if (!next || 'ready' in root.dataset) return;
    var frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.setAttribute('scrolling', 'no');
    frame.addEventListener('load', () => setTimeout(showPages));
    frame.src = next.dataset.page;
    next.append(frame);
  }
  var isPainted = new Promise(function (resolve) {
    document.addEventListener('DOMContentLoaded', () => {
      fill();
      afterFirstPaint(resolve);
    });
  });
  isPainted.then(showPages);
  var use = whenUsed(() => isPainted.then(startScripts).then(preloadArea));
  if (isFirstVisit()) window.addEventListener('load', () => setTimeout(use, 4000));
  else use();
})();
