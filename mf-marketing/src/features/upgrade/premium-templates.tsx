import { templateSummaries } from '@shortlist/documents/templates/template-summaries';
import { useMessages } from '../../messages';
import { TemplateThumbnail } from '../../shared/samples/template-thumbnail';

const premiumTemplates = Object.entries(templateSummaries).filter(([, { isPremium }]) => isPremium);

export function PremiumTemplates() {
  const t = useMessages();
  return (
    <section aria-labelledby="more-templates">
      <h2 id="more-templates" className="text-sm font-semibold">
        {t('upgrade.templates')}
      </h2>
      <ul className="mt-3 grid grid-cols-5 gap-2.5">
        {premiumTemplates.map(([id]) => (
          <li key={id}>
            <TemplateThumbnail templateId={id} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">{premiumTemplates.map(([, { name }]) => name).join(', ')}</p>
    </section>
  );
}
