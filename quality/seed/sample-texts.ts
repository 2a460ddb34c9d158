import type { StaffId } from '@shortlist/contracts/admin/staff';
import type { MessageKind } from '@shortlist/contracts/support/inbox';
import type { Language } from '@shortlist/contracts/platform/languages';

export const sampleMessages: { language: Language; kind: MessageKind; subject: string; message: string }[] = [
  {
    language: 'en',
    kind: 'contact',
    subject: 'Two pages became three',
    message: 'My resume was two pages yesterday. I only added one job and now a third page has two lines on it.',
  },
  {
    language: 'en',
    kind: 'contact',
    subject: 'Invoice for my employer',
    message: 'My employer pays for Premium. Can I get an invoice with the company’s name and address on it?',
  },
  {
    language: 'en',
    kind: 'escalation',
    subject: 'Charged twice',
    message: 'I see two payments of $19 on my card statement from the same minute.',
  },
  {
    language: 'en',
    kind: 'refund',
    subject: 'Refund requested',
    message: 'I found a job in the first week, thank you! I do not need it any more.',
  },
  {
    language: 'de',
    kind: 'contact',
    subject: 'Datumsformat im Lebenslauf',
    message: 'Kann ich statt 03/2020 auch „März 2020“ schreiben lassen, ohne jede Zeile von Hand zu ändern?',
  },
  {
    language: 'de',
    kind: 'escalation',
    subject: 'Kein Zugang mehr zum Konto',
    message: 'Die Mail zum Zurücksetzen kommt nicht an, auch nicht im Spam-Ordner.',
  },
  {
    language: 'fr',
    kind: 'contact',
    subject: 'Photo sur le CV',
    message: 'Est-il possible d’ajouter une photo ? En France, certains recruteurs la demandent encore.',
  },
  {
    language: 'es',
    kind: 'contact',
    subject: 'Carta en dos idiomas',
    message: 'Necesito la misma carta en español y en inglés. ¿Cuenta como dos usos?',
  },
  {
    language: 'ja',
    kind: 'contact',
    subject: 'PDFの文字について',
    message: '氏名に使っている旧字体がPDFで別の字になってしまいます。どうすればよいでしょうか。',
  },
  {
    language: 'ko',
    kind: 'refund',
    subject: '환불 요청',
    message: '실수로 다른 계정에서 결제했습니다. 환불 후 다시 결제하고 싶습니다.',
  },
];

export const sampleStaffTasks: { staff: StaffId; task: string; response: string }[] = [
  {
    staff: 'customer-success',
    task: 'Summarise what people wrote to us this week, and name what we should answer first.',
    response: 'Most messages are about page breaks after an added job. Two people ask for invoices; both are Premium.',
  },
  {
    staff: 'marketing',
    task: 'Suggest three subjects for articles that job seekers look for in autumn.',
    response: 'Career changes before the new year, resumes without experience, and cover letters for internal moves.',
  },
  {
    staff: 'developer',
    task: 'Why did the median of a generation rise on Tuesday?',
    response: 'The provider answered slowly between 14:00 and 16:00 UTC; stalled calls rose from 1 to 9 in the hour.',
  },
  {
    staff: 'business-ops',
    task: 'Compare what Premium brings with what its users cost us in AI calls.',
    response: 'A paying user costs a small part of what they pay. The margin is stable over the last three months.',
  },
  {
    staff: 'admin',
    task: 'List the follow-ups that nobody has taken, oldest first.',
    response: 'Four are open. The oldest is the refund question of last Friday.',
  },
  {
    staff: 'coordinator',
    task: 'Somebody asks whether we may use their resume as an example.',
    response: 'Customer care should ask for consent in writing before anything is shown.',
  },
];
