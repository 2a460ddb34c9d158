import type { DocumentTree, TextBlock, TextStyle } from '@shortlist/documents/tree';

const style: TextStyle = { face: 'libre-franklin', weight: 400, size: 9.4, leading: 13.5, color: '#1B1D21' };
const line = (weight: number): TextBlock => ({
  type: 'text',
  role: 'paragraph',
  style: { ...style, weight },
  runs: [{ text: 'AVERAGE Typography, Tokyo: “We’ve kept 24 % of 1,000” (2019 – 2024); jobs, quizzes, fixes & flow.' }],
  before: 0,
});

/** A first document for a new worker: reading a face and its kerning takes longer than all that follows. */
export const warmUpTree: DocumentTree = {
  kind: 'resume',
  language: 'en',
  title: '',
  author: '',
  page: { size: 'A4', width: 595.28, height: 841.89, margins: { top: 52, right: 64, bottom: 54, left: 64 } },
  background: [],
  blocks: [400, 500, 600, 700].map(line),
  footer: { text: '', style },
};
