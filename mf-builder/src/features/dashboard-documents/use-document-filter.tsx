import { Search } from 'lucide-react';
import { useState } from 'react';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import type { StoredDocument } from '../../shared/stored-documents/document-list-queries';
import { filterAndSort, type SortOrder } from './filter-and-sort';

/** A longer list gets a search field, a sort order and a button that shows the remaining documents. */
const collapsedCount = 6;

interface DocumentFilterOptions<Document> {
  sortOrders: readonly SortOrder[];
  getSearchText: (document: Document) => string;
}

export function useDocumentFilter<Document extends StoredDocument>(
  documents: Document[],
  { sortOrders, getSearchText }: DocumentFilterOptions<Document>,
) {
  const t = useMessages();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [sortOrder, setSortOrder] = useState<SortOrder>('edited');
  const [isExpanded, setExpanded] = useState(false);

  const hasFilter = documents.length > collapsedCount;
  const matches = hasFilter ? filterAndSort(documents, { search, sortOrder, getSearchText, language }) : documents;
  const visibleDocuments = isExpanded || search.trim() ? matches : matches.slice(0, collapsedCount);
  const filterBar = hasFilter && (
    <div className="mb-4 grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(8.5rem,auto)]">
      <div className="relative">
        <TextInput
          type="search"
          label={t('dashboard.search')}
          hideLabel
          placeholder={t('dashboard.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="[&_input]:pr-2 [&_input]:pl-9 [&_input]:text-sm [&_input]:text-ellipsis max-md:[&_input]:text-base"
        />
        <Search size={18} className="pointer-events-none absolute top-3.25 left-3 text-ink-soft" aria-hidden />
      </div>
      <Select
        label={t('dashboard.sort')}
        hideLabel
        value={sortOrder}
        onChange={(event) => setSortOrder(event.target.value as SortOrder)}
        options={sortOrders.map((value) => ({ value, label: t(`dashboard.order.${value}`) }))}
        className="[&_select]:text-sm max-md:[&_select]:text-base"
      />
      <p role="status" className="col-span-full text-sm text-ink-soft empty:hidden">
        {search.trim() && t('dashboard.found', { count: matches.length })}
      </p>
    </div>
  );
  return {
    visibleDocuments,
    filterBar,
    hiddenCount: matches.length - visibleDocuments.length,
    showAll: () => setExpanded(true),
  };
}
