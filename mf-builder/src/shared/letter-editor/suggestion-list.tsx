import { CornerDownRight, X } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

/** The title isn't a heading, because its level would depend on where the list is used. */
export function SuggestionList({
  title,
  suggestions,
  onDismiss,
}: {
  title: string;
  suggestions: string[];
  onDismiss?: (text: string) => void;
}) {
  const t = useMessages();
  return (
    <section aria-label={title}>
      <p className="pb-1 text-sm text-ink-soft">{title}</p>
      <ul className="grid gap-1 text-sm">
        {suggestions.map((text) => (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2">
            <CornerDownRight size={18} className="mt-0.5 text-ink-soft" aria-hidden />
            {text}
            {onDismiss && (
              <Button
                variant="quiet"
                size="icon"
                className="-my-1.5 max-md:my-0 pointer-coarse:my-0"
                aria-label={t('letter.dismissSuggestion', { text })}
                onClick={({ currentTarget }) => {
                  focusNeighbor(currentTarget);
                  onDismiss(text);
                }}
              >
                <X size={18} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusNeighbor(removedElement: Element) {
  const line = removedElement.closest('li');
  (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button')?.focus();
}
