/**
 * jsdom with the browser APIs that it lacks, such as fetch, streams and encoders. A test may set `globalThis.apiOrigin`
 * to the URL of its server, which then receives requests to relative URLs.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
require('./share-compiled-modules.cjs');

const nodeGlobals = [
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of nodeGlobals) page[name] = globalThis[name];
    // The server of a test waits for these requests before it closes.
    page.openCalls = new Set();
    page.fetch = (input, init) => {
      const request = fetch(new URL(String(input), page.apiOrigin ?? page.location.href), init);
      page.openCalls.add(request);
      request.catch(() => undefined).then(() => page.openCalls.delete(request));
      return request;
    };
    page.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
    page.CSS ??= { supports: () => true, escape: (text) => text.replace(/[^\w-]/g, '\\$&') };
    page.scrollTo = () => {};
    page.HTMLElement.prototype.scrollIntoView ??= () => {};
    page.HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    page.HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
      this.dispatchEvent(new page.Event('close'));
    };
    page.IntersectionObserver ??= class {
      observe() {}
      disconnect() {}
    };
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
