import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useMessages } from '../../../messages';
import { countMissingFields, type MissingFields } from '../../../shared/resume-editor/find-missing-fields';
import { MissingFieldList } from '../../../shared/resume-editor/missing-field-list';

interface Props {
  missingFields: MissingFields;
  onOpenField: (path: string) => void;
}

export function IncompleteNotice({ missingFields, onOpenField }: Props) {
  const t = useMessages();
  const count = countMissingFields(missingFields);
  return (
    <details className="group rounded-card bg-warn-soft px-4 py-1 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <TriangleAlert size={20} className="shrink-0 text-warn" aria-hidden />
        <span role="status" className="font-bold">
          {t('missing.title', { count })}
        </span>
        <ChevronDown size={18} className="ml-auto shrink-0 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="pb-2">
        <MissingFieldList missingFields={missingFields} onField={onOpenField} />
      </div>
    </details>
  );
}
