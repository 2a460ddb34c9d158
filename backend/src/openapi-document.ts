import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { createOpenApiDocument } from './platform/docs/openapi';

/** Returns the document served at /api/docs-json. Creates only the routes and opens no database. */
export async function generateOpenApiDocument(): Promise<OpenAPIObject> {
  const module = AppModule.forRoot(new Config({}));
  const app = await NestFactory.create(module, { preview: true, logger: false, abortOnError: false });
  app.setGlobalPrefix('api');
  const openApiDocument = createOpenApiDocument(app);
  await app.close();
  return openApiDocument;
}
