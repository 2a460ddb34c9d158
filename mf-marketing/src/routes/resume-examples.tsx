import { ExampleList } from '../features/examples/example-list';
import { useWords } from '../features/examples/words';

/** /resume-examples: whole resumes of fictional people, with the score of each. */
export default function ResumeExamples() {
  const t = useWords();
  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:pt-14 lg:pb-24">
      <div className="grid gap-3">
        <h1 tabIndex={-1} className="d1">
          {t('examples.title')}
        </h1>
        <p className="measure text-lg text-ink-soft">{t('examples.lead')}</p>
      </div>
      <ExampleList />
    </div>
  );
}
