import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder().setTitle('Shortlist').setVersion('1.0.0').build();
  return SwaggerModule.createDocument(app, description);
}

export function setupSwaggerUi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app));
}
