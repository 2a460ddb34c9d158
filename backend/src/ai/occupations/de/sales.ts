import type { IndustryOccupations } from '../occupation';

export const sales: IndustryOccupations = {
  industry: 'Sales',
  general: {
    id: 'sales-professional',
    title: 'Fachkraft im Vertrieb',
    aliases: '',
    terms:
      'Kundenbetreuung, Bedarfsanalyse, Neukundengewinnung, Verhandlung, Produktkenntnis, Angebotserstellung, Vertriebsberichte, Nachfassgespräche, Vertriebssteuerung, After-Sales-Service',
    tools: 'CRM-System, Excel',
    certifications: 'IHK-Zertifikat Vertrieb',
    summary: [
      '{title} mit Schwerpunkt auf Bedarfsanalyse und verlässlicher Kundenbetreuung vom ersten Gespräch bis nach dem Kauf.',
      'Verständliche Angebote, gepflegte Kundendaten und eingehaltene Zusagen sorgen dafür, dass aus Anfragen Aufträge und aus Aufträgen langfristige Beziehungen werden.',
    ],
    duties: [
      'Kundenbetreuung für [Zahl] Bestandskunden mit festen Kontaktintervallen',
      'Bedarfsanalyse im persönlichen Gespräch vor jeder Angebotserstellung',
      'Neukundengewinnung mit [Zahl] qualifizierten Erstkontakten pro Monat',
      'Dokumentation aller Kontakte und nächsten Schritte im CRM-System',
      'Ausarbeitung von [Zahl] Angeboten pro Woche einschließlich Lieferterminen',
      'Verhandlung von Preisen und Zahlungszielen im vereinbarten Rahmen',
      'Führung von [Zahl] Nachfassgesprächen pro Woche zu offenen Angeboten',
      'Weitergabe von Kundenwünschen an Produktmanagement und Service',
    ],
    pastDuties: [
      'Beantwortung von [Zahl] Produktanfragen täglich per Telefon und E-Mail',
      'Vorbereitung von Vertriebsberichten für die monatliche Besprechung',
      'Unterstützung auf [Zahl] Messen pro Jahr mit Standdienst und Nachbearbeitung',
      'Klärung von Reklamationen im After-Sales-Service',
      'Bereinigung von [Zahl] Kundendatensätzen pro Quartal',
      'Vertiefung der Produktkenntnis in internen Schulungen',
    ],
    letter: {
      opening:
        'Am Vertrieb gefällt mir, genau zuzuhören und eine Lösung anzubieten, die für beide Seiten auf Dauer passt.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Kunden betreut und Anfragen zügig in passende Angebote überführt.',
    },
  },
  occupations: [
    {
      id: 'sales-representative',
      title: 'Vertriebsmitarbeiter/in im Außendienst',
      aliases:
        'vertriebsmitarbeiter, vertriebsmitarbeiterin, außendienstmitarbeiter, außendienstmitarbeiterin, außendienst, vertreter, vertreterin, handelsvertreter, handelsvertreterin, vertriebler, vertrieblerin, sales representative, gebietsleiter, gebietsleiterin, verkaufsberater, verkaufsberaterin, pharmareferent, pharmareferentin, technischer vertrieb, vertriebsingenieur',
      terms:
        'Gebietsplanung, Neukundengewinnung, Kundenbesuche, Bedarfsermittlung, Produktvorführung, Angebotserstellung, Preisverhandlung, Vertragsabschluss, Absatzprognose, Kundenpflege',
      tools: 'Salesforce, SAP SD',
      certifications: 'Führerschein Klasse B',
      summary: [
        '{title} mit planvoller Gebietsarbeit, gut vorbereiteten Kundenbesuchen und Angeboten, die den Bedarf treffen.',
        'Eingehaltene Zusagen, sichere Preisverhandlung und eine ehrliche Absatzprognose schaffen Vertrauen bei Kunden wie im Innendienst und machen das Gebiet berechenbar.',
      ],
      duties: [
        'Kundenbesuche bei [Zahl] Betrieben pro Woche mit vorbereitetem Gesprächsziel',
        'Gebietsplanung nach Potenzial, Fahrwegen und Besuchsrhythmus',
        'Neukundengewinnung mit [Zahl] Abschlüssen pro Quartal im eigenen Gebiet',
        'Bedarfsermittlung vor Ort mit Fach- und Einkaufsabteilung',
        'Ausarbeitung von [Zahl] Angeboten pro Monat gemeinsam mit dem Innendienst',
        'Produktvorführung an Mustern und Maschinen im laufenden Betrieb des Kunden',
        'Preisverhandlung für [Zahl] Rahmenverträge pro Jahr',
        'Absatzprognose auf Monatsbasis mit Begründung größerer Abweichungen',
      ],
      pastDuties: [
        'Ansprache von [Zahl] Interessenten pro Messe mit Terminvereinbarung',
        'Kundenpflege bei Stammkunden durch feste Besuche und Rückrufe',
        'Reaktivierung von [Zahl] ruhenden Kunden pro Jahr',
        'Einweisung von Fachhändlern in Sortiment und Verkaufsargumente',
        'Bearbeitung von [Zahl] Messekontakten und Webanfragen pro Woche',
        'Dokumentation der Besuche im CRM noch am selben Tag',
      ],
      letter: {
        opening:
          'Im Außendienst schätze ich, Betriebe wirklich kennenzulernen und mit dem nächsten Besuch auf das einzugehen, was beim letzten offen geblieben ist.',
        achievement:
          'Bei [Arbeitgeber] habe ich ein Gebiet mit [Zahl] Kunden betreut und neue Abnehmer aus der Region gewonnen.',
      },
    },
    {
      id: 'account-manager',
      title: 'Account Manager/in',
      aliases:
        'account manager, account managerin, key account manager, key account managerin, kundenbetreuer, kundenbetreuerin, großkundenbetreuer, großkundenbetreuerin, kundenmanager, kundenmanagerin, strategic account manager, client manager, bestandskundenbetreuer, bestandskundenbetreuerin, key accounter',
      terms:
        'Kundenentwicklung, Jahresgespräche, Vertragsverlängerung, Cross-Selling, Kundenplanung, Umsatzprognose, Verhandlungsführung, Eskalationsmanagement, Beziehungspflege, Kundenonboarding',
      tools: 'Salesforce, Excel',
      certifications: 'Key-Account-Manager-Zertifikat',
      summary: [
        '{title} mit Ausdauer im Aufbau langfristiger Kundenbeziehungen und mit Absprachen, die Bestand haben.',
        'Gründlich vorbereitete Jahresgespräche, frühzeitige Hinweise auf Risiken und ein kurzer Draht zu Service und Logistik halten die Zusammenarbeit auch in schwierigen Phasen stabil.',
      ],
      duties: [
        'Kundenentwicklung bei [Zahl] Schlüsselkunden auf Grundlage schriftlicher Kundenpläne',
        'Jahresgespräche mit Einkauf und Geschäftsführung samt verbindlichem Protokoll',
        'Vertragsverlängerung bei [Zahl] Prozent der Bestandskunden vor Ablauf der Frist',
        'Verhandlungsführung zu Konditionen, Boni und Servicevereinbarungen',
        'Ausbau des Geschäfts um [Zahl] Prozent durch Cross-Selling ergänzender Leistungen',
        'Eskalationsmanagement mit klaren Ansprechpartnern und Rückmeldefristen',
        'Umsatzprognose für [Zahl] Kunden je Monat mit Bewertung der Risiken',
        'Beziehungspflege über mehrere Hierarchieebenen beim Kunden',
      ],
      pastDuties: [
        'Begleitung von [Zahl] Kunden im Kundenonboarding bis zur ersten Lieferung',
        'Klärung von Lieferverzögerungen mit Disposition und Werk',
        'Auswertung von [Zahl] Zufriedenheitsbefragungen pro Jahr',
        'Koordination von Workshops zwischen Kunden und Fachabteilungen',
        'Vorbereitung von [Zahl] Quartalspräsentationen mit Kennzahlen und Maßnahmen',
        'Beobachtung von Ausschreibungen und personellen Veränderungen beim Kunden',
      ],
      letter: {
        opening:
          'Mir liegt die langfristige Arbeit mit Kunden, bei der Vertrauen daraus entsteht, dass schlechte Nachrichten ebenso früh kommen wie gute.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Schlüsselkunden betreut und ihre Verträge rechtzeitig verlängert.',
      },
    },
    {
      id: 'sales-manager',
      title: 'Vertriebsleiter/in',
      aliases:
        'vertriebsleiter, vertriebsleiterin, verkaufsleiter, verkaufsleiterin, sales manager, sales managerin, regionalverkaufsleiter, regionalvertriebsleiter, leiter vertrieb, leiterin vertrieb, head of sales, sales director, vertriebsmanager, vertriebsmanagerin, teamleiter vertrieb, teamleiterin vertrieb, verkaufschef, vertriebsdirektor, teamleiter, teamleiterin',
      terms:
        'Vertriebsstrategie, Teamführung, Vertriebssteuerung, Zielvereinbarungen, Absatzplanung, Preisgestaltung, Schlüsselkunden, Vertriebscoaching, Mitarbeitergewinnung, Vertriebscontrolling',
      tools: 'Salesforce, Power BI',
      certifications: 'Vertriebsmanagement-Zertifikat, Führerschein Klasse B',
      summary: [
        '{title} mit Schwerpunkt auf einer Vertriebsstrategie, die das Team versteht, mitträgt und im Kundengespräch umsetzt.',
        'Begleitung im Feld, nachvollziehbare Zielvereinbarungen und ein Vertriebscontrolling mit wenigen Kennzahlen zeigen früh, wo Unterstützung nötig ist und wo sich Chancen öffnen.',
      ],
      duties: [
        'Teamführung mit [Zahl] Vertriebsmitarbeitenden im Innen- und Außendienst',
        'Ableitung der Vertriebsstrategie aus Marktpotenzial, Sortiment und Ertragszielen',
        'Steigerung des Umsatzes um [Zahl] Prozent durch Ausrichtung auf ertragreiche Segmente',
        'Vertriebssteuerung anhand wöchentlicher Durchsprache offener Chancen',
        'Vertriebscoaching mit [Zahl] gemeinsamen Kundenterminen pro Monat',
        'Preisgestaltung und Rabattfreigabe in Abstimmung mit der kaufmännischen Leitung',
        'Betreuung von [Zahl] Schlüsselkunden auf Leitungsebene',
        'Absatzplanung für Produktion und Einkauf mit laufender Anpassung',
      ],
      pastDuties: [
        'Einarbeitung von [Zahl] neuen Vertriebsmitarbeitenden nach festem Plan',
        'Mitwirkung bei der Mitarbeitergewinnung und in Probearbeitstagen',
        'Neuaufteilung von [Zahl] Verkaufsgebieten nach Kundenpotenzial',
        'Moderation von Vertriebstagungen mit Praxisbeispielen aus dem Team',
        'Überarbeitung von [Zahl] Angebotsvorlagen und Gesprächsleitfäden',
        'Aufbau eines Vertriebscontrollings gemeinsam mit dem Finanzbereich',
      ],
      letter: {
        opening:
          'An der Vertriebsleitung reizt mich, Menschen besser zu machen: mit klaren Zielen, gemeinsamen Kundenterminen und ehrlicher Rückmeldung.',
        achievement:
          'Bei [Arbeitgeber] habe ich ein Team von [Zahl] Vertriebsmitarbeitenden geführt und die Vertriebssteuerung neu geordnet.',
      },
    },
    {
      id: 'business-development-representative',
      title: 'Business Development Representative',
      aliases:
        'business development manager, business development managerin, business development, sales development representative, bdr, sdr, bdm, vertriebsentwickler, telefonakquisiteur, kaltakquise, inside sales, inside sales manager, neukundenakquisiteur, lead manager, geschäftsentwicklung, partnermanager',
      terms:
        'Kaltakquise, Leadqualifizierung, Terminvereinbarung, Unternehmensrecherche, Einwandbehandlung, Erstansprache, Marktsegmentierung, Partneraufbau, Pipeline-Aufbau, Nachfassaktionen',
      tools: 'LinkedIn Sales Navigator, HubSpot',
      certifications: 'IHK-Zertifikat Vertrieb',
      summary: [
        '{title} mit Ausdauer in der Neukundengewinnung und gut recherchierter Erstansprache statt Massenmailings.',
        'Sorgfältige Leadqualifizierung, sachliche Einwandbehandlung und vollständige Übergaben sorgen dafür, dass Termine im Vertrieb auf echten Bedarf treffen und sich für beide Seiten lohnen.',
      ],
      duties: [
        'Kaltakquise mit [Zahl] Anrufen täglich auf Basis aktueller Anlässe beim Unternehmen',
        'Unternehmensrecherche zu Struktur, Entscheidern und laufenden Vorhaben',
        'Terminvereinbarung von [Zahl] Erstgesprächen pro Monat für den Vertrieb',
        'Leadqualifizierung nach Bedarf, Zeitplan, Budget und Entscheidungsweg',
        'Pipeline-Aufbau mit [Zahl] neuen Verkaufschancen pro Quartal',
        'Einwandbehandlung mit Rückfragen und passenden Referenzbeispielen',
        'Partneraufbau mit [Zahl] Systemhäusern und Beratungen',
        'Übergabe qualifizierter Kontakte samt Gesprächsnotizen an den Vertrieb',
      ],
      pastDuties: [
        'Versand von [Zahl] persönlichen Nachrichten pro Woche über LinkedIn',
        'Marktsegmentierung nach Branche, Betriebsgröße und eingesetzter Software',
        'Durchführung von [Zahl] Nachfassaktionen nach Messen und Webinaren',
        'Prüfung der Einwilligungen vor werblicher Ansprache',
        'Erprobung von [Zahl] Gesprächseinstiegen mit Auswertung der Rückmeldungen',
        'Pflege von Ansprechpartnern und Kontaktverlauf in HubSpot',
      ],
      letter: {
        opening:
          'Mir macht es Freude, mich in fremde Branchen einzuarbeiten und am Telefon schnell herauszufinden, ob wir wirklich helfen können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Erstgespräche pro Monat vereinbart und dem Vertrieb gut vorbereitete Kontakte übergeben.',
      },
    },
    {
      id: 'account-executive',
      title: 'Account Executive',
      aliases:
        'account executive, vertriebsbeauftragter, vertriebsbeauftragte, sales executive, solution sales manager, software vertrieb, vertriebsmitarbeiter software, enterprise account executive, it-vertrieb, vertriebsmanager software, sales consultant, lösungsvertrieb, enterprise sales manager, sales specialist',
      terms:
        'Bedarfsgespräche, Lösungsvertrieb, Produktdemonstrationen, Angebotserstellung, Vertragsverhandlung, Pipeline-Management, Abschlussprognose, Entscheideransprache, Wettbewerbsvergleich, Wirtschaftlichkeitsrechnung',
      tools: 'Salesforce, HubSpot',
      certifications: 'MEDDIC-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Lösungsvertrieb, der mit den Fragen des Kunden beginnt und nicht mit der Preisliste.',
        'Strukturierte Bedarfsgespräche, zugeschnittene Produktdemonstrationen und eine nachvollziehbare Wirtschaftlichkeitsrechnung führen alle Beteiligten auf Kundenseite zu einer gut begründeten Entscheidung.',
      ],
      duties: [
        'Betreuung von [Zahl] offenen Verkaufschancen vom Erstgespräch bis zur Unterschrift',
        'Bedarfsgespräche mit Fachbereich, IT und Einkauf zur Klärung der Anforderungen',
        'Abschluss von [Zahl] Neuverträgen pro Quartal im zugeteilten Segment',
        'Zuschnitt von Produktdemonstrationen auf Abläufe und Begriffe des Kunden',
        'Angebotserstellung für [Zahl] Ausschreibungen pro Jahr gemeinsam mit dem Presales-Team',
        'Vertragsverhandlung zu Laufzeit, Service und Datenschutz',
        'Pflege der Abschlussprognose für [Zahl] Kunden im wöchentlichen Rhythmus',
        'Wirtschaftlichkeitsrechnung als Entscheidungsvorlage für die Geschäftsleitung',
      ],
      pastDuties: [
        'Durchführung von [Zahl] Online-Vorführungen pro Woche',
        'Entscheideransprache über Branchentreffen, Fachverbände und Empfehlungen',
        'Verkürzung des Verkaufszyklus um [Zahl] Tage durch feste Entscheidungsschritte',
        'Wettbewerbsvergleich als Argumentationshilfe für das Vertriebsteam',
        'Nachbereitung von [Zahl] verlorenen Angeboten pro Jahr',
        'Übergabe neuer Kunden an Projektteam und Kundenbetreuung',
      ],
      letter: {
        opening:
          'Am Lösungsvertrieb reizt mich, komplexe Entscheidungen beim Kunden zu ordnen und mit allen Beteiligten zu einem klaren Ergebnis zu kommen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Neukunden pro Jahr gewonnen und den Verkaufsprozess sauber dokumentiert.',
      },
    },
  ],
};
