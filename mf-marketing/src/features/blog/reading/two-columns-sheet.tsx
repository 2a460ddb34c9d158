import { useEffect, useState } from 'react';
import { composeResume } from '@shortlist/documents/compose/resume';
import { loadNurse } from '@shortlist/documents/samples/nurse/load';
import type { DocumentTree } from '@shortlist/documents/tree';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';

export default function TwoColumnsSheet() {
  const [tree, setTree] = useState<DocumentTree>();
  useEffect(() => {
    let wanted = true;
    loadNurse('en').then(
      ({ sample }) =>
        wanted &&
        setTree(composeResume(sample.resume, { templateId: 'modern-accent', language: 'en', pageSize: 'A4' })),
      (error: unknown) => console.error('Could not load the sample resume', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return tree ? <Sheet tree={tree} /> : <SheetStrokes />;
}
