import type { DataSource, EntityMetadata } from 'typeorm';

export interface OwnerTable {
  metadata: EntityMetadata;
  /** SQL condition; `$1` is the owner's id. */
  ownerCondition: string;
}

/**
 * Returns every table with rows of owners: `owners`, tables with an `ownerId`, and tables whose foreign keys lead to one of
 * these directly or indirectly. Derived from the entities, so that a new table cannot be forgotten.
 */
export function listOwnerTables({ entityMetadatas }: DataSource): OwnerTable[] {
  const tables = new Map<string, OwnerTable>();
  for (const metadata of entityMetadatas) {
    if (metadata.tableName === 'owners') tables.set('owners', { metadata, ownerCondition: 'id = $1' });
    else if (hasOwnerColumn(metadata)) tables.set(metadata.tableName, { metadata, ownerCondition: 'owner_id = $1' });
  }
  for (let previousSize = 0; previousSize < tables.size;) {
    previousSize = tables.size;
    for (const metadata of entityMetadatas.filter(({ tableName }) => !tables.has(tableName))) {
      const ownerCondition = buildOwnerCondition(tables, metadata);
      if (ownerCondition) tables.set(metadata.tableName, { metadata, ownerCondition });
    }
  }
  return [...tables.values()];
}

export const hasOwnerColumn = ({ columns }: EntityMetadata) =>
  columns.some(({ propertyName }) => propertyName === 'ownerId');

function buildOwnerCondition(tables: Map<string, OwnerTable>, { foreignKeys }: EntityMetadata): string | undefined {
  for (const { columnNames, referencedColumnNames, referencedEntityMetadata } of foreignKeys) {
    const parent = tables.get(referencedEntityMetadata.tableName);
    const [column, referencedColumn] = [columnNames[0], referencedColumnNames[0]];
    if (parent)
      return `${column} IN (SELECT ${referencedColumn} FROM ${parent.metadata.tableName} WHERE ${parent.ownerCondition})`;
  }
  return undefined;
}
