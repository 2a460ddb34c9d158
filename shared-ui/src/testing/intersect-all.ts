/** For specs: everything is in sight, so what is drawn lazily is drawn. Until the end of the test file. */
export function intersectAll(): void {
  class Seen {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Seen });
}
