import { Injectable } from '@nestjs/common';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import type { TemplateDesign } from '@shortlist/documents/templates/template-design';
import { EntitlementService } from '../payments/entitlement/entitlement.service';
import { AppError } from '../platform/http/app-error';

const defaultTemplateId = 'modern-professional';

/** Restricts files in premium templates to premium users. Everyone may preview every template. */
@Injectable()
export class TemplatesService {
  constructor(private readonly entitlements: EntitlementService) {}

  /** Throws `invalid_input` (unknown template) and `premium_template`. */
  async getPermittedTemplate(templateId: string, ownerId: string): Promise<TemplateDesign> {
    const design = templateDesigns.find(({ id }) => id === templateId);
    if (!design) throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
    if (design.isPremium && !(await this.entitlements.isPremium(ownerId))) throw new AppError('premium_template');
    return design;
  }

  async resolveTemplateId(templateId: string, ownerId: string): Promise<string> {
    const design = templateDesigns.find(({ id }) => id === templateId);
    const isPermitted = design && (!design.isPremium || (await this.entitlements.isPremium(ownerId)));
    return isPermitted ? templateId : defaultTemplateId;
  }
}
