import type { DataSource, EntityMetadata } from 'typeorm';

export interface OwnedTable {
  metadata: EntityMetadata;
  /** SQL condition; `$1` is the owner's id. */
  where: string;
}

/**
 * Returns every table with owned rows: `owners`, tables with an `ownerId`, and tables whose foreign keys lead to one of
 * these directly or indirectly. Derived from the entities, so that a new table cannot be forgotten.
 */
export function ownedTables({ entityMetadatas }: DataSource): OwnedTable[] {
  const tables = new Map<string, OwnedTable>();
  for (const metadata of entityMetadatas) {
    if (metadata.tableName === 'owners') tables.set('owners', { metadata, where: 'id = $1' });
    else if (hasOwner(metadata)) tables.set(metadata.tableName, { metadata, where: 'owner_id = $1' });
  }
  for (let before = 0; before < tables.size;) {
    before = tables.size;
    for (const metadata of entityMetadatas.filter(({ tableName }) => !tables.has(tableName))) {
      const where = wayTo(tables, metadata);
      if (where) tables.set(metadata.tableName, { metadata, where });
    }
  }
  return [...tables.values()];
}

export const hasOwner = ({ columns }: EntityMetadata) => columns.some(({ propertyName }) => propertyName === 'ownerId');

function wayTo(tables: Map<string, OwnedTable>, { foreignKeys }: EntityMetadata): string | undefined {
  for (const { columnNames, referencedColumnNames, referencedEntityMetadata } of foreignKeys) {
    const parent = tables.get(referencedEntityMetadata.tableName);
    const [column, referenced] = [columnNames[0], referencedColumnNames[0]];
    if (parent) return `${column} IN (SELECT ${referenced} FROM ${parent.metadata.tableName} WHERE ${parent.where})`;
  }
  return undefined;
}
