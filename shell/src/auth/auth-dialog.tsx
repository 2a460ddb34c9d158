import { useState } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { useIsMounted, useToast, type AuthTab } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { splitPath } from '@shortlist/shared-ui/navigation/paths';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useSignedIn } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';
import { ForgotForm } from './forgot-form';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

interface Props {
  firstTab: AuthTab;
  email?: string;
  onClose: () => void;
}

/**
 * Pages that introduce the product. Signing in there leads to the dashboard; anywhere else, the user stays on the page.
 */
const introductions = ['/', '/landing', '/about'];

/**
 * Sign-in and registration as two tabs, plus the password reset. Keeps the input while the dialog is open, whatever the
 * server returns.
 */
export function AuthDialog({ firstTab, email: known = '', onClose }: Props) {
  const t = useMessages();
  const toast = useToast();
  const signedIn = useSignedIn();
  const go = useGo();
  const isMounted = useIsMounted();
  const [tab, setTab] = useState(firstTab);
  const [email, setEmail] = useState(known);
  const [forgot, setForgot] = useState(false);

  const done = (title: string) => async (user: User) => {
    onClose();
    toast({ title, description: t('auth.signedInAs', { name: user.username }) });
    await signedIn(user);
    if (introductions.includes(splitPath(location.pathname).path) && isMounted('/dashboard')) go('/dashboard');
  };
  if (forgot) {
    return (
      <Dialog open onClose={onClose} title={t('auth.forgot')} closeLabel={t('close')}>
        <p className="pb-4 text-sm text-ink-soft">{t('auth.forgotText')}</p>
        <ForgotForm email={email} />
        <Button variant="link" className="mt-4" onClick={() => setForgot(false)}>
          {t('auth.forgotBack')}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={tab === 'sign-in' ? t('auth.welcomeBack') : t('auth.createTitle')}
      closeLabel={t('close')}
    >
      <Tabs
        id="auth"
        look="segments"
        label={t('auth.tabs')}
        items={[
          { value: 'sign-in', label: t('auth.signIn') },
          { value: 'register', label: t('auth.createAccount') },
        ]}
        value={tab}
        onChange={setTab}
      />
      <p className="py-4 text-sm text-pretty text-ink-soft">{t('auth.keepsWork')}</p>
      <TabPanel tabs="auth" value="sign-in" current={tab}>
        <SignInForm
          email={email}
          onDone={done(t('auth.welcomeToast'))}
          onForgot={(typed) => {
            setEmail(typed);
            setForgot(true);
          }}
        />
      </TabPanel>
      <TabPanel tabs="auth" value="register" current={tab}>
        <RegisterForm email={known} onDone={done(t('auth.createdToast'))} />
      </TabPanel>
    </Dialog>
  );
}
