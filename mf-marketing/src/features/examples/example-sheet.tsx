import { use, useMemo } from 'react';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeExample } from '@shortlist/documents/samples/examples/compose-example';
import type { Example, ExampleId } from '@shortlist/documents/samples/examples/example';
import { loadExamples } from '@shortlist/documents/samples/examples/load';
import type { DocumentTree } from '@shortlist/documents/tree';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

const loading = new Map<Language, Promise<Record<ExampleId, ResumeContent>>>();

/** The resumes of a language, asked for once; again after a failure. */
function examplesOf(language: Language) {
  const known = loading.get(language);
  if (known) return known;
  const asked = loadExamples(language);
  loading.set(language, asked);
  asked.catch(() => loading.delete(language));
  return asked;
}

/** Nobody lives at the addresses of a fictional person: they are text. */
const withoutLinks = (tree: DocumentTree) =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'link' ? undefined : value))) as DocumentTree;

interface Props {
  example: Example;
  /** The phone's reading view. */
  reflow?: boolean;
  /** Name for readers of the screen. */
  label?: string;
}

/** An example's resume as our renderer draws it. Suspends until its text is there. */
export default function ExampleSheet({ example, reflow, label }: Props) {
  const language = useLanguage();
  const resume = use(examplesOf(language))[example.id];
  const tree = useMemo(() => {
    const whole = reflow ? { ...example, density: 'regular' as const } : example; // small type is for a page at a glance
    return withoutLinks(composeExample(whole, resume, language));
  }, [example, reflow, resume, language]);
  return <Sheet tree={tree} reflow={reflow} label={label} />;
}
