import type { ReactNode } from 'react';
import type { ExampleId } from '@shortlist/documents/samples/examples/ids';
import { examples } from '@shortlist/documents/samples/examples/example-list';
import { ExampleArticle } from '../features/examples/example-article';

/** Serves /resume-examples/ID. */
export function createExampleScreen(id: ExampleId): { default: () => ReactNode } {
  const example = examples.find((candidate) => candidate.id === id)!;
  return {
    default: () => (
      <div className="wrap grid grid-cols-1 gap-8 pt-6 pb-16 lg:pt-8 lg:pb-24">
        <ExampleArticle example={example} />
      </div>
    ),
  };
}
