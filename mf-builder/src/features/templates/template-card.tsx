import { Check, Star } from 'lucide-react';
import { useCallback } from 'react';
import type { Resume } from '@shortlist/contracts/builder/resume';
import type { Template } from '@shortlist/contracts/builder/template';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { DocumentThumbnail } from '../../shared/stored-documents/document-thumbnail';
import { composeStoredResume } from '../../shared/stored-documents/compose-stored-documents';
import { TemplatePreview } from '../../shared/template/template-preview';

interface Props {
  template: Template;
  /** Resume to show in the template instead of the sample. */
  resume?: Resume;
}

export function TemplateCard({ template, resume: userResume }: Props) {
  const t = useMessages();
  const composeInTemplate = useCallback((resume: Resume) => composeStoredResume(resume, template.id), [template.id]);
  return (
    <li className="group relative flex flex-col gap-1">
      <div
        className={
          'mb-3 rounded-sm outline-2 outline-offset-4 outline-transparent transition-transform group-hover:scale-106 ' +
          'group-has-focus-visible:scale-106 group-has-focus-visible:outline-accent motion-reduce:transition-none'
        }
      >
        {userResume ? (
          <DocumentThumbnail document={userResume} compose={composeInTemplate} />
        ) : (
          <TemplatePreview url={template.previewUrl} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 className="font-medium">{template.name}</h2>
        {template.isPremium && (
          <Badge tone="accent" icon={<Star size={12} aria-hidden />}>
            {t('premium')}
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {t('about', { category: t(template.category), description: template.description })}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-2">
        {template.isAts && (
          <Badge tone="good" icon={<Check size={12} aria-hidden />}>
            {t('atsCompatible')}
          </Badge>
        )}
        <UseTemplateLink template={template} />
      </div>
    </li>
  );
}

/**
 * Links to the builder, or to the generator if the deployment has no builder. The builder offers premium templates to
 * all accounts. The generator offers them only to premium accounts.
 */
function UseTemplateLink({ template: { id, name, isPremium } }: { template: Template }) {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const { user } = useSession();
  const hasBuilder = hasRoute('/resume-builder');
  if (!hasBuilder && isPremium && !user?.isPremium) {
    return <p className="inline-flex min-h-11 items-center text-sm text-ink-soft">{t('partOfPremium')}</p>;
  }
  const target = hasBuilder
    ? { to: `/resume-builder?template=${id}`, text: t('use'), label: t('useNamed', { name }) }
    : { to: `/autonomous?template=${id}`, text: t('getStarted'), label: t('getStartedNamed', { name }) };
  if (!hasRoute(target.to.split('?')[0] ?? '')) return null;
  return (
    <Link
      to={target.to}
      aria-label={target.label}
      className={
        'inline-flex min-h-11 items-center text-sm font-semibold text-accent underline decoration-1 underline-offset-[3px] sm:ml-auto ' +
        "outline-none after:absolute after:inset-0 after:content-['']"
      }
    >
      {target.text}
    </Link>
  );
}
