import type { Language } from '../platform/languages';

export interface TranscriptTurn {
  isUser: boolean;
  text: string;
}

const labels: Record<Language, { asked: string; answered: string }> = {
  en: { asked: 'Asked', answered: 'Answered' },
  es: { asked: 'Pregunta', answered: 'Respuesta' },
  fr: { asked: 'Question', answered: 'Réponse' },
  de: { asked: 'Frage', answered: 'Antwort' },
  ja: { asked: 'ご質問', answered: '回答' },
  ko: { asked: '질문', answered: '답변' },
};

/** Formats a conversation as text in its language, for emails and for the inbox, which parses it again. */
export function formatTranscript(turns: readonly TranscriptTurn[], language: Language): string {
  const { asked, answered } = labels[language];
  return turns.map(({ isUser, text }) => `${isUser ? asked : answered}: ${text}`).join('\n\n');
}

/** Attributes text before the first label to the user. */
export function parseTranscript(transcript: string, language: Language): TranscriptTurn[] {
  const { asked, answered } = labels[language];
  const turns: TranscriptTurn[] = [];
  for (const paragraph of transcript.split('\n\n')) {
    const label = [asked, answered].find((word) => paragraph.startsWith(`${word}: `));
    const last = turns.at(-1);
    if (!label && last) last.text += `\n\n${paragraph}`;
    else turns.push({ isUser: label !== answered, text: label ? paragraph.slice(label.length + 2) : paragraph });
  }
  return turns;
}
