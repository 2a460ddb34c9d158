import { render } from '@testing-library/react';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { seniorResume, seniorLetter } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { toPlainText } from '@shortlist/documents/plain-text';
import { Sheet } from './sheet';
import { renderStaticSheet } from './render-static-sheet';

/** Strings that would run code if the sheet inserted them as HTML, a URL or a style. */
const payloads = [
  '<script>window.ran=1</script>',
  '"><img src=x onerror=window.ran=1>',
  "' onmouseover='window.ran=1",
  '<svg/onload=window.ran=1>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '</p></div></body><base href="https://evil.example/">',
  '<math><mtext><style><img src onerror=window.ran=1></style></mtext></math>',
  '<a href="javascript:window.ran=1">x</a>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example"</style>',
  '<form action=//evil.example><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  'javascript:window.ran=1',
  'JaVaScRiPt\t:window.ran=1',
  'data:text/html,<script>window.ran=1</script>',
  'vbscript:x',
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
  '&#106;avascript:window.ran=1',
  '";}*{background:url(//evil.example)}',
  '${window.ran=1}{{constructor.constructor("window.ran=1")()}}',
  '<!--><script>window.ran=1</script>-->',
  '\u003cscript\u003ewindow.ran=1\u003c/script\u003e',
];
const unchangedKeys = /^(startDate|endDate|date|id)$/;

/** Replaces each string of the content with the next payload. Keeps dates and ids, so that the content stays valid. */
function injectPayloads<T>(content: T): T {
  let payloadIndex = 0;
  const replaceStrings = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return unchangedKeys.test(key) ? value : payloads[payloadIndex++ % payloads.length];
    if (Array.isArray(value)) return value.map((item) => replaceStrings(item));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, replaceStrings(child, name)]));
  };
  return replaceStrings(content) as T;
}

/** Elements that a sheet consists of. A payload must not create any other element. */
const allowedElements =
  /^(a|article|section|div|span|p|h[1-6]|ul|ol|li|header|footer|main|svg|path|circle|rect|strong|em|mark|br|wbr|hr)$/;
const scriptAttributes = /^(on|src|action|formaction|xlink|srcdoc)/;
const removeWhitespace = (text: string | null) => (text ?? '').replace(/\s/g, '');

function findUnsafeNodes(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(allowedElements.test(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          scriptAttributes.test(name) ||
          (name === 'href' && !/^(https?:\/\/|mailto:|tel:)/.test(value)) ||
          (name === 'style' && /url\(|expression|@import|evil/.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

describe('sheet with injection payloads', () => {
  it.each(templateDesigns.map(({ id }) => id))(
    'renders only text in %s, both on screen and as a static page',
    (templateId) => {
      const options = { templateId, language: 'en', pageSize: 'A4' } as const;
      const resume = composeResume(injectPayloads(seniorResume), options);
      for (const text of payloads) expect(removeWhitespace(toPlainText(resume))).toContain(removeWhitespace(text));
      for (const tree of [resume, composeLetter(injectPayloads(seniorLetter), options)]) {
        const { container, unmount } = render(<Sheet tree={tree} />);
        expect(findUnsafeNodes(container)).toEqual([]);
        expect(removeWhitespace(container.textContent)).toBe(removeWhitespace(toPlainText(tree)));
        unmount();

        const page = new DOMParser().parseFromString(renderStaticSheet(tree, { styleSheets: [] }).html, 'text/html');
        expect(findUnsafeNodes(page.body)).toEqual([]);
        expect([...page.head.children].map(({ localName }) => localName)).toEqual(['meta', 'meta', 'title']);
        expect(removeWhitespace(page.body.textContent)).toBe(removeWhitespace(toPlainText(tree)));
      }
      expect('ran' in window).toBe(false);
    },
  );
});
