/** Runs Typst in this process, with a layout like RenderCV's. */
import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveRunner } from '../comparison/runner';
import { fontFamilies, getFontFamily, getFontFile, weights } from '../competitors/fonts';
import { toPlainResume } from '../competitors/plain-resume';

const typstTemplate = `
#let resume = json(bytes(sys.inputs.resume))
#set document(title: resume.name, author: resume.name)
#set page(paper: "a4", margin: (x: 64pt, top: 52pt, bottom: 54pt))
#set text(font: sys.inputs.font, size: 9.4pt, lang: resume.language, hyphenate: false)
#set par(leading: 0.6em, spacing: 0.7em)
#set list(marker: [•], body-indent: 0.5em)
#show heading: it => block(below: 0.6em, above: 1.3em)[
  #text(size: 11pt, weight: 700, fill: rgb("#1F4E79"), it.body)
  #v(-0.6em)
  #line(length: 100%, stroke: 0.5pt + rgb("#C5CDD6"))
]
#align(center)[
  #text(size: 29pt, resume.name) \\
  #text(size: 12pt, resume.headline) \\
  #resume.contacts.join("  |  ")
]
#for section in resume.sections [
  = #section.heading
  #for paragraph in section.paragraphs [#par(paragraph)]
  #for entry in section.entries [
    #grid(columns: (1fr, auto), row-gutter: 0.5em, strong(entry.title), entry.date, entry.organization, entry.location)
    #list(..entry.bullets)
  ]
]
`;

void serveRunner(() => {
  const fonts = Object.values(fontFamilies).flatMap(({ id }) =>
    weights.map((weight) => readFileSync(getFontFile(id, weight))),
  );
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
  return ({ content, language }) => {
    const resume = JSON.stringify(toPlainResume(content, language));
    const pdf = compiler.pdf({
      mainFileContent: typstTemplate,
      inputs: { resume, font: getFontFamily(language).name },
    });
    // Typst's documentation recommends evicting unused results in long-running processes.
    compiler.evictCache(10);
    return pdf;
  };
});
