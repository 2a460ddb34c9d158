import { render, screen } from '@testing-library/react';
import { Table } from './table';

describe('Table', () => {
  it('has a header for every column, and repeats it in each cell for phone screens', () => {
    render(
      <Table
        label="Staff"
        columns={[
          { key: 'name', header: 'Name', cell: (row) => row.name },
          { key: 'calls', header: 'Calls', isNumeric: true, cell: (row) => row.calls },
        ]}
        rows={[
          { name: 'Writer', calls: 120 },
          { name: 'Support', calls: 7 },
        ]}
        rowKey={(row) => row.name}
      />,
    );
    const table = screen.getByRole('table', { name: 'Staff' });
    expect([...table.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Name', 'Calls']);
    const cells = [...table.querySelectorAll('td')].map((cell) => [cell.dataset.head, cell.textContent]);
    expect(cells).toEqual([
      ['Name', 'Writer'],
      ['Calls', '120'],
      ['Name', 'Support'],
      ['Calls', '7'],
    ]);
  });
});
