import {
  type FileData,
  fileDataSchema,
  attachmentName,
  customXmlNamespace,
} from '@shortlist/contracts/builder/file-data';
import { openDocument } from '../../file-reader/parse-file';
import { limitDecompression } from './decompression-limit';
import { flattenValues, JsonNode, parseJson } from './json-node';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

/** Maximum size of embedded data. The longest document that can be saved needs half of it. */
const maxBytes = 1_000_000;

/** Returns the resume that we embedded in a PDF. Returns undefined if there is none or if it is damaged. */
export async function readPdfData(pdf: Uint8Array): Promise<FileData | undefined> {
  try {
    return parseData(await limitDecompression(() => readAttachment(pdf)));
  } catch {
    return undefined;
  }
}

async function readAttachment(pdf: Uint8Array): Promise<Uint8Array | undefined> {
  const document = await openDocument(pdf);
  const attachment = new JsonNode(await document.getAttachments()).get(attachmentName).get('content').value;
  await document.loadingTask.destroy();
  return attachment instanceof Uint8Array ? attachment : undefined;
}

/** Returns the resume that we embedded in a Word file. Word renames the part, so only its namespace identifies it. */
export function readDocxData(zip: ZipArchive): FileData | undefined {
  try {
    for (const name of zip.names.filter((part) => /^customXml\/item\d+\.xml$/.test(part))) {
      const texts: string[] = [];
      let isOwn = false;
      parseXml(zip.read(name) ?? new Uint8Array(), {
        onOpenTag: (_, { xmlns }) => {
          isOwn ||= xmlns === customXmlNamespace;
        },
        onText: (text) => texts.push(text),
        onCloseTag: () => undefined,
      });
      if (isOwn) return parseData(new TextEncoder().encode(texts.join('')));
    }
  } catch {
    // Damaged data must not prevent the import of the text.
  }
  return undefined;
}

function parseData(bytes: Uint8Array | undefined): FileData | undefined {
  return bytes && bytes.length <= maxBytes ? readOwnData(parseJson(bytes)) : undefined;
}

/**
 * Returns the resume in JSON Resume that we exported. Returns undefined for other JSON and other versions. Anybody can
 * write such data, so also returns undefined for data that could not be saved as a draft. Throws `file_broken` for JSON
 * larger than any resume.
 */
export function readOwnData(json: unknown): FileData | undefined {
  const { value } = new JsonNode(json).get('meta').get('shortlist');
  flattenValues(value);
  return fileDataSchema.safeParse(value).data;
}
