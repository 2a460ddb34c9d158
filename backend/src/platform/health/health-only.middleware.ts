import type { RequestHandler } from 'express';
import { AppError } from '../http/app-error';

export const allowHealthChecksOnly: RequestHandler = (request, _response, next) => {
  next(/^\/api\/health\//.test(request.path) ? undefined : new AppError('not_found'));
};
