import { Segments } from '@shortlist/shared-ui/components/segments';
import { Select } from '@shortlist/shared-ui/components/select';
import { industries, levels, type Filters } from './use-filters';
import { useWords } from './words';

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Industry and level: both go into the address. */
export function FilterBar({ filters, onChange }: Props) {
  const t = useWords();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-full min-w-0 gap-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t('examples.industry')}
        </span>
        <Segments
          label={t('examples.industry')}
          options={industries.map((value) => ({ value, label: t(`examples.industries.${value}`) }))}
          value={filters.industry}
          onChange={(industry) => onChange({ industry })}
        />
      </div>
      <Select
        label={t('examples.level')}
        options={levels.map((value) => ({ value, label: t(`examples.levels.${value}`) }))}
        value={filters.level}
        onChange={({ target }) => onChange({ level: levels.find((level) => level === target.value) ?? 'all' })}
        className="w-full sm:w-60"
      />
    </div>
  );
}
