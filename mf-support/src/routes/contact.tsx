import { useState } from 'react';
import { ContactChannels } from '../features/contact/contact-channels';
import { ContactForm, type SentMessage } from '../features/contact/contact-form';
import { SentMessageNotice } from '../features/contact/sent-message-notice';
import { useMessages } from '../messages';

export default function Contact() {
  const t = useMessages();
  const [sentMessage, setSentMessage] = useState<SentMessage>();
  return (
    <div className="wrap pt-8 pb-16 lg:pt-10 lg:pb-24">
      <h1 className="d2">{t('title')}</h1>
      <p className="measure mt-2 text-ink-soft">{t('lead')}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_376px]">
        <div className="grid content-start gap-6">
          <ContactForm onSent={setSentMessage} />
          {sentMessage && <SentMessageNotice message={sentMessage} />}
        </div>
        <ContactChannels />
      </div>
    </div>
  );
}
