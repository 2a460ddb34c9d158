import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type SessionHint, readSessionHint, sessionHintCookie } from '@shortlist/contracts/account/session-hint';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import type { RequestOwnerResolver } from '../../platform/http/rate-limit/rate-limit.guard';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import { UserEntity } from '../users/user.entity';
import { parseUserAgent } from './user-agent';
import { rememberDevice } from './known-device';
import { OwnerEntity } from './owner.entity';
import { getSessionCookieName, getSessionCookieOptions, getHintCookieOptions } from './session.middleware';
import { getNetwork } from '../../platform/http/network';

/** The caller. Everything stored belongs to an owner, and every query filters by owner. */
export interface Owner {
  id: string;
  /** Missing for a guest. */
  userId?: string | undefined;
}

@Injectable()
export class OwnerService implements RequestOwnerResolver {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitService,
    private readonly config: Config,
  ) {}

  getOwnerId(request: Request): string | undefined {
    return request.session.ownerId;
  }

  /** Returns the caller's owner id. Starts a session and sends its cookie if there is none. */
  async ensureOwnerId(request: Request): Promise<string> {
    if (request.session.ownerId) return request.session.ownerId;
    // Another request of this browser has just signed in or out. A new session would replace that request's session.
    if (request.session.hasEnded) throw new AppError('signed_out');
    await this.limits.consume('new-session', getNetwork(request));
    const { id } = await this.create();
    await this.startSession(request, { id });
    return id;
  }

  async create(): Promise<OwnerEntity> {
    return await this.database.manager.save(OwnerEntity, {} as OwnerEntity);
  }

  /** Locks an owner against merging and deletion until the transaction ends. Returns false if the owner is missing. */
  async lockAgainstMerge(manager: EntityManager, id: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT id FROM owners WHERE id = $1 FOR KEY SHARE', [id]);
    return rows.length > 0;
  }

  /** Locks an owner against other requests of the same owner until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.query('SELECT 1 FROM owners WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Locks an owner against merging and returns its id. If there is no such owner, returns the id of a new owner. */
  async lockOrCreate(manager: EntityManager, id: string): Promise<string> {
    return (await this.lockAgainstMerge(manager, id)) ? id : (await manager.save(OwnerEntity, {} as OwnerEntity)).id;
  }

  getOwner({ session: { ownerId, userId } }: Request): Owner | undefined {
    return ownerId ? { id: ownerId, userId } : undefined;
  }

  async findUser(owner: Owner | undefined, manager = this.database.manager): Promise<UserEntity | null> {
    return owner?.userId ? await manager.findOneBy(UserEntity, { id: owner.userId }) : null;
  }

  async renewSession(request: Request, user: UserEntity): Promise<void> {
    await promisify((done: (error?: unknown) => void) => request.session.regenerate(done))();
    await this.startSession(request, { id: user.ownerId, userId: user.id });
    rememberDevice(this.config, request, user);
  }

  async endSession(request: Request): Promise<void> {
    await promisify((done: (error?: unknown) => void) => request.session.destroy(done))();
    request.res?.clearCookie(getSessionCookieName(this.config), getSessionCookieOptions(this.config));
    this.setSessionHint(request, undefined);
  }

  /** Sets the cookie that tells the page whether the caller is a guest or a user. Clears the cookie without a hint. */
  setSessionHint(request: Request, hint: SessionHint | undefined): void {
    if (readSessionHint(request.headers.cookie) === hint) return;
    if (hint) request.res?.cookie(sessionHintCookie, hint, getHintCookieOptions(this.config));
    else request.res?.clearCookie(sessionHintCookie, { path: '/' });
  }

  /** Saves immediately, because a streamed response sends the cookie long before it ends, and may never end. */
  private async startSession(request: Request, owner: Owner): Promise<void> {
    request.session.ownerId = owner.id;
    if (owner.userId) request.session.userId = owner.userId;
    request.session.device = parseUserAgent(request.headers['user-agent']);
    await promisify((done: (error?: unknown) => void) => request.session.save(done))();
    this.setSessionHint(request, owner.userId ? 'user' : 'guest');
  }
}
