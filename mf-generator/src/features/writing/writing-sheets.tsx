import { useMemo } from 'react';
import { ghostLetter, ghostResume } from '@shortlist/documents/ghost';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { composeBoth } from '../../shared/compose';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { useTemplateId } from '../../shared/use-template-id';
import type { Wish } from '../../shared/wish';
import type { Draft } from './run';

interface Props {
  wish: Wish;
  draft: Draft;
  /** True while more text is coming: shows a caret at its end and gray lines for the rest. */
  going: boolean;
}

/** The unfinished documents; the cover letter's sheet appears with its first paragraph. */
export function WritingSheets({ wish, draft, going }: Props) {
  const t = useMessages();
  const templateId = useTemplateId();
  const phone = usePhone();
  const { resume, letter, keywords, step, language } = draft;

  const trees = useMemo(() => {
    const content = going ? { resume: ghostResume(resume), letter: ghostLetter(letter) } : { resume, letter };
    return composeBoth({ ...content, jobTitle: wish.jobTitle, language, pageSize: localPageSize(), templateId });
  }, [resume, letter, going, wish.jobTitle, language, templateId]);

  const atLetter = going && step === 'coverLetter';
  return (
    <div className="grid min-w-0 content-start gap-8">
      <Sheet
        tree={trees.resume}
        marks={keywords}
        label={t('result.resume')}
        writing={going && !atLetter}
        reflow={phone}
      />
      {letter.paragraphs.length > 0 && (
        <Sheet tree={trees.letter} marks={keywords} label={t('result.coverLetter')} writing={atLetter} reflow={phone} />
      )}
    </div>
  );
}
