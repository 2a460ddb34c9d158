import { Star } from 'lucide-react';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import type { Example } from '@shortlist/documents/samples/examples/examples';
import { templateSummaries } from '@shortlist/documents/templates/template-summaries';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useExampleMessages } from './messages';

/** Returns the language of the example's text if it differs from the page's language. */
export function useTextLanguage({ id }: Example): string | undefined {
  const t = useExampleMessages();
  const exampleLanguage = t(`examples.people.${id}.language`);
  return exampleLanguage === useLanguage() ? undefined : exampleLanguage;
}

export function ExampleIndustryAndLevel({ example: { industry, level } }: { example: Example }) {
  const t = useExampleMessages();
  const language = useLanguage();
  return (
    <p className="text-xs text-ink-soft">
      {t('examples.place', { industry: getIndustryName(industry, language), level: t(`examples.levels.${level}`) })}
    </p>
  );
}

export function ExampleBadges({ example }: { example: Example }) {
  const t = useExampleMessages();
  const textLanguage = useTextLanguage(example);
  return (
    <>
      {textLanguage && <Badge>{t('examples.inEnglish')}</Badge>}
      {templateSummaries[example.templateId].isPremium && (
        <Badge tone="accent" icon={<Star size={12} aria-hidden />}>
          {t('examples.premium')}
        </Badge>
      )}
    </>
  );
}

export function ExampleSkills({ example }: { example: Example }) {
  const t = useExampleMessages();
  return (
    <ul lang={useTextLanguage(example)} className="flex flex-wrap gap-1.5">
      {t(`examples.people.${example.id}.skills`)
        .split('; ')
        .map((skill) => (
          <li key={skill}>
            <Badge className="min-h-6 px-2.5">{skill}</Badge>
          </li>
        ))}
    </ul>
  );
}
