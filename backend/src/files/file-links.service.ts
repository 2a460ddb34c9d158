import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { EntitlementService } from '../payments/entitlement/entitlement.service';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { verifyToken, signToken } from '../platform/http/signed-token';
import { TemporaryFilesService, type GeneratedFile } from '../platform/storage/temporary-files.service';

const fileLinkSchema = z.object({ kind: z.literal('file'), id: z.uuid(), only: z.literal('premium').optional() });
type FileLink = z.infer<typeof fileLinkSchema>;

/**
 * Signed links to files that expire after ten minutes and work only for the owner. The file behind a link never
 * changes.
 */
@Injectable()
export class FileLinksService {
  constructor(
    private readonly config: Config,
    private readonly files: TemporaryFilesService,
    private readonly entitlements: EntitlementService,
  ) {}

  /**
   * Creates a link. With `only`, it works while the owner has Premium, so that a refund invalidates it. Throws
   * `rate_limited` and `unavailable` like `TemporaryFilesService.save`.
   */
  async createLink(ownerId: string, file: GeneratedFile, only?: FileLink['only']): Promise<string> {
    const hasPaid = await this.entitlements.isPremium(ownerId);
    const link: FileLink = { kind: 'file', id: await this.files.save(ownerId, file, { hasPaid }), only };
    return `/api/files/${signToken(this.config.sessionSecret, link)}/${encodeURIComponent(file.name)}`;
  }

  /** Throws `not_found` if a link is invalid, has expired or is another owner's, or is for Premium, which the owner does not have. */
  async getFile(token: string, ownerId: string | undefined) {
    const link = verifyToken(this.config.sessionSecrets, fileLinkSchema, token);
    if (!link || !ownerId) throw new AppError('not_found');
    const isAllowed = link.only !== 'premium' || (await this.entitlements.isPremium(ownerId));
    const file = isAllowed && (await this.files.find(link.id, ownerId));
    if (!file) throw new AppError('not_found');
    return file;
  }
}
