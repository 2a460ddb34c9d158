import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../platform/http/app-error';
import { OwnerService } from './sessions/owner.service';

@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly owners: OwnerService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const user = await this.owners.findUser(this.owners.getOwner(request));
    if (!user) throw new AppError('signed_out');
    if (!user.isAdmin) throw new AppError('forbidden');
    return true;
  }
}
