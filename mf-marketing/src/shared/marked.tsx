import { Mark } from '@shortlist/shared-ui/components/mark';

export function Marked({ children }: { children: string }) {
  return children.split('*').map((piece, index) => (index % 2 === 1 ? <Mark key={index}>{piece}</Mark> : piece));
}
