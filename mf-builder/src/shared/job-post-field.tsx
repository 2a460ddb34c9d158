import { useEffect, useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../messages';
import { useEditor } from './editor/editor';
import { longestPost, useJobPost } from './job-post';

/** Milliseconds from the last key to measuring against the post. */
const patience = 800;

/** The text of a job; measured against a while after the last key. */
export function JobPost() {
  const t = useMessages();
  const id = useEditor(({ saved }) => saved?.id);
  const [kept, keep] = useJobPost(id);
  const [text, setText] = useState(kept);
  useEffect(() => {
    if (text === kept) return undefined;
    const timer = setTimeout(() => keep(text), patience);
    return () => clearTimeout(timer);
  }, [text, kept, keep]);
  return (
    <div className="grid gap-1">
      <TextArea
        label={t('target.jobText')}
        note={t('target.optional')}
        hint={t('target.jobTextHint')}
        rows={5}
        maxLength={longestPost}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => keep(text)}
        className="[&_textarea]:max-h-72 [&_textarea]:overflow-y-auto"
      />
      {text && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setText('');
            keep('');
          }}
        >
          {t('target.clear')}
        </Button>
      )}
    </div>
  );
}
