import { useMessages } from '../../messages';
import { Thumbnail } from '../../shared/samples/thumbnail';

const premium = [
  { id: 'modern-accent', name: 'Modern Accent' },
  { id: 'classic-serif', name: 'Classic Serif' },
  { id: 'creative-split', name: 'Creative Split' },
  { id: 'ats-compact', name: 'ATS Compact' },
  { id: 'tech-lead', name: 'Tech Lead' },
];

export function MoreTemplates() {
  const t = useMessages();
  return (
    <section aria-labelledby="more-templates">
      <h2 id="more-templates" className="text-sm font-semibold">
        {t('upgrade.templates')}
      </h2>
      <ul className="mt-3 grid grid-cols-5 gap-2.5">
        {premium.map(({ id }) => (
          <li key={id}>
            <Thumbnail templateId={id} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">{premium.map(({ name }) => name).join(', ')}</p>
    </section>
  );
}
