import { Eye, EyeOff, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import type { SectionListItem } from '@shortlist/documents/sections';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../../messages';

interface Props {
  section: SectionListItem;
  hasNameField: boolean;
  onChange: (change: { name?: string; hidden?: boolean }) => void;
}

export function SectionSettings({ section, hasNameField, onChange }: Props) {
  const t = useMessages();
  const { hidden, customName, defaultName, name } = section;
  const [isRenaming, setRenaming] = useState(customName !== '');
  return (
    <div className="grid gap-2">
      {isRenaming && !hasNameField && (
        <TextInput
          label={t('form.heading')}
          placeholder={defaultName}
          maxLength={80}
          autoComplete="off"
          value={customName}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2 text-ink-soft">
        {!hasNameField && !isRenaming && (
          <Button
            variant="quiet"
            size="sm"
            className="font-normal!"
            icon={<TextCursorInput size={16} aria-hidden />}
            aria-label={t('form.renameNamed', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('form.rename')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="font-normal!"
          icon={hidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
          aria-label={t(hidden ? 'form.showNamed' : 'form.hideNamed', { name })}
          onClick={() => onChange({ hidden: !hidden })}
        >
          {t(hidden ? 'form.show' : 'form.hide')}
        </Button>
      </div>
    </div>
  );
}
