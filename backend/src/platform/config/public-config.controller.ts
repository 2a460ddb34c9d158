import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { prices } from '@shortlist/contracts/payments/prices';
import { type PublicConfig, publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { ZodResponse } from '../http/api-response.decorator';
import { Config } from './config';

export const toPublicConfig = (config: Config): PublicConfig => ({
  freeGenerations: config.freeGenerations,
  premiumDailyGenerations: config.premiumDailyGenerations,
  priceId: 'premium_lifetime',
  prices,
  payments: config.paymentMode !== 'off',
  writer: config.ai.apiKey ? 'openai' : 'built-in',
  supportEmail: config.supportEmail,
  year: new Date().getUTCFullYear(),
});

@ApiTags('platform')
@Controller('config')
export class PublicConfigController {
  constructor(private readonly config: Config) {}

  @Get()
  @ZodResponse(publicConfigSchema)
  get(): PublicConfig {
    return toPublicConfig(this.config);
  }
}
