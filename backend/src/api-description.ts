import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { describeApi } from './platform/docs/openapi';

/** Returns the document served at /api/docs-json without opening a database: only the routes are created. */
export async function apiDescription(): Promise<OpenAPIObject> {
  const module = AppModule.with(new Config({}));
  const app = await NestFactory.create(module, { preview: true, logger: false, abortOnError: false });
  app.setGlobalPrefix('api');
  const description = describeApi(app);
  await app.close();
  return description;
}
