import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { readContent, signContent } from '../../platform/http/signed-link';

export interface MadeFile {
  name: string;
  /** Media type. */
  type: string;
  bytes: Buffer;
}

/** An area's way from what a link says to the file. Whose it is, is asked when the link is followed. */
export interface FileSource<Link extends { kind: string }> {
  /** `kind` is a literal of its own. */
  link: z.ZodType<Link>;
  /** Throws `not_found`, also for another owner's. */
  make: (link: Link, ownerId: string | undefined, signal: AbortSignal) => Promise<MadeFile>;
}

/** Links to files: signed, good for ten minutes, and only in the hands of the owner. */
@Injectable()
export class FileLinksService {
  private readonly sources: ((token: string) => FileMaker | undefined)[] = [];

  constructor(private readonly config: Config) {}

  /** Called once by each area that has files. */
  serve<Link extends { kind: string }>({ link, make }: FileSource<Link>): void {
    this.sources.push((token) => {
      const said = readContent(this.config.sessionSecret, link, token);
      return said && ((ownerId, signal) => make(said, ownerId, signal));
    });
  }

  to<Link extends { kind: string }>(link: Link, name: string): string {
    return `/api/files/${signContent(this.config.sessionSecret, link)}/${encodeURIComponent(name)}`;
  }

  /** The file behind a link. Throws `not_found` when the link is not ours, is over, or belongs to somebody else. */
  async file(token: string, ownerId: string | undefined, signal: AbortSignal): Promise<MadeFile> {
    for (const source of this.sources) {
      const make = source(token);
      if (make) return await make(ownerId, signal);
    }
    throw new AppError('not_found');
  }
}

type FileMaker = (ownerId: string | undefined, signal: AbortSignal) => Promise<MadeFile>;
