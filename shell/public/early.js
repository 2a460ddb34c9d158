/* Runs before the first paint. Loads the scripts of a prerendered page once they are needed. */
(function () {
  // Trusted Types reject strings as markup or code, except the empty markup with which React clears a container. Script
  // URLs are allowed, because the content security policy limits their origins.
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createHTML: (html) => (html === '' ? html : null),
      createScriptURL: (url) => url,
    });
  }

  var root = document.documentElement;
  var storedTheme = null;
  try {
    storedTheme = localStorage.getItem('theme');
    // Pages are prerendered for guests. This attribute hides guest-only elements until the user is known.
    if (localStorage.getItem('user')) root.dataset.user = '';
  } catch (error) {
    // Storage is disabled.
  }

  // Sets the color scheme before the first paint, so that the page does not flash.
  var isDark = storedTheme ? storedTheme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'dark' : 'light';

  // Links and forms with an action work before hydration. The last other button that is clicked before hydration is
  // clicked again afterward. A form without an action must not submit earlier, because the URL would contain its input.
  var pendingButton = null;
  function getButtonLabel(button) {
    return button.getAttribute('aria-label') || button.textContent;
  }
  // React renders a page with a query string from scratch, so the button may have been replaced.
  function findCurrentButton(button) {
    if (button.isConnected) return button;
    return (
      Array.prototype.find.call(document.querySelectorAll('button'), function (other) {
        return getButtonLabel(other) === getButtonLabel(button);
      }) || button
    );
  }
  function setPendingButton(button) {
    pendingButton = button;
    root.toggleAttribute('data-waiting', Boolean(button));
  }
  function recordClick(event) {
    setPendingButton(event.target.closest('button[type="button"]'));
  }
  function interceptSubmit(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    setPendingButton(event.submitter);
  }
  document.addEventListener('click', recordClick);
  document.addEventListener('submit', interceptSubmit);
  // Input before hydration is stored and replayed afterward in its original order.
  var pendingInputs = new Map();
  var composingField = null;
  function isCheckboxOrRadio(field) {
    return /checkbox|radio/.test(field.type);
  }
  function recordInput(event) {
    var field = event.target;
    pendingInputs.delete(field);
    pendingInputs.set(field, isCheckboxOrRadio(field) ? field.checked : field.value);
  }
  function trackComposition(event) {
    composingField = event.type === 'compositionend' ? null : event.target;
  }
  function findCurrentField(field) {
    if (field.isConnected) return field;
    return Array.prototype.find.call(document.getElementsByName(field.name), function (other) {
      return !isCheckboxOrRadio(other) || other.value === field.value;
    });
  }
  // React ignores an input event if the value has not changed, so the field first gets another value.
  function replayValue(value, field) {
    if (isCheckboxOrRadio(field)) {
      field.checked = !value;
      return field.click();
    }
    if (field.type !== 'file') {
      var isFocused = field === document.activeElement;
      var start = isFocused && field.selectionStart;
      var end = isFocused && field.selectionEnd;
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      if (typeof start === 'number') field.setSelectionRange(start, end);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  function replayAfterComposition(field) {
    field.addEventListener('compositionend', () => setTimeout(() => replayValue(field.value, field)), { once: true });
  }
  function replayInput(value, field) {
    var currentField = findCurrentField(field);
    // Text that an input method is composing must not be changed.
    if (currentField && currentField === composingField) replayAfterComposition(currentField);
    else if (currentField) replayValue(value, currentField);
  }
  document.addEventListener('input', recordInput);
  document.addEventListener('compositionstart', trackComposition);
  document.addEventListener('compositionend', trackComposition);
  new MutationObserver(function (_changes, observer) {
    observer.disconnect();
    document.removeEventListener('input', recordInput);
    document.removeEventListener('click', recordClick);
    document.removeEventListener('submit', interceptSubmit);
    // Replays the input synchronously, because the click that caused the hydration may submit the form next.
    pendingInputs.forEach(replayInput);
    root.removeAttribute('data-waiting');
    if (pendingButton) findCurrentButton(pendingButton).click();
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] });

  // A prerendered page needs its scripts only on the first interaction. On a first visit, they also load four seconds
  // after the load event.
  var interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input', 'click'];
  function onFirstInteraction(work) {
    function handleInteraction() {
      interactionEvents.forEach((type) => window.removeEventListener(type, handleInteraction, true));
      work();
    }
    interactionEvents.forEach((type) =>
      window.addEventListener(type, handleInteraction, { capture: true, passive: true }),
    );
    return handleInteraction;
  }
  // Requests the area's entry now, because the shell's scripts would request it later.
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
    document.querySelectorAll('script[type="text/late"]').forEach(function (placeholder) {
      var script = document.createElement('script');
      Array.prototype.forEach.call(placeholder.attributes, function (attribute) {
        if (attribute.name !== 'type') script.setAttribute(attribute.name, attribute.value);
      });
      // Executes the scripts in order.
      script.async = false;
      // If a script fails to load, the page stays readable, and the next interaction retries.
      script.onerror = function () {
        root.removeAttribute('data-waiting');
        script.replaceWith(placeholder);
        onFirstInteraction(startScripts);
      };
      placeholder.replaceWith(script);
    });
  }
  function runAfterFirstPaint(work) {
    // Pages in the background are not painted, and some browsers do not report painting.
    if (document.hidden || !('PerformancePaintTiming' in window)) return work();
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  }
  // A form that is submitted before hydration reloads the page with its input as the query string. Fills in the form
  // again and shows that work is in progress.
  function refillForm() {
    var query = new URLSearchParams(location.search);
    var form = document.querySelector('main form[action]');
    if (!form || !form.querySelector('[name]') || !query.has(form.querySelector('[name]').name)) return;
    var fields = Array.prototype.slice.call(form.querySelectorAll('[name]'));
    fields.forEach(function (field) {
      field.value = query.get(field.name) || '';
    });
    var isComplete = fields.every(function (field) {
      return field.value.trim();
    });
    if (!isComplete) return;
    form.setAttribute('aria-busy', 'true');
    root.toggleAttribute('data-waiting', true);
  }
  // On later visits, the page may differ from the prerendered page, so the scripts load immediately.
  function isFirstVisit() {
    try {
      return localStorage.length + sessionStorage.length === 0 && !document.cookie && !location.search;
    } catch (error) {
      return true;
    }
  }
  // Loads the previews in view one after another, because laying out all previews at once would block the page. The
  // screen loads the other previews.
  function loadVisiblePreviews() {
    var containers = document.querySelectorAll('[data-page]:empty');
    var container = Array.prototype.find.call(
      containers,
      (element) => element.getBoundingClientRect().top < window.innerHeight,
    );
    if (!container || 'ready' in root.dataset) return;
    var frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.setAttribute('scrolling', 'no');
    frame.addEventListener('load', () => setTimeout(loadVisiblePreviews));
    frame.src = container.dataset.page;
    container.append(frame);
  }
  var firstPaint = new Promise(function (resolve) {
    document.addEventListener('DOMContentLoaded', () => {
      refillForm();
      runAfterFirstPaint(resolve);
    });
  });
  firstPaint.then(loadVisiblePreviews);
  var startOnInteraction = onFirstInteraction(() => firstPaint.then(startScripts).then(preloadArea));
  if (isFirstVisit()) window.addEventListener('load', () => setTimeout(startOnInteraction, 4000));
  else startOnInteraction();
})();
