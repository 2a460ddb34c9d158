import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** /api/docs and /api/docs-json, from the schemas that validate. */
export function serveDocs(app: NestExpressApplication): void {
  const description = new DocumentBuilder().setTitle('Shortlist').setVersion('1.0.0').build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description));
}
