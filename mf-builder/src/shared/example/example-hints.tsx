import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { exampleSchema, type ExampleResponse } from '@shortlist/contracts/builder/example';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import { getIn } from '../document/object-path';
import { findExampleId } from './example-id';

export const useExample = (id: string | undefined) =>
  useQuery({ ...getQueryOptions(`/api/examples/${id ?? ''}`, exampleSchema), enabled: id !== undefined });

interface Hints {
  example: ExampleResponse;
  hide: () => void;
}
const HintsContext = createContext<Hints | undefined>(undefined);

interface Props {
  resumeId?: string;
  exampleId?: string;
  children: ReactNode;
}

/** Shows the example's text as placeholders in the resume. The text is never part of the resume. */
export function ExampleHints({ resumeId, exampleId, children }: Props) {
  const [id, setId] = useState(() => exampleId ?? findExampleId(resumeId));
  const example = useExample(id).data;
  const hints = useMemo(() => example && { example, hide: () => setId(undefined) }, [example]);
  return <HintsContext value={id === undefined ? undefined : hints}>{children}</HintsContext>;
}

export const useExampleHints = () => useContext(HintsContext);

/** Returns the example's text at a path ("experience.0.company"), if any. */
export function useHint(path: string): string | undefined {
  const hint = getIn(useContext(HintsContext)?.example.resume, path);
  return typeof hint === 'string' && hint !== '' ? hint : undefined;
}

export function useListHint(path: string): string[] | undefined {
  const hint = getIn(useContext(HintsContext)?.example.resume, path);
  return Array.isArray(hint) && hint.length > 0 ? (hint as string[]) : undefined;
}
