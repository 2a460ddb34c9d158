import { Search } from 'lucide-react';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { industryOptions, levelOptions, type Filters } from './use-filters';
import { useExampleMessages } from './messages';

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

export function FilterBar({ filters, onChange }: Props) {
  const t = useExampleMessages();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid max-w-full min-w-0 justify-items-start gap-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t('examples.industry')}
        </span>
        <SegmentedControl
          label={t('examples.industry')}
          options={industryOptions.map((value) => ({ value, label: t(`examples.industries.${value}`) }))}
          value={filters.industry}
          onChange={(industry) => onChange({ industry })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <TextInput
          type="search"
          label={t('examples.search')}
          placeholder={t('examples.searchHint')}
          icon={<Search size={18} />}
          autoComplete="off"
          value={filters.search}
          onChange={({ target }) => onChange({ search: target.value })}
          className="w-full sm:w-80"
        />
        <Select
          label={t('examples.level')}
          options={levelOptions.map((value) => ({ value, label: t(`examples.levels.${value}`) }))}
          value={filters.level}
          onChange={({ target }) => onChange({ level: levelOptions.find((level) => level === target.value) ?? 'all' })}
          className="w-full sm:w-60"
        />
      </div>
    </div>
  );
}
