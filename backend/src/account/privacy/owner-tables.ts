import type { DataSource, EntityMetadata } from 'typeorm';

export interface OwnerTable {
  metadata: EntityMetadata;
  /** SQL condition, with the owner's id as `$1`. */
  ownerCondition: string;
}

/**
 * Returns `owners`, the tables with an `ownerId`, and the tables whose foreign keys lead to one of these directly or
 * indirectly. Derives the list from the entities, so that it includes every new table.
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
