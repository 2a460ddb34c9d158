import { useState } from 'react';
import { Channels } from '../features/contact/channels';
import { ContactForm, type Sent } from '../features/contact/contact-form';
import { SentNote } from '../features/contact/sent-note';
import { useMessages } from '../messages';

export default function Contact() {
  const t = useMessages();
  const [sent, setSent] = useState<Sent>();
  return (
    <div className="wrap pt-8 pb-16 lg:pt-10 lg:pb-24">
      <h1 className="d2">{t('title')}</h1>
      <p className="measure mt-2 text-ink-soft">{t('lead')}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_376px]">
        <div className="grid content-start gap-6">
          <ContactForm onSent={setSent} />
          {sent && <SentNote sent={sent} />}
        </div>
        <Channels />
      </div>
    </div>
  );
}
