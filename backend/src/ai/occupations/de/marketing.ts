import type { IndustryOccupations } from '../occupation';

export const marketing: IndustryOccupations = {
  industry: 'Marketing',
  general: {
    id: 'marketing-professional',
    title: 'Fachkraft im Marketing',
    aliases: '',
    terms:
      'Kampagnenplanung, Content-Erstellung, Marktforschung, Social Media, E-Mail-Marketing, Kampagnenauswertung, Markenrichtlinien, Messeorganisation, Agentursteuerung, Texterstellung',
    tools: 'Canva, CMS',
    certifications: 'Google-Ads-Zertifikat',
    summary: [
      '{title} mit Schwerpunkt auf durchdachten Kampagnen, die eine klare Zielgruppe haben und deren Wirkung sich auswerten lässt.',
      'Saubere Planung, verständliche Texte und eine enge Abstimmung mit Vertrieb und Agenturen sorgen dafür, dass Botschaft, Budget und Termine zusammenpassen.',
    ],
    duties: [
      'Kampagnenplanung für [Zahl] Aktionen pro Jahr mit Zielgruppe, Kanälen und Budget',
      'Content-Erstellung für Website, Newsletter und Vertriebsunterlagen nach Redaktionsplan',
      'Versand von [Zahl] Mailings pro Monat im E-Mail-Marketing',
      'Agentursteuerung vom Briefing bis zur Abnahme der Entwürfe',
      'Kampagnenauswertung für [Zahl] Kanäle mit Empfehlungen für die nächste Runde',
      'Überprüfung aller Werbemittel auf Einhaltung der Markenrichtlinien',
      'Messeorganisation für [Zahl] Auftritte pro Jahr einschließlich Standpersonal',
      'Aufbereitung von Ergebnissen der Marktforschung für die Produktplanung',
    ],
    pastDuties: [
      'Pflege von [Zahl] Produktseiten im CMS',
      'Recherche von Themen, Mitbewerbern und Suchanfragen',
      'Veröffentlichung von [Zahl] Beiträgen pro Woche auf Social Media',
      'Bestellung von Drucksachen und Werbeartikeln zum vereinbarten Preis',
      'Aktualisierung von [Zahl] Kontakten im Adressbestand nach DSGVO',
      'Koordination von Fotoaufnahmen für Katalog und Website',
    ],
    letter: {
      opening:
        'Am Marketing reizt mich, aus einem Produkt und einer Zielgruppe eine Botschaft zu entwickeln, deren Wirkung man später an Zahlen ablesen kann.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Kampagnen pro Jahr umgesetzt und die Ergebnisse für den Vertrieb aufbereitet.',
    },
  },
  occupations: [
    {
      id: 'marketing-manager',
      title: 'Marketingmanager/in',
      aliases:
        'marketingmanager, marketingmanagerin, marketing manager, marketingleiter, marketingleiterin, leiter marketing, leiterin marketing, marketingverantwortlicher, marketingverantwortliche, brand manager, brand managerin, produktmarketing manager, product marketing manager, head of marketing, marketingreferent, marketingreferentin, growth manager, cmo',
      terms:
        'Marketingstrategie, Kampagnenmanagement, Markenpositionierung, Budgetverantwortung, Marktanalyse, Leadgenerierung, Produkteinführung, Marketing-Controlling, Agentursteuerung, Zielgruppensegmentierung',
      tools: 'HubSpot, Google Analytics, Salesforce',
      certifications: 'Marketingfachwirt IHK',
      summary: [
        '{title} mit Schwerpunkt auf einer Marketingstrategie, die aus Marktanalyse und Unternehmenszielen abgeleitet ist und im Vertrieb ankommt.',
        'Klare Markenpositionierung, planvolles Kampagnenmanagement und ein Marketing-Controlling ohne Schönfärberei zeigen, welche Maßnahmen ihr Budget wert sind.',
      ],
      duties: [
        'Entwicklung der Marketingstrategie für [Zahl] Märkte mit jährlicher Maßnahmenplanung',
        'Schärfung der Markenpositionierung auf Grundlage von Kundeninterviews und Marktanalyse',
        'Steigerung qualifizierter Anfragen um [Zahl] Prozent durch gezielte Leadgenerierung',
        'Budgetverantwortung mit monatlichem Abgleich von Planung und Verbrauch',
        'Kampagnenmanagement für [Zahl] Kampagnen pro Jahr über alle Kanäle',
        'Agentursteuerung anhand vereinbarter Ziele und regelmäßiger Feedbackgespräche',
        'Begleitung von [Zahl] Produkteinführungen gemeinsam mit Produktmanagement und Vertrieb',
        'Aufbau eines Marketing-Controllings mit wenigen und verbindlichen Kennzahlen',
      ],
      pastDuties: [
        'Planung von [Zahl] Fachmessen und Kundenveranstaltungen pro Jahr',
        'Zielgruppensegmentierung nach Bedarf, Branche und Kaufverhalten',
        'Überarbeitung von [Zahl] Landingpages zur Anfrage von Angeboten',
        'Briefing interner Fachabteilungen zu Kampagnen und Botschaften',
        'Abstimmung von [Zahl] Vertriebsunterlagen mit dem Außendienst',
        'Verhandlung von Mediakonditionen mit Verlagen und Plattformen',
      ],
      letter: {
        opening:
          'Mich interessiert Marketing, das sich an seinem Beitrag messen lässt, von der Positionierung über die Kampagne bis zur Anfrage im Vertrieb.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kampagnen pro Jahr gesteuert und ihren Beitrag zum Umsatz nachvollziehbar gemacht.',
      },
    },
    {
      id: 'digital-marketing-specialist',
      title: 'Online-Marketing-Manager/in',
      aliases:
        'online marketing manager, online-marketing-managerin, online marketing, digital marketing manager, digital marketing specialist, performance marketing manager, performance marketing, sea manager, sea-managerin, onlinemarketing-spezialist, onlinemarketing-spezialistin, google ads manager, crm manager, e-mail-marketing-manager, affiliate manager',
      terms:
        'Suchmaschinenmarketing, Suchmaschinenoptimierung, Conversion-Optimierung, Webanalyse, Keyword-Recherche, A/B-Tests, Landingpages, E-Mail-Automatisierung, Retargeting, Social Ads',
      tools: 'Google Ads, Google Analytics, Meta Ads',
      certifications: 'Google-Ads-Zertifikat, Google-Analytics-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf messbaren Kampagnen, bei denen Budget, Suchintention und Landingpage zueinander passen.',
        'Regelmäßige A/B-Tests, saubere Webanalyse im Rahmen der DSGVO und offene Berichte zeigen, welche Anzeigen wirken und welche besser abgeschaltet werden.',
      ],
      duties: [
        'Steuerung von [Zahl] Kampagnen im Suchmaschinenmarketing mit wöchentlicher Gebotsanpassung',
        'Keyword-Recherche nach Suchintention und Aufbau passender Anzeigengruppen',
        'Senkung der Kosten pro Anfrage um [Zahl] Prozent durch Bereinigung der Suchbegriffe',
        'Conversion-Optimierung mit A/B-Tests zu Formularen und Überschriften',
        'Gestaltung von [Zahl] Landingpages pro Quartal gemeinsam mit Text und Design',
        'Einrichtung von Webanalyse und Einwilligungsverwaltung nach DSGVO',
        'Aufbau von [Zahl] Strecken zur E-Mail-Automatisierung für Neukunden und Bestand',
        'Retargeting mit begrenzter Kontaktfrequenz und ausgeschlossenen Käufergruppen',
      ],
      pastDuties: [
        'Erstellung von [Zahl] Social Ads pro Monat samt Bildvarianten',
        'Vorstellung der Kanalleistung mit Empfehlungen zur Budgetverteilung',
        'Behebung von [Zahl] technischen Mängeln aus der Suchmaschinenoptimierung',
        'Pflege von Produktdaten für Shopping-Anzeigen',
        'Auswertung von [Zahl] Anzeigentexten nach Klickrate und Anfragen',
        'Beobachtung von Wettbewerbsanzeigen und saisonalen Suchtrends',
      ],
      letter: {
        opening:
          'Mich reizt am Online-Marketing, dass jede Annahme prüfbar ist und sich kleine Verbesserungen Woche für Woche addieren.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kampagnen betreut und die Kosten pro Anfrage durch laufende Tests gesenkt.',
      },
    },
    {
      id: 'content-writer',
      title: 'Texter/in',
      aliases:
        'texter, texterin, werbetexter, werbetexterin, content writer, content manager, content-managerin, copywriter, copywriterin, content creator, ux writer, technischer redakteur, technische redakteurin, onlineredakteur marketing, blogger, ghostwriter, content marketing manager',
      terms:
        'Texterstellung, Content-Strategie, Redaktionsplan, SEO-Texte, Blogartikel, Newsletter, Tonalität, Faktenprüfung, Lektorat, Interviews',
      tools: 'WordPress, Sistrix',
      certifications: 'SEO-Zertifikat',
      summary: [
        '{title} mit Gespür für klare Texte, die eine Frage beantworten, zur Marke passen und sich flüssig lesen lassen.',
        'Gründliche Recherche, ein verlässlicher Redaktionsplan und sorgfältiges Lektorat sorgen dafür, dass Fachwissen aus dem Haus bei Lesern ankommt, die nicht vom Fach sind.',
      ],
      duties: [
        'Texterstellung für [Zahl] Webseiten und Broschüren pro Monat',
        'Entwicklung von Content-Strategie und Redaktionsplan zusammen mit Marketing und Vertrieb',
        'Verfassen von [Zahl] Blogartikeln pro Monat auf Basis von Expertengesprächen',
        'Festlegung einer einheitlichen Tonalität mit Beispielen für alle Schreibenden',
        'Überarbeitung von [Zahl] SEO-Texten pro Quartal nach Suchintention',
        'Lektorat fremder Beiträge mit begründeten Änderungen',
        'Versand von [Zahl] Newslettern pro Monat mit Tests zur Betreffzeile',
        'Faktenprüfung von Zahlen, Zitaten und Quellen vor der Veröffentlichung',
      ],
      pastDuties: [
        'Führung von [Zahl] Interviews pro Quartal mit Kunden und Fachleuten',
        'Beschreibung von Produkten für Onlineshop und Katalog',
        'Kürzung von [Zahl] Fachbeiträgen auf ein allgemein verständliches Maß',
        'Pflege von Texten und Metadaten in WordPress',
        'Formulierung von [Zahl] Pressemitteilungen pro Jahr',
        'Abstimmung von Bild und Text mit der Grafik',
      ],
      letter: {
        opening:
          'Ich schreibe gern für Menschen, die wenig Zeit haben, und kürze so lange, bis jeder Satz etwas beiträgt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beiträge pro Monat verfasst und den Redaktionsplan verlässlich eingehalten.',
      },
    },
    {
      id: 'social-media-manager',
      title: 'Social-Media-Manager/in',
      aliases:
        'social media manager, social-media-managerin, social media, social media redakteur, social media redakteurin, community manager, community managerin, social media specialist, influencer marketing manager, social media berater, social-media-betreuer, content creator social media, tiktok manager',
      terms:
        'Social-Media-Strategie, Redaktionsplanung, Community-Management, Kurzvideos, Social Ads, Influencer-Kooperationen, Social Listening, Texterstellung, Krisenkommunikation, Erfolgsmessung',
      tools: 'Meta Business Suite, TikTok, Canva',
      certifications: 'Social-Media-Manager-Zertifikat',
      summary: [
        '{title} mit Gespür für Inhalte, die zur Plattform passen, und einem Community-Management, das Fragen ernst nimmt.',
        'Planvolle Redaktionsarbeit, zügige Reaktion auf Kommentare und eine ehrliche Erfolgsmessung machen deutlich, welche Formate Menschen erreichen und welche nur Aufwand verursachen.',
      ],
      duties: [
        'Redaktionsplanung für [Zahl] Kanäle mit Themen, Formaten und Verantwortlichen',
        'Ableitung der Social-Media-Strategie aus Markenzielen und Zielgruppen',
        'Produktion von [Zahl] Kurzvideos pro Monat vom Skript bis zum Schnitt',
        'Community-Management mit festen Antwortzeiten und klarer Netiquette',
        'Anbahnung von [Zahl] Influencer-Kooperationen pro Jahr mit Kennzeichnung nach Werberecht',
        'Krisenkommunikation nach abgestimmten Stufen und Freigaben',
        'Ausspielung von [Zahl] Social Ads pro Quartal an klar umrissene Zielgruppen',
        'Erfolgsmessung nach Reichweite, Interaktion und Klicks auf die Website',
      ],
      pastDuties: [
        'Beantwortung von [Zahl] Kommentaren und Nachrichten täglich',
        'Beobachtung von Gesprächen über die Marke durch Social Listening',
        'Gestaltung von [Zahl] Beitragsgrafiken pro Woche in Canva',
        'Begleitung von Veranstaltungen mit Storys und Livebildern',
        'Aufbau eines Kreises von [Zahl] Mitarbeitenden als Markenbotschafter',
        'Archivierung von Bildrechten und Einwilligungen abgebildeter Personen',
      ],
      letter: {
        opening:
          'Mich begeistert der direkte Draht zum Publikum, weil man auf jedem Kanal sofort merkt, ob ein Thema trägt oder nicht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kanäle betreut und Anfragen aus der Community innerhalb kurzer Zeit beantwortet.',
      },
    },
    {
      id: 'marketing-coordinator',
      title: 'Marketingassistent/in',
      aliases:
        'marketingassistent, marketingassistentin, marketing assistant, marketing coordinator, marketingkoordinator, marketingkoordinatorin, marketing assistenz, assistenz marketing, sachbearbeiter marketing, sachbearbeiterin marketing, kauffrau für marketingkommunikation, kaufmann für marketingkommunikation, eventmanager, eventmanagerin, veranstaltungskaufmann, veranstaltungskauffrau, werbekaufmann, werkstudent marketing, werkstudentin marketing, praktikant marketing, praktikantin marketing',
      terms:
        'Kampagnenkoordination, Veranstaltungsorganisation, Werbemittel, Lieferantenkoordination, Budgetübersicht, Adressverwaltung, Terminplanung, E-Mail-Marketing, Pressemitteilungen, Corporate Design',
      tools: 'MS Office, Adobe InDesign',
      certifications: 'Eventmanagement-Zertifikat',
      summary: [
        '{title} mit Überblick über Kampagnen, in denen Termine, Freigaben und Lieferungen zuverlässig ineinandergreifen.',
        'Übersichtliche Terminplanung, aktuelle Budgets und freundliche Hartnäckigkeit gegenüber Dienstleistern halten dem Marketingteam den Rücken frei.',
      ],
      duties: [
        'Kampagnenkoordination für [Zahl] parallele Projekte mit gemeinsamem Zeitplan',
        'Veranstaltungsorganisation vom Einladungsmanagement bis zur Nachbereitung',
        'Bestellung von [Zahl] Werbemitteln pro Quartal einschließlich Angebotsvergleich',
        'Führung der Budgetübersicht mit Zuordnung aller Eingangsrechnungen',
        'Vorbereitung von [Zahl] Aussendungen pro Monat im E-Mail-Marketing',
        'Prüfung von Druckdaten und Korrekturabzügen auf das Corporate Design',
        'Lieferantenkoordination mit [Zahl] Druckereien, Messebauern und Fotografen',
        'Terminplanung für Freigaben zwischen Fachabteilung, Agentur und Leitung',
      ],
      pastDuties: [
        'Betreuung von [Zahl] Gästen bei Kundenveranstaltungen',
        'Adressverwaltung mit Pflege von Einwilligungen und Abmeldungen',
        'Verteilung von [Zahl] Pressemitteilungen pro Jahr an die Redaktionen',
        'Zusammenstellung von Pressespiegel und Kampagnenübersicht für die Leitung',
        'Verpackung und Versand von [Zahl] Messekisten pro Saison',
        'Protokollführung in Kampagnenrunden mit Nachverfolgung der Aufgaben',
      ],
      letter: {
        opening:
          'Ich sorge gern dafür, dass aus vielen Einzelaufgaben ein Auftritt wird, der pünktlich steht und zur Marke passt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Veranstaltungen pro Jahr vorbereitet und Budgets und Termine im Blick behalten.',
      },
    },
    {
      id: 'seo-specialist',
      title: 'SEO-Manager/in',
      aliases:
        'seo manager, seo-managerin, seo specialist, seo spezialist, seo-spezialistin, suchmaschinenoptimierer, suchmaschinenoptimiererin, seo berater, seo-beraterin, seo consultant, seo experte, seo-expertin, technical seo manager, seo analyst, seo redakteur, head of seo, seo texter, suchmaschinenoptimierung',
      terms:
        'Suchmaschinenoptimierung, Keyword-Analyse, technisches SEO, Onpage-Optimierung, Linkaufbau, Content-Briefings, Wettbewerbsanalyse, Ladezeiten, interne Verlinkung, Sichtbarkeit',
      tools: 'Google Search Console, Sistrix, Screaming Frog',
      certifications: 'SEO-Zertifikat',
      summary: [
        '{title} mit Interesse an technisch sauberen Websites und Inhalten, die der Suchabsicht entsprechen.',
        'Gründliche Keyword-Analyse, klare Content-Briefings und geduldige Arbeit an Ladezeiten und interner Verlinkung bringen Sichtbarkeit, die auch nach einer Änderung der Suchalgorithmen Bestand hat.',
      ],
      duties: [
        'Suchmaschinenoptimierung für [Zahl] Websites mit gemeinsamer Maßnahmenplanung',
        'Betreuung von technischem SEO wie Indexierung, Weiterleitungen und Strukturdaten',
        'Steigerung der organischen Zugriffe um [Zahl] Prozent innerhalb des Planungszeitraums',
        'Onpage-Optimierung von Titeln, Überschriften und Textaufbau',
        'Erstellung von [Zahl] Content-Briefings pro Monat nach Keyword-Analyse',
        'Abstimmung mit der Entwicklung zu Ladezeiten und Seitenstruktur',
        'Begleitung von [Zahl] Website-Umzügen pro Jahr mit Weiterleitungsplan',
        'Linkaufbau über Fachbeiträge, Verzeichnisse und Partnerschaften',
      ],
      pastDuties: [
        'Bereinigung von [Zahl] fehlerhaften Seiten pro Quartal aus der Search Console',
        'Wettbewerbsanalyse zu Rankings, Themen und Verweisen',
        'Überarbeitung von [Zahl] Bestandsseiten mit sinkender Sichtbarkeit',
        'Pflege lokaler Einträge mit Öffnungszeiten und Bewertungen',
        'Auswertung von [Zahl] Suchbegriffen pro Monat für die Redaktion',
        'Schulung von Textern in Suchabsicht und interner Verlinkung',
      ],
      letter: {
        opening:
          'An SEO reizt mich die Mischung aus Technik, Sprache und Geduld, bei der am Ende die Seite gewinnt, die eine Frage am besten beantwortet.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Websites optimiert und die organischen Zugriffe nachvollziehbar gesteigert.',
      },
    },
    {
      id: 'public-relations-specialist',
      title: 'PR-Referent/in',
      aliases:
        'pr-referent, pr-referentin, pressesprecher, pressesprecherin, pr manager, pr-managerin, pr-berater, pr-beraterin, public relations manager, referent öffentlichkeitsarbeit, referentin öffentlichkeitsarbeit, kommunikationsmanager, kommunikationsmanagerin, kommunikationsreferent, kommunikationsreferentin, unternehmenskommunikation, pressereferent, pressereferentin, referent unternehmenskommunikation, pr specialist, kommunikationsberater, kommunikationsberaterin, pr redakteur',
      terms:
        'Pressearbeit, Pressemitteilungen, Medienkontakte, Krisenkommunikation, interne Kommunikation, Redaktionsplanung, Presseanfragen, Medienbeobachtung, Reden, Pressekonferenzen',
      tools: 'Presseverteiler, Medienbeobachtungsdienst',
      certifications: 'PR-Berater-Zertifikat',
      summary: [
        '{title} mit Verständnis für die Arbeit von Redaktionen und Aussagen, die sich belegen lassen.',
        'Gepflegte Medienkontakte, abgestimmte Sprachregelungen und eine vorbereitete Krisenkommunikation sorgen dafür, dass ein Unternehmen auch in unruhigen Tagen schnell, ehrlich und verständlich antwortet.',
      ],
      duties: [
        'Beantwortung von [Zahl] Presseanfragen pro Woche nach Rücksprache mit den Fachbereichen',
        'Pressearbeit zu Produkten, Personal und gesellschaftlichen Themen',
        'Verfassen von [Zahl] Pressemitteilungen pro Quartal mit Zitat und Bildmaterial',
        'Krisenkommunikation mit Sprachregelung, Freigabekette und Lagebild',
        'Platzierung von [Zahl] Fachbeiträgen und Interviews pro Jahr',
        'Aufbau von Medienkontakten zu Fach-, Wirtschafts- und Lokalredaktionen',
        'Organisation von [Zahl] Pressekonferenzen und Pressereisen pro Jahr',
        'Abstimmung der internen Kommunikation vor jeder Veröffentlichung',
      ],
      pastDuties: [
        'Entwurf von [Zahl] Reden und Grußworten für die Geschäftsführung',
        'Medienbeobachtung mit täglichem Überblick für die Leitung',
        'Pflege eines Verteilers mit [Zahl] Journalistinnen und Journalisten',
        'Redaktionsplanung für Magazin, Intranet und Website',
        'Vorbereitung von [Zahl] Interviews pro Jahr mit Fragen und Kernaussagen',
        'Fotobegleitung von Veranstaltungen mit schriftlichen Einwilligungen',
      ],
      letter: {
        opening:
          'An der Öffentlichkeitsarbeit schätze ich, zwischen Fachleuten und Redaktionen zu vermitteln und auch heikle Fragen offen zu beantworten.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Presseanfragen pro Monat bearbeitet und Themen in Fach- und Lokalmedien platziert.',
      },
    },
  ],
};
