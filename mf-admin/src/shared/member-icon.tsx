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

/** Decorative: the name is shown beside it. */
export function MemberIcon({ name, size, className }: { name: string; size: number; className?: string }) {
  const member = staff.find((one) => one.name === name);
  if (!member) return null;
  const Icon = icons[member.id];
  return <Icon size={size} className={className} aria-hidden />;
}
