import {
  findMainPart,
  findParts,
  hidingProperties,
  isEnabled,
  readDefinitions,
  resolveStyle,
} from './docx-definitions';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

export interface DocxParagraph {
  text: string;
  /** In English and lower case: "heading 1". Empty without a style. */
  styleName: string;
  isListed: boolean;
}

export interface DocxParagraphs {
  body: DocxParagraph[];
  /** Of headers and footers, without the number of the page. */
  margins: DocxParagraph[];
}

/** Elements that show the text in them, or none. */
const textElements = new Set([
  ...['w:document', 'w:body', 'w:hdr', 'w:ftr', 'w:p', 'w:r', 'w:t', 'w:tab', 'w:hyperlink', 'w:proofErr'],
  ...['w:bookmarkStart', 'w:bookmarkEnd', 'w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'],
  'w:lastRenderedPageBreak',
]);
const propertyElements = new Set(['w:pPr', 'w:rPr', 'w:sectPr']);
const fieldElements = new Set(['w:fldChar', 'w:instrText']);

/**
 * Reads the paragraphs of a Word file in which all text is visible and in its place. Returns undefined for a file with
 * anything else, such as tables, text boxes, equations, symbols, notes, hidden text or tracked changes.
 * Throws `file_broken`.
 */
export function readDocxParagraphs(zip: ZipArchive): DocxParagraphs | undefined {
  const mainPart = findMainPart(zip);
  const { styles, markedListIds, hasHiddenText, hasListText } = readDefinitions(zip, mainPart);
  let isPlain = !hasHiddenText && !hasListText;

  const readPart = (part: string, isMargin: boolean): DocxParagraph[] => {
    const paragraphs: DocxParagraph[] = [];
    let paragraph = { text: '', style: '', listId: undefined as string | undefined };
    let propertyDepth = 0;
    let isInField = false;
    let textElement: { isPreserved: boolean } | undefined;
    parseXml(zip.read(part) ?? new Uint8Array(), {
      onOpenTag(name, attributes) {
        const value = attributes['w:val'];
        if (propertyElements.has(name)) propertyDepth++;
        else if (propertyDepth > 0) {
          if (hidingProperties.has(name) && isEnabled(value)) isPlain = false;
          if (name === 'w:pStyle') paragraph.style = value ?? '';
          if (name === 'w:numId') paragraph.listId = value;
        } else if (isMargin && fieldElements.has(name)) {
          isInField = attributes['w:fldCharType'] !== 'end';
        } else if (!textElements.has(name)) isPlain = false;
        else if (name === 'w:p') paragraph = { text: '', style: '', listId: undefined };
        else if (name === 'w:t') textElement = { isPreserved: attributes['xml:space'] === 'preserve' };
        else if (name === 'w:tab') paragraph.text += '\t';
      },
      onCloseTag(name) {
        if (propertyElements.has(name)) propertyDepth--;
        else if (name === 'w:t') textElement = undefined;
        else if (name === 'w:p') {
          const style = resolveStyle(styles, paragraph.style);
          const listId = paragraph.listId ?? style.listId ?? '0';
          paragraphs.push({
            text: paragraph.text,
            styleName: style.name,
            isListed: listId !== '0' && markedListIds.has(listId),
          });
        }
      },
      onText(text) {
        if (isInField) isPlain &&= (textElement ? /^\d*$/ : /^\s*(PAGE\b.*)?$/).test(text);
        else if (textElement) paragraph.text += textElement.isPreserved ? text : text.trim();
      },
    });
    return paragraphs;
  };

  const body = readPart(mainPart, false);
  const margins = ['header', 'footer'].flatMap((type) =>
    findParts(zip, mainPart, type).flatMap((part) => readPart(part, true)),
  );
  return isPlain ? { body, margins } : undefined;
}
