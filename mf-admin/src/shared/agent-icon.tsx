import { ChartNoAxesColumn, CodeXml, Headset, Megaphone, NotebookPen, Split } from 'lucide-react';
import { staff, type StaffId } from '@shortlist/contracts/admin/staff';

const icons = {
  coordinator: Split,
  admin: NotebookPen,
  'customer-success': Headset,
  marketing: Megaphone,
  developer: CodeXml,
  'business-ops': ChartNoAxesColumn,
} satisfies Record<StaffId, unknown>;

/** Decorative, because the agent's name is shown next to it. */
export function AgentIcon({ name, size, className }: { name: string; size: number; className?: string }) {
  const agent = staff.find((candidate) => candidate.name === name);
  if (!agent) return null;
  const Icon = icons[agent.id];
  return <Icon size={size} className={className} aria-hidden />;
}
