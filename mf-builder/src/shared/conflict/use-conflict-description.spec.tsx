import { screen } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import { useConflictDescription } from './use-conflict-description';

function ConflictDescription({ field, mine, theirs }: { field: string; mine: unknown; theirs: unknown }) {
  const { name, formatValue } = useConflictDescription(
    { key: field, field, entries: [], kind: 'value', mine, theirs },
    {},
  );
  return <p>{[name, formatValue(mine), formatValue(theirs)].join(' / ')}</p>;
}

it.each([
  ['carriesData', true, false, 'Include data for re-import / With data for re-import / Without data for re-import'],
  ['pageSize', 'A4', 'Letter', 'Paper size / A4 / Letter'],
])('shows the name and both values of %s', async (field, mine, theirs, text) => {
  await renderScreen(<ConflictDescription field={field} mine={mine} theirs={theirs} />, {
    area: 'builder',
    loadMessages,
  });
  expect(screen.getByText(text)).toBeInTheDocument();
});
