import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { templateSchema } from '@shortlist/contracts/builder/template';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listTemplates } from '@shortlist/documents/templates/catalogue';
import { Answers } from '../platform/http/answer';
import { RequestLanguage } from '../platform/http/language';

@ApiTags('builder')
@Controller('templates')
export class TemplatesController {
  @Get()
  @Answers(templateSchema, { list: true })
  list(@RequestLanguage() language: Language) {
    return listTemplates(language);
  }
}
