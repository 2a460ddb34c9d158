import { readFileSync } from 'node:fs';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import pages from './pictures.json';

/** What stands on the picture of a page in a language. */
export interface Picture {
  /** Of the file: "home-en", "blog-resume-mistakes-to-avoid-en". */
  name: string;
  language: Language;
  title: string;
  /** The part of the title that is marked. */
  mark?: string;
  line: string;
  /** Design of the sheet that lies beside the words. */
  template?: string;
}

const articleTemplate = 'minimal-clean';
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** "/" is "home", "/blog/a-slug" is "blog-a-slug". */
export const pictureName = (path: string, language: Language) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${language}`;

/** All pictures: of each page in each language, with the words of its screen, and of each article in English. */
export function listPictures(): Picture[] {
  const ofPages = pages.flatMap(({ path, words, title, line, ...more }) =>
    languages.map(({ code }): Picture => {
      const catalogue: unknown = JSON.parse(read(`${words}/${code}.json`));
      return {
        name: pictureName(path, code),
        language: code,
        ...marked(wordsAt(catalogue, title)),
        line: firstSentence(wordsAt(catalogue, line), code),
        ...more,
      };
    }),
  );
  return [...ofPages, ...articles()];
}

/** Titles and descriptions of articles stand in the list of the blog. */
function articles(): Picture[] {
  const entry = /slug: '(?<slug>.+)',\s+title: '(?<title>.+)',\s+mark: '(?<mark>.+)',\s+description:\s+'(?<said>.+)'/g;
  return [...read('mf-marketing/src/articles/list.ts').matchAll(entry)].map(({ groups = {} }) => {
    const { slug = '', title = '', mark = '', said = '' } = groups;
    const line = firstSentence(said, 'en');
    return { name: pictureName(`/blog/${slug}`, 'en'), language: 'en', title, mark, line, template: articleTemplate };
  });
}

const text = z
  .string()
  .min(1)
  .regex(/^[^{}]*$/, 'has a placeholder');

/** The text of a catalogue under "a.b", without the places where a screen may part its words. */
function wordsAt(catalogue: unknown, key: string): string {
  const branch = z.record(z.string(), z.unknown());
  const found = key.split('.').reduce<unknown>((tree, part) => branch.parse(tree)[part], catalogue);
  return text.parse(found, { error: () => `no words at ${key}` }).replaceAll('\u00ad', '');
}

function marked(words: string): { title: string; mark?: string } {
  const mark = /\*(.+)\*/.exec(words)?.[1];
  return { title: words.replaceAll('*', ''), ...(mark ? { mark } : {}) };
}

function firstSentence(words: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words);
  return (first?.segment ?? words).trim();
}
