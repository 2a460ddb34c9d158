/** Uses styles, columns and bullet lists as in pdfmake's documentation. */
import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces';
import { serveRunner } from '../comparison/runner';
import { fontFamilies, getFontFamily, getFontFile } from '../competitors/fonts';
import { type PlainEntry, toPlainResume } from '../competitors/plain-resume';

const renderRow = (left: string, right: string, bold = false): Content => ({
  columns: [
    { text: left, bold },
    { text: right, alignment: 'right', width: 'auto' },
  ],
  columnGap: 10,
});

const renderEntry = ({ title, date, organization, location, bullets }: PlainEntry): Content => ({
  stack: [renderRow(title, date, true), renderRow(organization, location), { ul: bullets }],
  margin: [0, 0, 0, 6],
});

void serveRunner(() => {
  pdfmake.setFonts(
    Object.fromEntries(
      Object.values(fontFamilies).map(({ name, id }) => [
        name,
        { normal: getFontFile(id, 400), bold: getFontFile(id, 700) },
      ]),
    ),
  );
  pdfmake.setUrlAccessPolicy(() => false);
  return ({ content, language }) => {
    const resume = toPlainResume(content, language);
    return pdfmake
      .createPdf({
        pageSize: 'A4',
        pageMargins: [64, 52, 64, 54],
        defaultStyle: { font: getFontFamily(language).name, fontSize: 9.4, lineHeight: 1.15 },
        styles: { heading: { fontSize: 11, bold: true, color: '#1F4E79', margin: [0, 10, 0, 4] } },
        content: [
          { text: resume.name, fontSize: 29 },
          { text: resume.headline, fontSize: 12 },
          { text: resume.contacts.join('  |  '), fontSize: 8.6, margin: [0, 6, 0, 0] },
          ...resume.sections.map(({ heading, paragraphs, entries }) => [
            { text: heading, style: 'heading' },
            ...paragraphs.map((text) => ({ text })),
            ...entries.map(renderEntry),
          ]),
        ],
      })
      .getBuffer();
  };
});
