import { Mark } from '@shortlist/shared-ui/components/mark';

/** A message in which text between asterisks is highlighted. */
export function Marked({ children }: { children: string }) {
  return children.split('*').map((piece, index) => (index % 2 === 1 ? <Mark key={index}>{piece}</Mark> : piece));
}
