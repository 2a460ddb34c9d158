import { ExportTab } from '../features/export/export-tab';
import { VersionHistoryCard } from '../features/version-history/version-history-card';

interface Props {
  onOpenTemplates: () => void;
  onOpenField: (path: string) => void;
}

export function PreviewTab(props: Props) {
  return <ExportTab {...props} historyCard={<VersionHistoryCard />} />;
}
