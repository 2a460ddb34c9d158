import { useEffect, useRef, useState } from 'react';
import {
  generateLetterSchema,
  letterEventSchema,
  type GeneratedLetter,
} from '@shortlist/contracts/builder/cover-letter';
import { ApiError } from '@shortlist/shared-ui/api';
import { streamEvents } from '@shortlist/shared-ui/api/stream';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetter, useLetterActions } from '../../shared/letter/letter';
import { refreshAllowance } from '../../shared/queries';

type Part = Pick<GeneratedLetter, 'salutation' | 'content'>;
type Writer = GeneratedLetter['writer'];

export type Writing =
  | { state: 'idle' }
  /** `part` is the text received so far. */
  | { state: 'writing'; part?: Part }
  /** The letter contains the partial text. */
  | { state: 'stopped'; by: 'person' | 'failure' }
  | { state: 'wall' };

/**
 * Generates the letter and shows the text as it arrives. Costs one use, which is released if the generation is stopped
 * or fails.
 */
export function useWriting(onDone: () => void) {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const letter = useLetter(({ state }) => state);
  const { change, undo, setIssues } = useLetterActions();
  const [writing, setWriting] = useState<Writing>({ state: 'idle' });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Applies the generated text. A single undo restores the user's own text. */
  const put = (part: Part & { suggestions?: string[] }, title?: string, writer?: Writer) => {
    const had = letter.content.trim() !== '';
    // Suggestions for the replaced text no longer apply.
    change((draft) => ({ ...draft, suggestions: [], ...part, aiGenerated: true }), { cause: 'ai' });
    if (title) {
      toast({
        title,
        description:
          [writer === 'built-in' && t('review.builtIn'), had && t('letter.replaced')].filter(Boolean).join(' ') ||
          undefined,
        ...(had && { action: { label: t('letter.undo'), onPress: undo } }),
      });
    }
  };

  async function start() {
    const { jobTitle, companyName, resumeId } = letter;
    if (!jobTitle.trim() || !companyName.trim()) {
      toast({ title: t('letter.missing'), description: t('letter.missingText'), variant: 'destructive' });
      setIssues({
        ...(!jobTitle.trim() && { jobTitle: t('letter.jobTitleMissing') }),
        ...(!companyName.trim() && { companyName: t('letter.companyMissing') }),
      });
      return;
    }
    const abort = new AbortController();
    leaving.current = abort;
    setWriting({ state: 'writing' });
    let part: Part | undefined;
    try {
      const order = generateLetterSchema.parse({ ...letter, resumeId: resumeId || undefined });
      for await (const event of streamEvents('/api/cover-letters/generate', order, letterEventSchema, abort.signal)) {
        if (event.type === 'draft') {
          part = { salutation: event.salutation, content: event.content };
          setWriting({ state: 'writing', part });
        } else if (event.type === 'result') {
          const { salutation, content, suggestions, writer } = event.letter;
          put({ salutation, content, suggestions }, t('letter.generated'), writer);
          setWriting({ state: 'idle' });
          return onDone();
        } else throw new Error(`${event.code}: ${event.message}`);
      }
      throw new Error('The letter stream ended early');
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === 'free_limit_reached') return setWriting({ state: 'wall' });
      if (part?.content) put(part);
      const byPerson = abort.signal.aborted;
      setWriting(
        part?.content || byPerson ? { state: 'stopped', by: byPerson ? 'person' : 'failure' } : { state: 'idle' },
      );
      if (byPerson) return;
      console.error('The letter could not be generated', error);
      toast({ title: t('letter.failed'), description: t('letter.failedText'), variant: 'destructive' });
    } finally {
      refreshAllowance(queries);
    }
  }

  return {
    writing,
    start: () => void start(),
    cancel: () => leaving.current?.abort(),
    reset: () => setWriting({ state: 'idle' }),
  };
}
export type LetterWriting = ReturnType<typeof useWriting>;
