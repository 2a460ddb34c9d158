/** Makes all elements count as visible until the end of the test file, so that lazy content renders. */
export function mockIntersectionObserver(): void {
  class MockIntersectionObserver {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: MockIntersectionObserver });
}
