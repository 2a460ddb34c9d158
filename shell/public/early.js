/* Runs before anything is painted, on a page that may be prerendered: then it begins the page's scripts once they are needed. */
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
  // That it was pressed is shown at once.
  function miss(button) {
    missed = button;
    root.toggleAttribute('data-waiting', Boolean(button));
  }
  function remember(event) {
    miss(event.target.closest('button[type="button"]'));
  }
  function hold(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    miss(event.submitter);
  }
  document.addEventListener('click', remember);
  document.addEventListener('submit', hold);
  // What was typed or chosen by then stays, and forms are told, in the order in which it came.
  var typed = new Map();
  var composed = null;
  function isChoice(field) {
    return /checkbox|radio/.test(field.type);
  }
  function keep(event) {
    var field = event.target;
    typed.delete(field);
    typed.set(field, isChoice(field) ? field.checked : field.value);
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
  // React asks a field what it held last, and hears of what is new only.
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
    // A word that is being put together must not be touched.
    if (now && now === composed) tellLater(now);
    else if (now) tell(value, now);
  }
  document.addEventListener('input', keep);
  document.addEventListener('compositionstart', compose);
  document.addEventListener('compositionend', compose);
  new MutationObserver(function (_changes, observer) {
    observer.disconnect();
    document.removeEventListener('input', keep);
    document.removeEventListener('click', remember);
    document.removeEventListener('submit', hold);
    // At once: the press that had the page answer may be the one that sends the form.
    typed.forEach(tellOf);
    root.removeAttribute('data-waiting');
    if (missed) again(missed).click();
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] });

  // The page is whole without its scripts: they are asked for when somebody begins to use it, or goes on reading it.
  var signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input', 'click'];
  function whenUsed(work) {
    function use() {
      signs.forEach((sign) => window.removeEventListener(sign, use, true));
      work();
    }
    signs.forEach((sign) => window.addEventListener(sign, use, { capture: true, passive: true }));
    return use;
  }
  // The area's entry is asked for with the frame's scripts, which would find it afterwards.
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
  function begin() {
    document.querySelectorAll('script[type="text/late"]').forEach(function (late) {
      var script = document.createElement('script');
      Array.prototype.forEach.call(late.attributes, function (attribute) {
        if (attribute.name !== 'type') script.setAttribute(attribute.name, attribute.value);
      });
      // In their order.
      script.async = false;
      // Without a network what is there can be read on; the next sign asks again.
      script.onerror = function () {
        root.removeAttribute('data-waiting');
        script.replaceWith(late);
        whenUsed(begin);
      };
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
  // A form that was sent before its page answered comes back as an address: it stays filled, and shows that work goes on.
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
  // Who has been here before may see something else than the page was made with: they do not wait for it.
  function isFirstVisit() {
    try {
      return localStorage.length + sessionStorage.length === 0 && !document.cookie && !location.search;
    } catch (error) {
      return true;
    }
  }
  // Pictures that are pages of their own come one after the other, as far as they are in sight: laid out all at once they
  // would hold up the page. What is left is the screen's own to begin.
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
      whenPainted(resolve);
    });
  });
  isPainted.then(showPages);
  var use = whenUsed(() => isPainted.then(begin).then(preloadArea));
  if (isFirstVisit()) window.addEventListener('load', () => setTimeout(use, 4000));
  else use();
})();
