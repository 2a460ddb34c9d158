import { Eye, EyeOff } from 'lucide-react';
import type { SectionListing } from '@shortlist/documents/sections';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../messages';

interface Props {
  section: SectionListing;
  /** One of the person's own has its name among its fields. */
  named: boolean;
  onChange: (change: { name?: string; hidden?: boolean }) => void;
}

/** What a section is called in the document, and whether it stands in it. */
export function SectionSettings({ section, named, onChange }: Props) {
  const t = useMessages();
  const { hidden, ownName, usualName, name } = section;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-t border-line pt-4">
      {!named && (
        <TextInput
          label={t('form.heading')}
          className="min-w-0 grow basis-52"
          placeholder={usualName}
          maxLength={80}
          autoComplete="off"
          value={ownName}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <Button
        variant="quiet"
        icon={hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
        aria-pressed={hidden}
        aria-label={t(hidden ? 'form.showNamed' : 'form.hideNamed', { name })}
        onClick={() => onChange({ hidden: !hidden })}
      >
        {t(hidden ? 'form.show' : 'form.hide')}
      </Button>
    </div>
  );
}
