/** Test helper: treats everything as visible, so that lazy content renders. Lasts until the end of the test file. */
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
