import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { Language } from '@shortlist/contracts/platform/languages';
import { escapeHtml } from '../../platform/http/escape-html';
import { filled, money } from '../words';
import { confirmations } from './local-payments.service';
import type { Session } from './state';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

const catalogues: Record<Language, typeof en> = { en, es, fr, de, ja, ko };

interface Shown {
  session: Session;
  product: string;
  description: string;
  wrongEmail?: string | undefined;
}

export function checkoutPage({ session, product, description, wrongEmail }: Shown): string {
  const language = languageSchema.catch('en').parse(session.locale);
  const words = catalogues[language];
  const amount = money(session.amount_total, session.currency, language);
  const content =
    session.status === 'open'
      ? form(words, amount, wrongEmail ?? session.customer_email ?? '', wrongEmail !== undefined)
      : notice(
          session.status === 'complete' ? words.done : words.over,
          words.back,
          session.status === 'complete' ? successUrlOf(session) : session.cancel_url,
        );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<link rel="stylesheet" href="/test-checkout/style.css">
</head>
<body>
<main>
<p class="banner">${escapeHtml(words.banner)}</p>
<h1>${escapeHtml(product)}</h1>
<p class="soft">${escapeHtml(description)}</p>
<p class="total"><span>${escapeHtml(words.total)}</span> <strong>${escapeHtml(amount)}</strong></p>
${content}
<p class="soft small">${escapeHtml(words.explain)}</p>
</main>
</body>
</html>
`;
}

export const successUrlOf = ({ success_url: url, id }: Session) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const notice = (text: string, back: string, link: string) =>
  `<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(back)}</a></p>`;

function form(words: typeof en, amount: string, email: string, isWrong: boolean): string {
  const choices = confirmations.map(
    (choice, index) =>
      `<label><input type="radio" name="confirmation" value="${choice}"${index === 0 ? ' checked' : ''}> ${escapeHtml(words[choice])}</label>`,
  );
  const error = isWrong ? `<p class="error" id="wrong">${escapeHtml(words.emailWrong)}</p>` : '';
  return `<form method="post">
<label for="email">${escapeHtml(words.email)}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(email)}"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${error}
<fieldset>
<legend>${escapeHtml(words.when)}</legend>
${choices.join('\n')}
</fieldset>
<button name="action" value="pay">${escapeHtml(filled(words.pay, { amount }))}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${escapeHtml(words.cancel)}</button>
</form>`;
}
