import { getDocumentProxy } from 'unpdf';

interface Attachment {
  filename: string;
  content: Uint8Array;
}

/** Returns the files that are embedded in a PDF, by name. */
export async function readAttachments(pdf: Buffer): Promise<Record<string, string>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const attachments = ((await document.getAttachments()) ?? {}) as Record<string, Attachment>;
  return Object.fromEntries(
    Object.values(attachments).map(({ filename, content }) => [filename, Buffer.from(content).toString()]),
  );
}
