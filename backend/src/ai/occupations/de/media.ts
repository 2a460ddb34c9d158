import type { IndustryOccupations } from '../occupation';

export const media: IndustryOccupations = {
  industry: 'Media',
  general: {
    id: 'media-professional',
    title: 'Fachkraft im Medienbereich',
    aliases: '',
    terms:
      'Content-Produktion, Redaktion, Recherche, Storytelling, Terminplanung, Social Media, Interviews, Faktenprüfung, Reichweitenanalyse, Rechteklärung',
    tools: 'CMS, Adobe Creative Cloud',
    certifications: 'Presseausweis',
    summary: [
      '{title} mit Schwerpunkt auf sorgfältiger Recherche und Inhalten, die ihr Publikum auf dem passenden Kanal erreichen.',
      'Verlässliche Terminplanung, saubere Faktenprüfung und geklärte Rechte geben Redaktion und Produktion die Sicherheit, auch unter Zeitdruck gute Arbeit abzuliefern.',
    ],
    duties: [
      'Content-Produktion von [Zahl] Beiträgen pro Monat für Print, Web und Audio',
      'Recherche zu Themen, Gesprächspartnern und Bildmaterial',
      'Redaktion von [Zahl] Fremdbeiträgen pro Woche auf Sprache und Inhalt',
      'Rechteklärung für Fotos, Musik und Archivaufnahmen',
      'Führung von [Zahl] Interviews pro Monat mit vorbereiteten Fragen',
      'Faktenprüfung von Namen, Daten und Zitaten vor Veröffentlichung',
      'Reichweitenanalyse zu [Zahl] Formaten mit Vorschlägen für die Themenplanung',
      'Terminplanung zwischen Redaktion, Technik und externen Autoren',
    ],
    pastDuties: [
      'Veröffentlichung von [Zahl] Meldungen täglich im CMS',
      'Aufbereitung von Beiträgen für Social Media',
      'Verschlagwortung von [Zahl] Archivbeiträgen pro Woche',
      'Mitarbeit bei Aufzeichnungen, Livesendungen und Außenterminen',
      'Beantwortung von [Zahl] Zuschriften pro Woche',
      'Vorbereitung von Themenkonferenzen, Ablaufplänen und Sendelisten',
    ],
    letter: {
      opening:
        'Ich arbeite gern an Inhalten, die gut recherchiert sind und so erzählt werden, dass Menschen bis zum Ende dabeibleiben.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Beiträge pro Monat produziert und Termine und Rechte verlässlich geklärt.',
    },
  },
  occupations: [
    {
      id: 'journalist',
      title: 'Journalist/in',
      aliases:
        'journalist, journalistin, reporter, reporterin, redakteur journalismus, nachrichtenredakteur, nachrichtenredakteurin, korrespondent, korrespondentin, fernsehjournalist, radiojournalist, radiojournalistin, onlinejournalist, lokalredakteur, lokalredakteurin, sportjournalist, volontär, volontärin, freier journalist, freie journalistin, datenjournalist, pressejournalist',
      terms:
        'Nachrichten, Recherche, Interviews, Faktenprüfung, Reportagen, Quellenschutz, Liveberichterstattung, Datenjournalismus, Presserecht, Themenplanung',
      tools: 'CMS, Schnittsoftware',
      certifications: 'Volontariat, Presseausweis',
      summary: [
        '{title} mit Hartnäckigkeit in der Recherche und einer Berichterstattung, die alle Seiten zu Wort kommen lässt.',
        'Konsequente Faktenprüfung, gewissenhafter Quellenschutz und ein klarer Stil machen auch komplizierte Vorgänge für ein breites Publikum verständlich, bei tagesaktuellen Nachrichten ebenso wie in der längeren Reportage.',
      ],
      duties: [
        'Recherche und Veröffentlichung von [Zahl] Beiträgen pro Woche zu Politik und Region',
        'Faktenprüfung jeder Angabe anhand unabhängiger Quellen',
        'Führung von [Zahl] Interviews pro Woche mit Behörden, Betroffenen und Fachleuten',
        'Themenplanung in der Redaktionskonferenz mit eigenen Vorschlägen',
        'Liveberichterstattung von [Zahl] Terminen pro Monat für Online und Radio',
        'Wahrung von Quellenschutz und Presserecht bei vertraulichen Hinweisen',
        'Umsetzung von [Zahl] längeren Reportagen pro Quartal',
        'Auswertung öffentlicher Daten für Beiträge im Datenjournalismus',
      ],
      pastDuties: [
        'Redigieren von [Zahl] Agenturmeldungen pro Schicht',
        'Aufbau eines Netzes von Ansprechpartnern in Vereinen und Ämtern',
        'Produktion von [Zahl] Audiobeiträgen pro Monat',
        'Formulierung von Überschriften und Teasern für die Startseite',
        'Begleitung von [Zahl] Ratssitzungen und Gerichtsverhandlungen pro Quartal',
        'Aufbereitung von Nachrichten für soziale Netzwerke',
      ],
      letter: {
        opening:
          'Mich treibt die Frage an, was wirklich passiert ist, und der Anspruch, das Ergebnis klar und fair aufzuschreiben.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beiträge pro Woche veröffentlicht und eigene Themen bis zur Reportage recherchiert.',
      },
    },
    {
      id: 'video-editor',
      title: 'Cutter/in',
      aliases:
        'cutter, cutterin, video editor, videoeditor, video-editorin, videocutter, filmeditor, filmeditorin, mediengestalter bild und ton, mediengestalterin bild und ton, videoproduzent, videoproduzentin, filmcutter, schnittmeister, postproduction editor, videograf, videografin, colorist film, bildeditor, bildschnitt',
      terms:
        'Videoschnitt, Storytelling, Farbkorrektur, Tonmischung, Materialsichtung, Bauchbinden, Untertitelung, Rohschnitt, Kundenabnahme, Ausspielformate',
      tools: 'Premiere Pro, DaVinci Resolve, Avid',
      certifications: 'Avid-Zertifikat',
      summary: [
        '{title} mit Gefühl für Tempo, Ton und den Bogen einer Geschichte im Videoschnitt.',
        'Geordnete Materialsichtung, ein früher Rohschnitt und klare Absprachen bei der Kundenabnahme sparen Korrekturschleifen, während saubere Farbkorrektur und Tonmischung jedem Film den letzten Schliff geben.',
      ],
      duties: [
        'Videoschnitt von [Zahl] Beiträgen pro Woche für Fernsehen, Web und Unternehmen',
        'Materialsichtung mit Markierung der stärksten Aussagen und Bilder',
        'Fertigstellung von [Zahl] Rohschnitten pro Monat zur ersten Abnahme',
        'Farbkorrektur in DaVinci Resolve nach abgestimmtem Look',
        'Untertitelung von [Zahl] Filmen pro Monat für barrierefreie Fassungen',
        'Tonmischung mit Sprache, Atmo und lizenzierter Musik',
        'Ausgabe von [Zahl] Fassungen pro Projekt in den benötigten Ausspielformaten',
        'Umsetzung von Änderungswünschen aus der Kundenabnahme',
      ],
      pastDuties: [
        'Sicherung von [Zahl] Speicherkarten pro Drehtag mit Prüfsumme',
        'Anlage von Projektstruktur und Namenskonzept vor dem Schnitt',
        'Gestaltung von [Zahl] Bauchbinden und Titeln pro Sendung',
        'Zuarbeit am Drehort mit Kamera und Licht',
        'Kürzung von [Zahl] Langfassungen auf Clips für soziale Netzwerke',
        'Entwicklung von Storytelling aus Interviewpassagen ohne Sprechertext',
      ],
      letter: {
        opening:
          'Am Schnitt reizt mich, aus vielen Stunden Material die wenigen Augenblicke zu finden, die eine Geschichte tragen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Filme pro Monat geschnitten und pünktlich zur Ausstrahlung geliefert.',
      },
    },
    {
      id: 'editor',
      title: 'Redakteur/in',
      aliases:
        'redakteur, redakteurin, lektor, lektorin, verlagslektor, verlagslektorin, chefredakteur, chefredakteurin, chef vom dienst, onlineredakteur, onlineredakteurin, textredakteur, schlussredakteur, schlussredakteurin, korrektor, korrektorin, copy editor, editor, redaktionsleiter, redaktionsleiterin, redaktionsassistent, buchlektor',
      terms:
        'Textredaktion, Korrektorat, Themenplanung, Redaktionsrichtlinien, Titelfindung, Autorenbetreuung, Faktenprüfung, Manuskriptprüfung, Content-Management, Erscheinungsplan',
      tools: 'CMS, Adobe InCopy',
      certifications: 'Lektorats-Zertifikat',
      summary: [
        '{title} mit Gespür für fremde Texte, bei denen der Ton der Autoren erhalten bleibt und Lesern Umwege erspart werden.',
        'Einheitliche Redaktionsrichtlinien, ein eingehaltener Erscheinungsplan und eine Autorenbetreuung mit begründeten Anmerkungen führen vom ersten Manuskript zu einem Text, der sachlich und sprachlich stimmt.',
      ],
      duties: [
        'Textredaktion von [Zahl] Beiträgen pro Woche auf Aufbau, Stil und Verständlichkeit',
        'Themenplanung gemeinsam mit Ressorts, Bildredaktion und Vertrieb',
        'Betreuung von [Zahl] Autorinnen und Autoren vom Exposé bis zur Druckfreigabe',
        'Weiterentwicklung der Redaktionsrichtlinien mit Beispielen aus dem Alltag',
        'Korrektorat von [Zahl] Seiten pro Ausgabe vor dem Druck',
        'Faktenprüfung strittiger Aussagen in Rücksprache mit den Verfassern',
        'Steuerung von [Zahl] Titeln pro Jahr im Erscheinungsplan',
        'Titelfindung und Vorspann für Heft, Newsletter und Website',
      ],
      pastDuties: [
        'Manuskriptprüfung bei [Zahl] Einsendungen pro Monat mit Gutachten',
        'Einpflege von Texten und Bildern in das Content-Management',
        'Kürzung von [Zahl] Beiträgen pro Ausgabe auf die vorgegebene Länge',
        'Abstimmung von Umbruch und Bildauswahl mit der Grafik',
        'Verfassen von [Zahl] Klappentexten pro Programm',
        'Einholung von Abdruckrechten bei Verlagen und Agenturen',
      ],
      letter: {
        opening:
          'Ein guter Text wird für mich im Gespräch besser, und deshalb arbeite ich gern eng und offen mit Autoren zusammen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beiträge pro Woche redigiert und den Erscheinungsplan verlässlich eingehalten.',
      },
    },
    {
      id: 'media-producer',
      title: 'Medienproduzent/in',
      aliases:
        'medienproduzent, medienproduzentin, producer, producerin, filmproduzent, filmproduzentin, produktionsleiter film, produktionsleiterin film, fernsehproduzent, redaktionsleiter tv, aufnahmeleiter, aufnahmeleiterin, content producer, podcast producer, podcast-produzent, line producer, creative producer, herstellungsleiter, produktionskoordinator film, regisseur, regisseurin',
      terms:
        'Produktionsplanung, Budgetierung, Drehplanung, Drehbuchentwicklung, Crewkoordination, Casting, Motivsuche, Postproduktion, Rechteklärung, Sendeabnahme',
      tools: 'Movie Magic, Excel',
      certifications: 'Arbeitsschutz am Set',
      summary: [
        '{title} mit einer Produktionsplanung, die kreativen Anspruch, Budget und Drehtage zusammenhält.',
        'Frühe Rechteklärung, umsichtige Crewkoordination und ein offener Draht zu Redaktion und Auftraggebern sorgen dafür, dass ein Projekt wie besprochen und rechtzeitig zur Sendeabnahme vorliegt.',
      ],
      duties: [
        'Produktionsplanung für [Zahl] Formate pro Jahr vom Konzept bis zur Ausstrahlung',
        'Drehplanung mit Tagesdispositionen, Genehmigungen und Ausweichterminen',
        'Budgetierung von [Zahl] Produktionen pro Jahr mit laufender Kostenkontrolle',
        'Drehbuchentwicklung mit Autoren und Redaktion bis zur Drehfassung',
        'Crewkoordination mit [Zahl] Mitwirkenden vor und hinter der Kamera',
        'Rechteklärung bei Musik, Archivbildern und Persönlichkeitsrechten',
        'Abwicklung von [Zahl] Drehtagen pro Monat an wechselnden Orten',
        'Überwachung der Postproduktion bis zur Sendeabnahme',
      ],
      pastDuties: [
        'Motivsuche an [Zahl] Orten pro Projekt samt Verträgen',
        'Vorbereitung von Casting, Anreise und Gästebetreuung',
        'Abrechnung von [Zahl] Honoraren und Spesen pro Produktion',
        'Anmietung von Technik, Studio und Fahrzeugen',
        'Einreichung von [Zahl] Projekten pro Jahr bei Filmförderungen',
        'Einhaltung von Arbeitszeit und Arbeitsschutz am Drehort',
      ],
      letter: {
        opening:
          'Mich reizt an der Produktion, eine Idee mit begrenzten Mitteln auf den Bildschirm zu bringen, ohne dass man ihr die Grenzen ansieht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Produktionen pro Jahr verantwortet und Budget und Termine eingehalten.',
      },
    },
    {
      id: 'photographer',
      title: 'Fotograf/in',
      aliases:
        'fotograf, fotografin, fotojournalist, fotojournalistin, pressefotograf, pressefotografin, werbefotograf, werbefotografin, produktfotograf, produktfotografin, hochzeitsfotograf, hochzeitsfotografin, porträtfotograf, porträtfotografin, eventfotograf, fotodesigner, fotodesignerin, fotoassistent, fotoassistentin, photographer, bildredakteur',
      terms:
        'Porträtfotografie, Eventfotografie, Studiolicht, Bildbearbeitung, Bildkomposition, Retusche, Kundenbriefing, Bildarchiv, Produktfotografie, Nutzungsrechte',
      tools: 'Lightroom, Photoshop, Capture One',
      certifications: 'Gesellenbrief Fotografie, Drohnenführerschein',
      summary: [
        '{title} mit einem Auge für Bildkomposition und Licht, ob bei Porträts, Veranstaltungen oder Produkten.',
        'Ein genaues Kundenbriefing, ruhige Führung vor der Kamera und zurückhaltende Retusche ergeben Bilder, die zum Verwendungszweck passen und mit geklärten Nutzungsrechten pünktlich vorliegen.',
      ],
      duties: [
        'Eventfotografie bei [Zahl] Veranstaltungen pro Monat mit Bildauswahl am Folgetag',
        'Porträtfotografie im Studio und am Arbeitsplatz mit passendem Licht',
        'Produktfotografie von [Zahl] Artikeln pro Woche für Shop und Katalog',
        'Abstimmung von Motiv, Stil und Format im Kundenbriefing',
        'Bildbearbeitung von [Zahl] Aufnahmen pro Auftrag in einheitlichem Look',
        'Vereinbarung der Nutzungsrechte und Einholung von Einwilligungen',
        'Durchführung von [Zahl] Shootings pro Quartal mit Models und Stylisten',
        'Aufbau von Studiolicht und Hintergründen nach Motivskizze',
      ],
      pastDuties: [
        'Retusche von [Zahl] Porträts pro Woche mit natürlichem Ergebnis',
        'Verschlagwortung und Sicherung der Aufnahmen im Bildarchiv',
        'Assistenz bei [Zahl] Werbeproduktionen pro Jahr',
        'Pflege von Kameras, Objektiven und Blitzanlagen',
        'Lieferung von [Zahl] Pressebildern pro Termin noch am selben Abend',
        'Erstellung von Kontaktabzügen zur Auswahl durch die Redaktion',
      ],
      letter: {
        opening:
          'Gute Bilder entstehen für mich durch Vorbereitung und Vertrauen, ob im Studio, auf der Bühne oder am Produkttisch.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Aufträge pro Monat fotografiert und die Bilder zum zugesagten Termin geliefert.',
      },
    },
    {
      id: 'translator',
      title: 'Übersetzer/in',
      aliases:
        'übersetzer, übersetzerin, dolmetscher, dolmetscherin, fachübersetzer, fachübersetzerin, konferenzdolmetscher, konferenzdolmetscherin, gerichtsdolmetscher, gerichtsdolmetscherin, literaturübersetzer, literaturübersetzerin, sprachmittler, sprachmittlerin, localization manager, lokalisierungsmanager, translator, interpreter, untertitler, untertitlerin, terminologe, terminologin, post-editor',
      terms:
        'Fachübersetzung, Korrekturlesen, Terminologiearbeit, Lokalisierung, Dolmetschen, Adaption, Qualitätssicherung, Translation Memory, Termintreue, Post-Editing',
      tools: 'Trados Studio, memoQ',
      certifications: 'Staatliche Prüfung für Übersetzer, Ermächtigung als Urkundenübersetzer',
      summary: [
        '{title} mit dem Anspruch, dass sich eine Übersetzung liest, als wäre sie in der Zielsprache entstanden.',
        'Konsequente Terminologiearbeit, Rückfragen an der richtigen Stelle und Korrekturlesen in einem eigenen Durchgang sorgen dafür, dass Inhalt, Ton und Zahlen auch bei knappen Terminen stimmen.',
      ],
      duties: [
        'Fachübersetzung von [Zahl] Wörtern täglich in Technik, Recht und Marketing',
        'Terminologiearbeit mit abgestimmten Glossaren für Stammkunden',
        'Korrekturlesen von [Zahl] fremden Übersetzungen pro Woche im Abgleich mit dem Ausgangstext',
        'Lokalisierung von Websites und Software mit Rücksicht auf Platz und Kultur',
        'Dolmetschen bei [Zahl] Verhandlungen und Führungen pro Quartal',
        'Pflege der Translation Memorys nach jedem abgeschlossenen Auftrag',
        'Qualitätssicherung mit Prüfprotokoll bei [Zahl] Projekten pro Monat',
        'Adaption von Werbetexten auf Ton und Zielgruppe',
      ],
      pastDuties: [
        'Post-Editing von [Zahl] maschinell übersetzten Seiten pro Woche',
        'Klärung von Mehrdeutigkeiten mit Autoren und Auftraggebern',
        'Untertitelung von [Zahl] Schulungsvideos pro Jahr',
        'Recherche von Fachbegriffen in Normen und Paralleltexten',
        'Übersetzung von [Zahl] Urkunden pro Monat mit Bestätigungsvermerk',
        'Koordination freier Kollegen bei umfangreichen Aufträgen',
      ],
      letter: {
        opening:
          'Am Übersetzen schätze ich die Suche nach dem Wort, das nicht nur stimmt, sondern auch klingt, als gehöre es dorthin.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Aufträge pro Monat übersetzt und die Terminologie der Kunden gepflegt.',
      },
    },
  ],
};
