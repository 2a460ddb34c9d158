import { useEffect, useState } from 'react';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';

export default function TwoColumnSheet() {
  const [tree, setTree] = useState<DocumentTree>();
  useEffect(() => {
    let isMounted = true;
    loadNurseSample('en').then(
      ({ sample }) =>
        isMounted &&
        setTree(composeResume(sample.resume, { templateId: 'modern-accent', language: 'en', pageSize: 'A4' })),
      (error: unknown) => console.error('The sample resume could not be loaded', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return tree ? <Sheet tree={tree} /> : <SheetSkeletonLines />;
}
