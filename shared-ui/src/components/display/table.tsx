import type { Key, ReactNode } from 'react';
import { clsx } from 'clsx';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** True for the column that names the row. On phones, each row is a block with this cell as its heading. */
  isRowHeader?: boolean;
}

interface Props<Row> {
  label: string;
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
}

const cellHeaderClass =
  'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:wrap-anywhere max-sm:before:shrink-0 max-sm:before:text-xs max-sm:before:leading-5 ' +
  'max-sm:before:text-ink-soft max-sm:before:content-[attr(data-head)]';
const edgePaddingClass = 'sm:first:pl-4 sm:last:pr-4 md:first:pl-6 md:last:pr-6';

export function Table<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <table aria-label={label} className="w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(
                'border-b border-line px-3 py-2 text-left text-xs font-medium whitespace-nowrap text-ink-soft',
                column.isNumeric && 'text-right!',
                edgePaddingClass,
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line last:border-b-0 max-sm:block max-sm:px-4 max-sm:py-3">
            {columns.map((column) => (
              <td
                key={column.key}
                data-head={column.header}
                className={clsx(
                  'px-3 py-2.5 align-middle max-sm:px-0 max-sm:py-1',
                  '[tr:has([aria-expanded=true])>&]:align-top',
                  column.isRowHeader ? 'max-sm:block' : cellHeaderClass,
                  column.isNumeric && 'tabular-nums sm:text-right',
                  edgePaddingClass,
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
