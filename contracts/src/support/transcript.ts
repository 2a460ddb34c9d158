import type { Language } from '../platform/languages';

export interface TranscriptTurn {
  isUser: boolean;
  text: string;
}

const labels: Record<Language, { question: string; answer: string }> = {
  en: { question: 'Asked', answer: 'Answered' },
  es: { question: 'Pregunta', answer: 'Respuesta' },
  fr: { question: 'Question', answer: 'Réponse' },
  de: { question: 'Frage', answer: 'Antwort' },
  ja: { question: 'ご質問', answer: '回答' },
  ko: { question: '질문', answer: '답변' },
};

export function formatTranscript(turns: readonly TranscriptTurn[], language: Language): string {
  const { question, answer } = labels[language];
  return turns.map(({ isUser, text }) => `${isUser ? question : answer}: ${text}`).join('\n\n');
}

/** Inverts `formatTranscript`. Attributes text before the first label to the user. */
export function parseTranscript(transcript: string, language: Language): TranscriptTurn[] {
  const { question, answer } = labels[language];
  const turns: TranscriptTurn[] = [];
  for (const paragraph of transcript.split('\n\n')) {
    const label = [question, answer].find((text) => paragraph.startsWith(`${text}: `));
    const last = turns.at(-1);
    if (!label && last) last.text += `\n\n${paragraph}`;
    else turns.push({ isUser: label !== answer, text: label ? paragraph.slice(label.length + 2) : paragraph });
  }
  return turns;
}
