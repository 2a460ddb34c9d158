import type { IndustryOccupations } from '../occupation';

export const nonProfit: IndustryOccupations = {
  industry: 'Non-profit',
  general: {
    id: 'non-profit-professional',
    title: 'Fachkraft im gemeinnützigen Bereich',
    aliases: '',
    terms:
      'Projektarbeit, Öffentlichkeitsarbeit, Spenderkommunikation, Veranstaltungsorganisation, Ehrenamtsbetreuung, Verwendungsnachweise, Budgetüberwachung, Partnerarbeit, Wirkungsmessung, Mitgliederbetreuung',
    tools: 'MS Office, Spendendatenbank',
    certifications: 'Vereinsmanager-Zertifikat',
    summary: [
      '{title} mit Freude an Projektarbeit, die Zielgruppen beteiligt und sorgsam mit anvertrauten Mitteln umgeht.',
      'Verlässliche Partnerarbeit, verständliche Öffentlichkeitsarbeit und genaue Verwendungsnachweise zeigen Förderern, Mitgliedern und Ehrenamtlichen, was gemeinsam erreicht wurde.',
    ],
    duties: [
      'Projektarbeit in [Zahl] geförderten Vorhaben vom Antrag bis zum Abschluss',
      'Öffentlichkeitsarbeit mit Berichten, Bildern und Veranstaltungen vor Ort',
      'Betreuung von [Zahl] Ehrenamtlichen in Einsatz und Austausch',
      'Partnerarbeit mit Kommunen, Schulen und anderen Trägern',
      'Erstellung von [Zahl] Verwendungsnachweisen pro Jahr mit Belegen',
      'Budgetüberwachung nach Förderbescheid und internem Plan',
      'Veranstaltungsorganisation für [Zahl] Treffen und Aktionstage pro Jahr',
      'Wirkungsmessung anhand einfacher und vereinbarter Merkmale',
    ],
    pastDuties: [
      'Beantwortung von [Zahl] Anfragen pro Woche von Mitgliedern und Interessierten',
      'Spenderkommunikation mit Dankschreiben, Jahresbericht und Zuwendungsbestätigungen',
      'Verteilung von [Zahl] Materialpaketen pro Aktion',
      'Vorbereitung von Vorstandssitzungen, Protokollen und Mitgliederversammlung',
      'Pflege von [Zahl] Datensätzen in der Spendendatenbank',
      'Aufbereitung von Projektergebnissen als kurze Geschichten für die Website',
    ],
    letter: {
      opening:
        'Gemeinnützige Arbeit verbindet für mich ein sinnvolles Ziel mit solider Organisation, und beides ist mir gleich wichtig.',
      achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Projekte begleitet und die Mittel nachvollziehbar abgerechnet.',
    },
  },
  occupations: [
    {
      id: 'fundraiser',
      title: 'Fundraiser/in',
      aliases:
        'fundraiser, fundraiserin, spendenwerber, spendenwerberin, fundraising manager, fundraising managerin, fundraising referent, referent fundraising, referentin fundraising, spendenreferent, spendenreferentin, major gifts officer, großspendenbetreuer, großspendenbetreuerin, leiter fundraising, leiterin fundraising, fundraising, stiftungsreferent, philanthropieberater',
      terms:
        'Spenderbindung, Spendenkampagnen, Großspenden, Spendenbriefe, Spenderrecherche, Benefizveranstaltungen, Online-Fundraising, Spendendatenbank, Dankkommunikation, Unternehmenskooperationen',
      tools: 'CRM-System, FundraisingBox',
      certifications: 'Fundraising-Manager FA',
      summary: [
        '{title} mit Freude an langfristigen Beziehungen zu Förderern, an persönlichem Dank und ehrlichen Berichten über die Wirkung.',
        'Sorgfältig getestete Spendenkampagnen, gepflegte Daten und Respekt vor den Wünschen der Unterstützer führen zu Einnahmen, auf die eine Organisation langfristig planen kann.',
      ],
      duties: [
        'Umsetzung von [Zahl] Spendenkampagnen pro Jahr per Brief, E-Mail und Telefon',
        'Spenderbindung durch Anrufe, Einladungen und Projektberichte',
        'Gewinnung von [Zahl] neuen Dauerspendern pro Quartal',
        'Verfassen von Spendenbriefen mit einem konkreten Anliegen und Beispiel',
        'Betreuung von [Zahl] Förderern im Bereich Großspenden',
        'Anbahnung von Unternehmenskooperationen mit klarer Gegenleistung',
        'Steigerung der Erträge im Online-Fundraising um [Zahl] Prozent',
        'Auswertung der Spendendatenbank nach Anlass, Höhe und Häufigkeit',
      ],
      pastDuties: [
        'Durchführung von [Zahl] Benefizveranstaltungen pro Jahr mit Partnern',
        'Spenderrecherche zu Stiftungen und vermögenden Förderern der Region',
        'Versand von [Zahl] Zuwendungsbestätigungen zum Jahresende',
        'Gestaltung von Beilagen und Flyern gemeinsam mit der Grafik',
        'Erprobung von [Zahl] Varianten für Anschreiben und Betreff',
        'Beratung von Spendern zu Nachlass und Anlassspende',
      ],
      letter: {
        opening:
          'Am Fundraising schätze ich die Gespräche mit Menschen, die etwas bewirken wollen und wissen möchten, was aus ihrer Spende geworden ist.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kampagnen pro Jahr umgesetzt und langjährige Förderer persönlich betreut.',
      },
    },
    {
      id: 'program-coordinator',
      title: 'Projektreferent/in',
      isIndustrySpecific: true,
      aliases:
        'projektreferent, projektreferentin, programmkoordinator, programmkoordinatorin, projektkoordinator, projektkoordinatorin, program coordinator, programm-manager, programmreferent, programmreferentin, referent, referentin, projektmanager, projektmanagerin, projektleiter, projektleiterin, program manager, entwicklungshelfer, entwicklungshelferin, vereinsmanager, vereinsmanagerin, geschäftsstellenleiter',
      terms:
        'Projektplanung, Partnerkoordination, Budgetverwaltung, Monitoring, Teilnehmerbetreuung, Förderberichte, Workshoporganisation, Stakeholder-Kommunikation, Bedarfsanalyse, Evaluation',
      tools: 'MS Project, Excel',
      certifications: 'PRINCE2-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Projektplanung, die vom Bedarf der Zielgruppe ausgeht und den Förderrichtlinien standhält.',
        'Enge Partnerkoordination, laufendes Monitoring und eine Budgetverwaltung ohne Überraschungen schaffen die Grundlage für Angebote, die nach dem Förderzeitraum weiterbestehen.',
      ],
      duties: [
        'Projektplanung für [Zahl] Vorhaben pro Jahr mit Zielen, Zeitplan und Personal',
        'Bedarfsanalyse in Gesprächen mit Zielgruppen und Fachstellen',
        'Budgetverwaltung in [Zahl] Förderprojekten mit Mittelabruf und Belegprüfung',
        'Partnerkoordination über Vereinbarungen und gemeinsame Termine',
        'Durchführung von [Zahl] Workshops pro Quartal für Teilnehmende und Fachkräfte',
        'Monitoring anhand vereinbarter Indikatoren und Rückmeldungen',
        'Abgabe von [Zahl] Förderberichten pro Jahr an Ministerien und Stiftungen',
        'Stakeholder-Kommunikation mit Beirat, Kommune und Öffentlichkeit',
      ],
      pastDuties: [
        'Teilnehmerbetreuung für [Zahl] Personen je Durchgang',
        'Evaluation abgeschlossener Angebote mit Empfehlungen für das Folgejahr',
        'Anmeldung und Organisation von [Zahl] Exkursionen pro Jahr',
        'Workshoporganisation mit Räumen, Referenten und Dolmetschern',
        'Aufbau eines Verteilers mit [Zahl] Netzwerkpartnern',
        'Überarbeitung von Konzepten nach geänderten Förderkriterien',
      ],
      letter: {
        opening:
          'In der Projektarbeit möchte ich Angebote schaffen, die Menschen wirklich nutzen und die ein Träger auch nach Ende der Förderung fortführen kann.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Förderprojekte koordiniert und Berichte und Abrechnungen fristgerecht eingereicht.',
      },
    },
    {
      id: 'volunteer-coordinator',
      title: 'Freiwilligenkoordinator/in',
      aliases:
        'freiwilligenkoordinator, freiwilligenkoordinatorin, freiwilligenmanager, freiwilligenmanagerin, ehrenamtskoordinator, ehrenamtskoordinatorin, ehrenamtsmanager, ehrenamtsmanagerin, volunteer coordinator, volunteer manager, koordinator ehrenamt, koordinatorin ehrenamt, ehrenamtsbeauftragter, ehrenamtsbeauftragte, freiwilligenbetreuer, freiwilligenkoordination, engagementlotse',
      terms:
        'Freiwilligengewinnung, Freiwilligenschulung, Einsatzplanung, Anerkennungskultur, Erstgespräche, Veranstaltungsbesetzung, Führungszeugnisse, Freiwilligendatenbank, Netzwerkarbeit, Konfliktklärung',
      tools: 'Freinet-Datenbank, MS Office',
      certifications: 'Freiwilligenmanagement-Zertifikat',
      summary: [
        '{title} mit Gespür dafür, engagierte Menschen in Einsätze zu bringen, die zu Zeit, Interessen und Erfahrung passen.',
        'Sorgfältige Erstgespräche, gute Freiwilligenschulung und eine gelebte Anerkennungskultur binden Menschen an die Organisation und entlasten die hauptamtlichen Teams spürbar.',
      ],
      duties: [
        'Begleitung von [Zahl] Freiwilligen in sozialen und kulturellen Einsatzfeldern',
        'Erstgespräche mit Klärung von Motivation, Zeit und Grenzen',
        'Freiwilligengewinnung mit [Zahl] Aktionen pro Jahr an Schulen und auf Märkten',
        'Freiwilligenschulung zu Datenschutz, Gesprächsführung und Selbstfürsorge',
        'Einsatzplanung für [Zahl] Schichten pro Monat mit Vertretungsregelung',
        'Einholung erweiterter Führungszeugnisse vor Einsätzen mit Schutzbedürftigen',
        'Veranstaltungsbesetzung bei [Zahl] Festen und Sammelaktionen pro Jahr',
        'Konfliktklärung zwischen Ehrenamtlichen, Hauptamtlichen und Klienten',
      ],
      pastDuties: [
        'Pflege von [Zahl] Profilen in der Freiwilligendatenbank',
        'Vorbereitung von Ehrungen und Dankesfeiern als Teil der Anerkennungskultur',
        'Vermittlung von [Zahl] Patenschaften pro Jahr',
        'Abstimmung mit Versicherung und Träger zu Auslagen und Unfallschutz',
        'Befragung von [Zahl] Ehrenamtlichen zu Zufriedenheit und Wünschen',
        'Netzwerkarbeit mit Freiwilligenagenturen, Vereinen und Kirchengemeinden',
      ],
      letter: {
        opening:
          'Ich bringe gern Menschen zusammen, die etwas beitragen wollen, und sorge dafür, dass ihr Engagement gut begleitet und gesehen wird.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Freiwillige begleitet und neue Engagierte für regelmäßige Einsätze gewonnen.',
      },
    },
    {
      id: 'grant-writer',
      title: 'Fördermittelreferent/in',
      aliases:
        'fördermittelreferent, fördermittelreferentin, fördermittelmanager, fördermittelmanagerin, fördermittelberater, fördermittelberaterin, antragsteller fördermittel, grant writer, grant manager, drittmittelreferent, drittmittelreferentin, drittmittelmanager, drittmittelmanagerin, antragsmanager, projektmittelreferent, zuschussreferent, fördermittelakquise, eu-fördermittelreferent',
      terms:
        'Förderanträge, Förderrecherche, Finanzierungspläne, Bedarfsbegründung, Verwendungsnachweise, Fristenmanagement, Wirkungslogik, Projektskizzen, Textredaktion, Mittelgeberkontakte',
      tools: 'Förderportale, Excel',
      certifications: 'Fördermittelmanager-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf schlüssigen Förderanträgen, in denen Bedarf, Ziele und Kosten ineinandergreifen.',
        'Gezielte Förderrecherche, enge Abstimmung mit Fachteams und ein sicheres Fristenmanagement erhöhen die Aussicht auf Bewilligung und ersparen spätere Rückfragen bei der Abrechnung.',
      ],
      duties: [
        'Ausarbeitung von [Zahl] Förderanträgen pro Jahr für Stiftungen, Bund und EU',
        'Förderrecherche nach Themen, Fristen und Eigenanteil',
        'Aufstellung von [Zahl] Finanzierungsplänen pro Jahr mit der Buchhaltung',
        'Bedarfsbegründung mit Statistik, Praxisbeispielen und Stimmen der Zielgruppe',
        'Einwerbung von Mitteln für [Zahl] Vorhaben in den Bereichen Bildung und Soziales',
        'Pflege der Mittelgeberkontakte vor, während und nach der Förderung',
        'Erstellung von [Zahl] Verwendungsnachweisen pro Jahr mit Sachbericht',
        'Beratung der Fachteams zu Auflagen, Vergabe und Dokumentation',
      ],
      pastDuties: [
        'Prüfung von [Zahl] Ausschreibungen pro Monat auf Passung',
        'Textredaktion von Konzepten aus mehreren Arbeitsgruppen',
        'Abgabe von [Zahl] Projektskizzen pro Quartal in Förderportalen',
        'Darstellung der Wirkungslogik in übersichtlichen Grafiken',
        'Beantwortung von [Zahl] Rückfragen der Bewilligungsstellen pro Jahr',
        'Fristenmanagement mit gemeinsamem Kalender für alle Projekte',
      ],
      letter: {
        opening:
          'Mich reizt, eine gute Idee so zu beschreiben, dass auch Außenstehende den Bedarf erkennen und der Finanzplan jeder Prüfung standhält.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anträge pro Jahr geschrieben und die Mittel bis zum Verwendungsnachweis begleitet.',
      },
    },
    {
      id: 'social-worker',
      title: 'Sozialarbeiter/in',
      aliases:
        'sozialarbeiter, sozialarbeiterin, sozialpädagoge, sozialpädagogin, streetworker, streetworkerin, familienhelfer, familienhelferin, sozialberater, sozialberaterin, jugendsozialarbeiter, bezugsbetreuer, bezugsbetreuerin, heilerziehungspfleger, heilerziehungspflegerin, social worker, sozialdienst, suchtberater, suchtberaterin, case manager, case managerin, bewährungshelfer, bewährungshelferin, schuldnerberater',
      terms:
        'Fallmanagement, Hilfeplanung, Krisenintervention, Einzelfallhilfe, Hausbesuche, Vermittlung, Falldokumentation, Beratung, Kinderschutz, Netzwerkarbeit',
      tools: 'Fachsoftware Jugendhilfe',
      certifications: 'Staatliche Anerkennung, Insoweit erfahrene Fachkraft',
      summary: [
        '{title} mit Respekt vor unterschiedlichen Lebenslagen, Hilfeplanung auf Augenhöhe und verlässlicher Begleitung.',
        'Besonnene Krisenintervention, sorgfältige Falldokumentation und eine lebendige Netzwerkarbeit mit Ämtern, Schulen und Kliniken eröffnen Menschen Wege, die sie selbst weitergehen können.',
      ],
      duties: [
        'Fallmanagement für [Zahl] Familien und Einzelpersonen mit vereinbarten Zielen',
        'Hilfeplanung gemeinsam mit Betroffenen, Jugendamt und weiteren Fachstellen',
        'Durchführung von [Zahl] Hausbesuchen pro Woche mit alltagspraktischer Unterstützung',
        'Krisenintervention bei Gewalt, Wohnungsverlust und psychischer Belastung',
        'Beratung von [Zahl] Ratsuchenden pro Woche zu Leistungen und Rechten',
        'Einschätzung von Gefährdungen im Kinderschutz im Fachteam',
        'Vermittlung von [Zahl] Personen pro Monat in Wohnraum, Therapie oder Arbeit',
        'Falldokumentation nach Datenschutz und fachlichem Standard',
      ],
      pastDuties: [
        'Leitung von [Zahl] Gruppenangeboten pro Quartal für Jugendliche',
        'Begleitung zu Behörden, Gericht und ärztlichen Terminen',
        'Bearbeitung von [Zahl] Anträgen pro Monat auf Sozialleistungen',
        'Einzelfallhilfe bei Schulden, Sucht und Trennung',
        'Aufsuchende Arbeit an [Zahl] Treffpunkten pro Woche',
        'Netzwerkarbeit im Stadtteil mit Vereinen und Beratungsstellen',
      ],
      letter: {
        opening:
          'In der Sozialen Arbeit ist mir wichtig, Menschen ernst zu nehmen, klare Absprachen zu treffen und Schritte zu finden, die sie selbst gehen können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Familien begleitet und Hilfen mit Ämtern und Fachstellen abgestimmt.',
      },
    },
  ],
};
