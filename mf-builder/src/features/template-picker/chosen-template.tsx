import { Check, Star } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Template } from '@shortlist/contracts/builder/template';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useEditor } from '../../shared/editor/editor';
import { resumeKind } from '../../shared/editor/resume-kind';
import { draftTree } from '../../shared/editor/tree';
import { Preview } from '../../shared/template/preview';

/** The chosen template at a size that can be judged, and the way on. */
export function ChosenTemplate({ templates, onContinue }: { templates: Template[]; onContinue?: () => void }) {
  const t = useMessages();
  const draft = useDeferredValue(useEditor(({ state }) => state));
  const isBlank = resumeKind.isBlank(draft);
  const tree = useMemo(() => (isBlank ? undefined : draftTree(draft)), [draft, isBlank]);
  const template = templates.find(({ id }) => id === draft.templateId);
  if (!template) return null;
  return (
    <aside
      aria-label={template.name}
      className="grid content-start gap-4 self-start max-lg:order-first lg:sticky lg:top-4"
    >
      <div className="max-lg:hidden">
        {tree ? (
          <div inert aria-hidden="true" className="max-h-[70dvh] overflow-hidden rounded-sheet shadow-sheet">
            <Sheet tree={tree} />
          </div>
        ) : (
          <Preview url={template.previewUrl} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="d4">{template.name}</h2>
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
        <Button variant="primary" block onClick={onContinue}>
          {t('picker.continue')}
        </Button>
      )}
      <p className="text-center text-sm text-ink-soft max-lg:hidden">{t(isBlank ? 'picker.sample' : 'picker.own')}</p>
    </aside>
  );
}
