import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { exampleSchema, type ExampleResponse } from '@shortlist/contracts/builder/example';
import type { Language } from '@shortlist/contracts/platform/languages';
import { examples } from '@shortlist/documents/samples/examples/example-list';
import { loadExampleText } from '@shortlist/documents/samples/examples/texts';
import { z } from 'zod';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { AppError } from '../platform/http/app-error';
import { RequestLanguage } from '../platform/http/request-language';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('examples')
export class ExamplesController {
  @Get(':id')
  @ZodResponse(exampleSchema)
  find(@Param({ schema: idSchema }) { id }: { id: string }, @RequestLanguage() language: Language) {
    return getExample(id, language);
  }
}

export async function getExample(id: string, requestedLanguage: Language): Promise<ExampleResponse> {
  const example = examples.find((one) => one.id === id);
  if (!example) throw new AppError('not_found');
  const { language, text } = await loadExampleText(example.id, requestedLanguage);
  const { templateId, density } = example;
  return { id, language, templateId, density, resume: text.resume };
}
