import { useState } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { useHasRoute, useToast, type AuthTab } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { parseLocalizedPath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useCompleteSignIn } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';
import { ForgotPasswordForm } from './forgot-password-form';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

interface Props {
  initialTab: AuthTab;
  email?: string;
  onClose: () => void;
}

export function AuthDialog({ initialTab, email: initialEmail = '', onClose }: Props) {
  const t = useMessages();
  const finishSignIn = useFinishSignIn(onClose);
  const [tab, setTab] = useState(initialTab);
  const [email, setEmail] = useState(initialEmail);
  const [isForgotPassword, setIsForgotPassword] = useState(false);

  if (isForgotPassword) {
    return (
      <Dialog open onClose={onClose} title={t('auth.forgot')} closeLabel={t('close')}>
        <p className="pb-4 text-sm text-ink-soft">{t('auth.forgotText')}</p>
        <ForgotPasswordForm email={email} />
        <Button variant="link" className="mt-4" onClick={() => setIsForgotPassword(false)}>
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
        variant="segments"
        label={t('auth.tabs')}
        items={[
          { value: 'sign-in', label: t('auth.signIn') },
          { value: 'register', label: t('auth.createAccount') },
        ]}
        value={tab}
        onChange={setTab}
      />
      <p className="py-4 text-sm text-pretty text-ink-soft">{t('auth.keepsWork')}</p>
      <TabPanel tabsId="auth" value="sign-in" current={tab}>
        <SignInForm
          email={email}
          onSuccess={(user) => finishSignIn(user, t('auth.welcomeToast'))}
          onForgotPassword={(currentEmail) => {
            setEmail(currentEmail);
            setIsForgotPassword(true);
          }}
        />
      </TabPanel>
      <TabPanel tabsId="auth" value="register" current={tab}>
        <RegisterForm email={initialEmail} onSuccess={(user) => finishSignIn(user, t('auth.createdToast'))} />
      </TabPanel>
    </Dialog>
  );
}

/** Pages that introduce the product. After a sign-in on these pages, the dashboard opens. */
const introPaths = ['/', '/landing', '/about'];

function useFinishSignIn(onClose: () => void) {
  const t = useMessages();
  const toast = useToast();
  const completeSignIn = useCompleteSignIn();
  const navigate = useLocalizedNavigate();
  const hasRoute = useHasRoute();
  return async (user: User, toastTitle: string) => {
    onClose();
    toast({ title: toastTitle, description: t('auth.signedInAs', { name: user.username }) });
    await completeSignIn(user);
    if (introPaths.includes(parseLocalizedPath(location.pathname).path) && hasRoute('/dashboard'))
      navigate('/dashboard');
  };
}
