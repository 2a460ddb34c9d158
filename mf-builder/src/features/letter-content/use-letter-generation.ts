import { useEffect, useRef, useState } from 'react';
import {
  generateLetterRequestSchema,
  letterEventSchema,
  type GeneratedLetter,
} from '@shortlist/contracts/builder/cover-letter';
import { ApiError } from '@shortlist/shared-ui/api';
import { streamEvents } from '@shortlist/shared-ui/api/event-stream';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';
import { invalidateQuota } from '../../shared/account-queries';

type PartialLetter = Pick<GeneratedLetter, 'salutation' | 'content'>;
type Writer = GeneratedLetter['writer'];

export type LetterGenerationState =
  | { status: 'idle' }
  /** `part` is the text received so far. */
  | { status: 'generating'; partialLetter?: PartialLetter }
  /** The letter contains the partial text. */
  | { status: 'stopped'; stoppedBy: 'person' | 'failure' }
  | { status: 'paywall' };

/**
 * Generates the letter and shows the text as it arrives. Costs one use, which is released if the generation is stopped
 * or fails.
 */
export function useLetterGeneration(onDone: () => void) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const letter = useLetterEditor(({ draft }) => draft);
  const { updateDraft, undo, setIssues } = useLetterEditorActions();
  const [writing, setWriting] = useState<LetterGenerationState>({ status: 'idle' });
  const activeRequest = useRef<AbortController>(undefined);
  useEffect(() => () => activeRequest.current?.abort(), []);

  /** Applies the generated text. A single undo restores the user's own text. */
  const applyText = (part: PartialLetter & { suggestions?: string[] }, title?: string, writer?: Writer) => {
    const had = letter.content.trim() !== '';
    // Suggestions for the replaced text no longer apply.
    updateDraft((draft) => ({ ...draft, suggestions: [], ...part, aiGenerated: true }), { cause: 'ai' });
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
    activeRequest.current = abort;
    setWriting({ status: 'generating' });
    let part: PartialLetter | undefined;
    try {
      const request = generateLetterRequestSchema.parse({ ...letter, resumeId: resumeId || undefined });
      for await (const event of streamEvents('/api/cover-letters/generate', request, letterEventSchema, abort.signal)) {
        if (event.type === 'draft') {
          part = { salutation: event.salutation, content: event.content };
          setWriting({ status: 'generating', partialLetter: part });
        } else if (event.type === 'result') {
          const { salutation, content, suggestions, writer } = event.letter;
          applyText({ salutation, content, suggestions }, t('letter.generated'), writer);
          setWriting({ status: 'idle' });
          return onDone();
        } else throw new Error(`${event.code}: ${event.message}`);
      }
      throw new Error('The letter stream ended early');
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === 'free_limit_reached')
        return setWriting({ status: 'paywall' });
      if (part?.content) applyText(part);
      const byPerson = abort.signal.aborted;
      setWriting(
        part?.content || byPerson
          ? { status: 'stopped', stoppedBy: byPerson ? 'person' : 'failure' }
          : { status: 'idle' },
      );
      if (byPerson) return;
      console.error('The letter could not be generated', error);
      toast({ title: t('letter.failed'), description: t('letter.failedText'), variant: 'destructive' });
    } finally {
      invalidateQuota(queryClient);
    }
  }

  return {
    state: writing,
    start: () => void start(),
    cancel: () => activeRequest.current?.abort(),
    reset: () => setWriting({ status: 'idle' }),
  };
}
export type LetterGeneration = ReturnType<typeof useLetterGeneration>;
