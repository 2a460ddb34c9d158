import { useMemo } from 'react';
import { addLetterSkeleton, addResumeSkeleton } from '@shortlist/documents/skeleton-content';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { composeDocuments } from '../../shared/compose-documents';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { useTemplateId } from '../../shared/use-template-id';
import type { GenerationRequest } from '../../shared/generation-request';
import type { DraftEvent } from './generation-reducer';

interface Props {
  request: GenerationRequest;
  draft: DraftEvent;
  /** True while more text is arriving. The sheet then shows a caret, and gray lines for the missing text. */
  isWriting: boolean;
}

/** The cover letter's sheet appears with its first paragraph. */
export function DraftSheets({ request, draft, isWriting }: Props) {
  const t = useMessages();
  const templateId = useTemplateId();
  const isPhone = useIsPhone();
  const { resume, letter, keywords, step, language } = draft;

  const trees = useMemo(() => {
    const content = isWriting
      ? { resume: addResumeSkeleton(resume), letter: addLetterSkeleton(letter) }
      : { resume, letter };
    return composeDocuments({
      ...content,
      jobTitle: request.jobTitle,
      language,
      pageSize: getDefaultPageSize(),
      templateId,
    });
  }, [resume, letter, isWriting, request.jobTitle, language, templateId]);

  const isWritingLetter = isWriting && step === 'coverLetter';
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Sheet
        tree={trees.resume}
        highlightTerms={keywords}
        label={t('result.resume')}
        isWriting={isWriting && !isWritingLetter}
        reflow={isPhone}
      />
      {letter.paragraphs.length > 0 && (
        <Sheet
          tree={trees.letter}
          highlightTerms={keywords}
          label={t('result.coverLetter')}
          isWriting={isWritingLetter}
          reflow={isPhone}
        />
      )}
    </div>
  );
}
