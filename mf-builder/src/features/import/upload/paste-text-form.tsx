import { useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../../messages';

export function PasteTextForm({ onSubmit }: { onSubmit: (text: string) => void }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false);
  const submit = () => {
    if (text.trim()) onSubmit(text);
    else setTriedToSubmit(true);
  };
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('import.paste')}
        hint={t('import.pasteHint')}
        error={hasTriedToSubmit && !text.trim() ? t('import.pasteFirst') : undefined}
        rows={5}
        className="[&_textarea]:max-h-80"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="justify-self-start" onClick={submit}>
        {t('import.readText')}
      </Button>
    </div>
  );
}
