import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { EntitlementService } from '../payments/entitlement/entitlement.service';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { verifyToken, signToken } from '../platform/http/signed-token';
import { TemporaryFilesService, type GeneratedFile } from '../platform/storage/temporary-files.service';

/** `only` is what the owner must have. Do not rename it, so that existing links stay restricted during a release. */
const fileLinkSchema = z.object({ kind: z.literal('file'), id: z.uuid(), only: z.literal('premium').optional() });
type FileLink = z.infer<typeof fileLinkSchema>;

/**
 * Creates and resolves signed links to files. The links expire after ten minutes and work only for the owner. The
 * linked file never changes.
 */
@Injectable()
export class FileLinksService {
  constructor(
    private readonly config: Config,
    private readonly files: TemporaryFilesService,
    private readonly entitlements: EntitlementService,
  ) {}

  /** A refund invalidates a link that requires Premium. Throws like `TemporaryFilesService.save`. */
  async createLink(ownerId: string, file: GeneratedFile, requires?: FileLink['only']): Promise<string> {
    const hasPaid = await this.entitlements.isPremium(ownerId);
    const link: FileLink = { kind: 'file', id: await this.files.save(ownerId, file, { hasPaid }), only: requires };
    return `/api/files/${signToken(this.config.sessionSecret, link)}/${encodeURIComponent(file.name)}`;
  }

  /**
   * Throws `not_found` if the link is invalid, has expired or belongs to another owner, or if it requires Premium and
   * the owner doesn't have it.
   */
  async getFile(token: string, ownerId: string | undefined) {
    const link = verifyToken(this.config.sessionSecrets, fileLinkSchema, token);
    if (!link || !ownerId) throw new AppError('not_found');
    const isAllowed = link.only !== 'premium' || (await this.entitlements.isPremium(ownerId));
    const file = isAllowed && (await this.files.find(link.id, ownerId));
    if (!file) throw new AppError('not_found');
    return file;
  }
}
