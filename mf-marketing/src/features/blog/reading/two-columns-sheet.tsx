import { useEffect, useState } from 'react';
import { composeResume } from '@shortlist/documents/compose/resume';
import { loadNurse } from '@shortlist/documents/samples/nurse/load';
import type { DocumentTree } from '@shortlist/documents/tree';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';

/** The sample resume with a side column, in the language of the articles. */
export default function TwoColumnsSheet() {
  const [tree, setTree] = useState<DocumentTree>();
  useEffect(() => {
    let wanted = true;
    loadNurse('en').then(
      ({ sample }) =>
        wanted &&
        setTree(composeResume(sample.resume, { templateId: 'modern-accent', language: 'en', pageSize: 'A4' })),
      (error: unknown) => console.error('the sample resume could not be loaded', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return tree ? <Sheet tree={tree} /> : <SheetStrokes />;
}
