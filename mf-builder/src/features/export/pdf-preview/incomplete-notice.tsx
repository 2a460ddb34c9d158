import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useMessages } from '../../../messages';
import { countDraftProblems, type DraftProblems } from '../../../shared/resume-editor/find-draft-problems';
import { DraftProblemList } from '../../../shared/resume-editor/draft-problem-list';

interface Props {
  problems: DraftProblems;
  onOpenField: (path: string) => void;
}

export function IncompleteNotice({ problems, onOpenField }: Props) {
  const t = useMessages();
  const count = countDraftProblems(problems);
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
        <DraftProblemList problems={problems} onField={onOpenField} />
      </div>
    </details>
  );
}
