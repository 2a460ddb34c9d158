import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { readContent, signContent } from '../../platform/http/signed-link';
import { KeptFilesService, type MadeFile } from '../../platform/storage/kept-files.service';

const linkSchema = z.object({ kind: z.literal('file'), id: z.uuid(), only: z.string().optional() });
type Link = z.infer<typeof linkSchema>;

/**
 * Signed links to files that expire after ten minutes and work only for the owner. The file behind a link never
 * changes.
 */
@Injectable()
export class FileLinksService {
  private readonly conditions = new Map<string, (ownerId: string) => Promise<boolean>>();

  constructor(
    private readonly config: Config,
    private readonly files: KeptFilesService,
  ) {}

  /** Registers a condition: files stored with `only` are served as long as `holds` resolves to true. */
  require(only: string, holds: (ownerId: string) => Promise<boolean>): void {
    this.conditions.set(only, holds);
  }

  async keep(ownerId: string, file: MadeFile, only?: string): Promise<string> {
    const link: Link = { kind: 'file', id: await this.files.keep(ownerId, file), only };
    return `/api/files/${signContent(this.config.sessionSecret, link)}/${encodeURIComponent(file.name)}`;
  }

  /** Throws `not_found` for a link that is invalid, expired, of another owner, or whose condition does not hold. */
  async file(token: string, ownerId: string | undefined) {
    const link = readContent(this.config.sessionSecrets, linkSchema, token);
    if (!link || !ownerId) throw new AppError('not_found');
    const isOpen = !link.only || (await this.conditions.get(link.only)?.(ownerId));
    const file = isOpen && (await this.files.read(link.id, ownerId));
    if (!file) throw new AppError('not_found');
    return file;
  }
}
