import { DefaultNamingStrategy } from 'typeorm';

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps `ownerId` to `owner_id`, so that handwritten SQL needs no quotes. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return custom ?? toSnakeCase([...prefixes, property].join('_'));
  }
}
