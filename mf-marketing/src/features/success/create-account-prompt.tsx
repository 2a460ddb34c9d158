import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

/** Offers guests an account, because their purchase is otherwise tied to this browser. */
export function CreateAccountPrompt({ email }: { email?: string }) {
  const t = useMessages();
  const openAuthDialog = useAuthDialog();
  return (
    <section aria-labelledby="keep" className="grid w-full gap-3 rounded-card bg-sunken p-5">
      <h2 id="keep" className="font-semibold">
        {t('success.keep')}
      </h2>
      <p className="text-sm text-ink-soft">{t('success.keepText')}</p>
      <p className="actions">
        <Button onClick={() => openAuthDialog('register', email)}>{t('success.register')}</Button>
        <Button variant="quiet" onClick={() => openAuthDialog('sign-in', email)}>
          {t('success.signIn')}
        </Button>
      </p>
    </section>
  );
}
