import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { templateSchema } from '@shortlist/contracts/builder/template';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listTemplates } from '@shortlist/documents/templates/list-templates';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { RequestLanguage } from '../platform/http/request-language';

@ApiTags('builder')
@Controller('templates')
export class TemplatesController {
  @Get()
  @ZodResponse(templateSchema, { list: true })
  list(@RequestLanguage() language: Language) {
    return listTemplates(language);
  }
}
