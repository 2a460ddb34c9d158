import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { forgetExample } from '../../shared/example/example-id';
import { useExampleHints } from '../../shared/example/example-hints';

export function ExampleNotice() {
  const t = useMessages();
  const hints = useExampleHints();
  const id = useResumeEditor(({ stored }) => stored?.id);
  if (!hints) return null;
  const hide = () => {
    if (id) forgetExample(id);
    hints.hide();
  };
  return (
    <Alert
      tone="accent"
      title={t('example.lead', { title: hints.example.resume.personalInfo.headline })}
      action={
        <Button size="sm" onClick={hide}>
          {t('example.hide')}
        </Button>
      }
    >
      {t('example.text')}
    </Alert>
  );
}
