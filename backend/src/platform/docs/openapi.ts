import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

export function describeApi(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder().setTitle('Shortlist').setVersion('1.0.0').build();
  return SwaggerModule.createDocument(app, description);
}

export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app));
}
