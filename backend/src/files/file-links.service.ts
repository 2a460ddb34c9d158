import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { EntitlementService } from '../payments/entitlement/entitlement.service';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { verifyToken, signToken } from '../platform/http/signed-token';
import { TemporaryFilesService, type GeneratedFile } from '../platform/storage/temporary-files.service';

const fileLinkSchema = z.object({ kind: z.literal('file'), id: z.uuid(), only: z.string().optional() });
type FileLink = z.infer<typeof fileLinkSchema>;

/**
 * Signed links to files that expire after ten minutes and work only for the owner. The file behind a link never
 * changes.
 */
@Injectable()
export class FileLinksService {
  private readonly conditions = new Map<string, (ownerId: string) => Promise<boolean>>();

  constructor(
    private readonly config: Config,
    private readonly files: TemporaryFilesService,
    private readonly entitlements: EntitlementService,
  ) {}

  /** Registers a condition. Links that are created with this condition work while `check` resolves to true. */
  addCondition(condition: string, check: (ownerId: string) => Promise<boolean>): void {
    this.conditions.set(condition, check);
  }

  /** Throws `rate_limited` and `unavailable` like `TemporaryFilesService.save`. */
  async createLink(ownerId: string, file: GeneratedFile, condition?: string): Promise<string> {
    const hasPaid = await this.entitlements.isPremium(ownerId);
    const link: FileLink = { kind: 'file', id: await this.files.save(ownerId, file, { hasPaid }), only: condition };
    return `/api/files/${signToken(this.config.sessionSecret, link)}/${encodeURIComponent(file.name)}`;
  }

  /** Throws `not_found` if a link is invalid, has expired or is another owner's, or if its condition does not hold. */
  async getFile(token: string, ownerId: string | undefined) {
    const link = verifyToken(this.config.sessionSecrets, fileLinkSchema, token);
    if (!link || !ownerId) throw new AppError('not_found');
    const isAllowed = !link.only || (await this.conditions.get(link.only)?.(ownerId));
    const file = isAllowed && (await this.files.find(link.id, ownerId));
    if (!file) throw new AppError('not_found');
    return file;
  }
}
