import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Language } from '@shortlist/contracts/platform/languages';
import escapeHtml from 'escape-html';
import { interpolate } from '../../platform/interpolate';
import { formatMoney } from '../payment-messages';
import { webhookTimings } from './stripe-emulator.service';
import type { CheckoutSession } from './emulator-state';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';

const messages: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

interface CheckoutPageProps {
  session: CheckoutSession;
  product: string;
  description: string;
  wrongEmail?: string | undefined;
}

export function renderCheckoutPage({ session, product, description, wrongEmail }: CheckoutPageProps): string {
  const language = languageSchema.catch('en').parse(session.locale);
  const texts = messages[language];
  const amount = formatMoney(session.amount_total, session.currency, language);
  const content =
    session.status === 'open'
      ? renderForm(texts, amount, wrongEmail ?? session.customer_email ?? '', wrongEmail !== undefined)
      : renderNotice(
          session.status === 'complete' ? texts.done : texts.over,
          texts.back,
          session.status === 'complete' ? getSuccessUrl(session) : session.cancel_url,
        );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<link rel="stylesheet" href="/test-checkout/style.css">
</head>
<body>
<main>
<p class="banner">${escapeHtml(texts.banner)}</p>
<h1>${escapeHtml(product)}</h1>
<p class="soft">${escapeHtml(description)}</p>
<p class="total"><span>${escapeHtml(texts.total)}</span> <strong>${escapeHtml(amount)}</strong></p>
${content}
<p class="soft small">${escapeHtml(texts.explain)}</p>
</main>
</body>
</html>
`;
}

export const getSuccessUrl = ({ success_url: url, id }: CheckoutSession) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const renderNotice = (text: string, backLabel: string, link: string) =>
  `<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(backLabel)}</a></p>`;

function renderForm(texts: typeof en, amount: string, email: string, isEmailWrong: boolean): string {
  const choices = webhookTimings.map(
    (timing, index) =>
      `<label><input type="radio" name="confirmation" value="${timing}"${index === 0 ? ' checked' : ''}> ${escapeHtml(texts[timing])}</label>`,
  );
  const error = isEmailWrong ? `<p class="error" id="wrong">${escapeHtml(texts.emailWrong)}</p>` : '';
  return `<form method="post">
<label for="email">${escapeHtml(texts.email)}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(email)}"${isEmailWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${error}
<fieldset>
<legend>${escapeHtml(texts.when)}</legend>
${choices.join('\n')}
</fieldset>
<button name="action" value="pay">${escapeHtml(interpolate(texts.pay, { amount }))}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${escapeHtml(texts.cancel)}</button>
</form>`;
}
