import type { FontId } from '@shortlist/documents/fonts/font-definitions';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { DocumentTree, TextBlock, TextStyle } from '@shortlist/documents/document-tree';

const warmUpSamples: { language: Language; font: FontId; weights: number[]; text: string }[] = [
  {
    language: 'en',
    font: 'libre-franklin',
    weights: [400, 500, 600, 700],
    text: 'AVERAGE Typography, Tokyo: “We’ve kept 24 % of 1,000” (2019 – 2024); jobs, quizzes, fixes & flow.',
  },
  {
    language: 'ja',
    font: 'noto-sans-jp',
    weights: [400, 600, 700],
    text: '職務経歴書、2020年3月 – 現在。「東京」で開発',
  },
  {
    language: 'ko',
    font: 'noto-sans-kr',
    weights: [400, 600, 700],
    text: '경력 요약, 2020.03 – 현재. 서비스를 개발했습니다',
  },
];

/**
 * Documents to render when a worker starts, one per script, because loading a font and its kerning takes longer than
 * rendering a document.
 */
export const warmUpTrees: DocumentTree[] = warmUpSamples.map(({ language, font, weights, text }) => {
  const style: TextStyle = { font, weight: 400, size: 9.4, leading: 13.5, color: '#1B1D21' };
  const createTextBlock = (weight: number): TextBlock => ({
    type: 'text',
    role: 'paragraph',
    style: { ...style, weight },
    runs: [{ text }],
    spaceBefore: 0,
  });
  return {
    kind: 'resume',
    language,
    title: '',
    author: '',
    page: { size: 'A4', width: 595.28, height: 841.89, margins: { top: 52, right: 64, bottom: 54, left: 64 } },
    background: [],
    blocks: weights.map(createTextBlock),
    footer: { text: '', style },
  };
});
