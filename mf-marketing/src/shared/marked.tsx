import { Mark } from '@shortlist/shared-ui/components/mark';

/** A text of a catalogue; what stands between asterisks is marked as with a highlighter. */
export function Marked({ children }: { children: string }) {
  return children.split('*').map((piece, index) => (index % 2 === 1 ? <Mark key={index}>{piece}</Mark> : piece));
}
