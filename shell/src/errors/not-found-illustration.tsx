import { useMessages } from '../messages';

/** A decorative resume on a sheet. Its style sheet measures lengths in points on an A4 page. */
export function NotFoundIllustration() {
  const t = useMessages();
  return (
    <div className="sheet lost-sheet max-lg:hidden" aria-hidden="true">
      <div className="lost-sheet-page">
        <b className="lost-sheet-name">{t('lost.name')}</b>
        <span className="lost-sheet-tone">{t('lost.headline')}</span>
        <span className="lost-sheet-soft">{t('lost.contacts')}</span>
        <hr />
        <b className="lost-sheet-tone">{t('lost.summary')}</b>
        <p>
          {t('lost.before')} <mark>{t('lost.marked')}</mark> {t('lost.after')}
        </p>
        <b className="lost-sheet-tone">{t('lost.experience')}</b>
        <ul>
          <li>{t('lost.first')}</li>
          <li>{t('lost.second')}</li>
        </ul>
      </div>
    </div>
  );
}
