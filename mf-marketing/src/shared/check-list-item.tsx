import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export function CheckListItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Check size={18} className="mt-[calc((1lh-18px)/2)] text-accent" aria-hidden />
      {children}
    </li>
  );
}
