import { Check, Star } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Template } from '@shortlist/contracts/builder/template';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { resumeAdapter } from '../../shared/resume-editor/resume-adapter';
import { composeDraft } from '../../shared/resume-editor/compose-draft';
import { TemplatePreview } from '../../shared/template/template-preview';

export function SelectedTemplate({ templates, onContinue }: { templates: Template[]; onContinue?: () => void }) {
  const t = useMessages();
  const draft = useDeferredValue(useResumeEditor(({ draft }) => draft));
  const isDraftEmpty = resumeAdapter.isEmpty(draft);
  const tree = useMemo(() => (isDraftEmpty ? undefined : composeDraft(draft)), [draft, isDraftEmpty]);
  const template = templates.find(({ id }) => id === draft.templateId);
  if (!template) return null;
  return (
    <aside
      aria-label={template.name}
      data-bottom-bar
      // On small screens, this element is a bottom bar that keeps the continue button visible.
      className={
        'content-start gap-4 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:flex max-lg:min-h-18 max-lg:items-center max-lg:justify-between max-lg:gap-3 ' +
        'max-lg:border-t max-lg:border-line max-lg:bg-sheet max-lg:px-4 max-lg:py-2 md:max-lg:-mx-6 md:max-lg:px-6 lg:sticky lg:top-4 lg:grid lg:self-start'
      }
    >
      <div className="max-lg:hidden">
        {tree ? (
          <div inert aria-hidden="true" className="max-h-[70dvh] overflow-hidden rounded-sheet shadow-sheet">
            <Sheet tree={tree} />
          </div>
        ) : (
          <TemplatePreview url={template.previewUrl} />
        )}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 lg:justify-between">
        <h2 className="d4 max-md:font-sans max-md:text-sm max-md:font-semibold max-md:tracking-normal">
          {template.name}
        </h2>
        <span className="flex gap-1">
          {template.isPremium && (
            <Badge tone="accent" icon={<Star size={12} aria-hidden />}>
              {t('premium')}
            </Badge>
          )}
          {template.isAts && (
            <Badge tone="good" icon={<Check size={12} aria-hidden />}>
              {t('atsCompatible')}
            </Badge>
          )}
        </span>
      </div>
      <p className="text-ink-soft max-lg:hidden">{template.description}</p>
      {onContinue && (
        <Button variant="primary" className="lg:w-full" onClick={onContinue}>
          {t('picker.continue')}
        </Button>
      )}
      <p className="text-center text-sm text-ink-soft max-lg:hidden">
        {t(isDraftEmpty ? 'picker.sample' : 'picker.own')}
      </p>
    </aside>
  );
}
