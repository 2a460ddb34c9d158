import { renderEmail, buildPageUrl } from './layout';

describe('email layout', () => {
  const mail = renderEmail('de', 'Beleg <1>', [
    'Erste Zeile\nzweite',
    { button: 'Öffnen', link: 'https://shortlist.example/?a="b"' },
    { details: [{ name: 'Betrag', value: '16 €' }] },
    { quote: 'Wo ist <b>mein</b> Geld?\nGruß' },
    { heading: 'Über <uns>' },
    { small: 'Abbestellen', link: 'https://shortlist.example/?c&d' },
  ]);

  it('has the same content in text and in HTML', () => {
    expect(mail.text).toBe(
      'Guten Tag,\n\nErste Zeile\nzweite\n\nÖffnen:\nhttps://shortlist.example/?a="b"\n\nBetrag: 16 €\n\n' +
        '> Wo ist <b>mein</b> Geld?\n> Gruß\n\nÜber <uns>\n\nAbbestellen: https://shortlist.example/?c&d\n\nShortlist\n',
    );
    for (const part of [
      'Erste Zeile<br>zweite',
      '>Öffnen</a>',
      '>Abbestellen</a>',
      '>Über &lt;uns&gt;</h1>',
      '>Betrag</th>',
      '>16 €</td>',
      'Geld?<br>Gruß',
    ]) {
      expect(mail.html).toContain(part);
    }
  });

  it('escapes HTML', () => {
    expect(mail.html).toContain('&lt;b&gt;mein&lt;/b&gt;');
    expect(mail.html).toContain('href="https://shortlist.example/?a=&quot;b&quot;"');
    expect(mail.html).toContain('<title>Beleg &lt;1&gt;</title>');
  });

  it('links to pages in the language of the email', () => {
    expect(buildPageUrl('https://shortlist.example', 'en', '/success')).toBe('https://shortlist.example/success');
    expect(buildPageUrl('https://shortlist.example', 'ko', '/success')).toBe('https://shortlist.example/ko/success');
  });
});
