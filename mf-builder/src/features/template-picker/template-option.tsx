import { Check, Star } from 'lucide-react';
import { useCallback } from 'react';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Template } from '@shortlist/contracts/builder/template';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { useMessages } from '../../messages';
import { composeDraft } from '../../shared/resume-editor/compose-draft';
import { DocumentThumbnail } from '../../shared/stored-documents/document-thumbnail';
import { TemplatePreview } from '../../shared/template/template-preview';

interface Props {
  template: Template;
  /** Draft to show in the template instead of the sample. */
  draft?: ResumeDraft;
  isSelected: boolean;
  onSelect: () => void;
}

export function TemplateOption({ template, draft: userDraft, isSelected, onSelect }: Props) {
  const t = useMessages();
  const composeInTemplate = useCallback((draft: ResumeDraft) => composeDraft(draft, template.id), [template.id]);
  return (
    <label className="group grid cursor-pointer content-start gap-1">
      <span
        className={
          'relative mb-2 rounded-sm outline-2 outline-offset-4 outline-transparent group-has-checked:outline-accent ' +
          'group-has-focus-visible:outline-accent group-hover:outline-edge group-has-checked:group-hover:outline-accent'
        }
      >
        <input
          type="radio"
          name="template"
          value={template.id}
          checked={isSelected}
          onChange={onSelect}
          className="absolute inset-0 z-10 m-0 cursor-pointer appearance-none opacity-0"
        />
        {userDraft ? (
          <DocumentThumbnail document={userDraft} compose={composeInTemplate} />
        ) : (
          <TemplatePreview url={template.previewUrl} />
        )}
        {isSelected && (
          <span className="absolute -top-3 -right-3 grid size-8 place-items-center rounded-full bg-accent text-on-accent">
            <Check size={18} aria-hidden />
          </span>
        )}
      </span>
      <span className="text-sm font-medium">{template.name}</span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs text-ink-soft">
        {t(template.category)}
        {template.isPremium && (
          <Badge tone="accent" icon={<Star size={12} aria-hidden />}>
            {t('premium')}
          </Badge>
        )}
      </span>
    </label>
  );
}
