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
  /** `partialLetter` is the text received so far. */
  | { status: 'generating'; partialLetter?: PartialLetter }
  /** The letter keeps the text received before the generation stopped. */
  | { status: 'stopped'; stoppedBy: 'person' | 'failure' }
  | { status: 'paywall' };

/**
 * Generates a letter and shows the text while it arrives. A generation uses quota. The server refunds the quota if the
 * generation is stopped or fails.
 */
export function useLetterGeneration(onDone: () => void) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const letter = useLetterEditor(({ draft }) => draft);
  const { updateDraft, undo, setIssues } = useLetterEditorActions();
  const [state, setState] = useState<LetterGenerationState>({ status: 'idle' });
  const activeRequest = useRef<AbortController>(undefined);
  useEffect(() => () => activeRequest.current?.abort(), []);

  /** One undo step restores the user's own text. */
  const applyText = (generatedText: PartialLetter & { suggestions?: string[] }, title?: string, writer?: Writer) => {
    const hadText = letter.content.trim() !== '';
    // Suggestions for the replaced text no longer apply.
    updateDraft((draft) => ({ ...draft, suggestions: [], ...generatedText, aiGenerated: true }), { cause: 'ai' });
    if (title) {
      toast({
        title,
        description:
          [writer === 'built-in' && t('review.builtIn'), hadText && t('letter.replaced')].filter(Boolean).join(' ') ||
          undefined,
        ...(hadText && { action: { label: t('letter.undo'), onPress: undo } }),
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
    const controller = new AbortController();
    activeRequest.current = controller;
    setState({ status: 'generating' });
    let partialLetter: PartialLetter | undefined;
    try {
      const request = generateLetterRequestSchema.parse({ ...letter, resumeId: resumeId || undefined });
      for await (const event of streamEvents(
        '/api/cover-letters/generate',
        request,
        letterEventSchema,
        controller.signal,
      )) {
        if (event.type === 'draft') {
          partialLetter = { salutation: event.salutation, content: event.content };
          setState({ status: 'generating', partialLetter });
        } else if (event.type === 'result') {
          const { salutation, content, suggestions, writer } = event.letter;
          applyText({ salutation, content, suggestions }, t('letter.generated'), writer);
          setState({ status: 'idle' });
          return onDone();
        } else throw new Error(`${event.code}: ${event.message}`);
      }
      throw new Error('The stream ended before its result');
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === 'free_limit_reached')
        return setState({ status: 'paywall' });
      if (partialLetter?.content) applyText(partialLetter);
      const isCanceled = controller.signal.aborted;
      setState(
        partialLetter?.content || isCanceled
          ? { status: 'stopped', stoppedBy: isCanceled ? 'person' : 'failure' }
          : { status: 'idle' },
      );
      if (isCanceled) return;
      console.error('The cover letter could not be generated', error);
      toast({ title: t('letter.failed'), description: t('letter.failedText'), variant: 'destructive' });
    } finally {
      invalidateQuota(queryClient);
    }
  }

  return {
    state,
    start: () => void start(),
    cancel: () => activeRequest.current?.abort(),
    reset: () => setState({ status: 'idle' }),
  };
}
export type LetterGeneration = ReturnType<typeof useLetterGeneration>;
