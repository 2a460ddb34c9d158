import type { IndustryOccupations } from '../occupation';

export const education: IndustryOccupations = {
  industry: 'Education',
  general: {
    id: 'education-professional',
    title: 'Fachkraft im Bildungswesen',
    aliases: '',
    terms:
      'Lernbegleitung, Unterrichtsvorbereitung, Gruppenleitung, Elternarbeit, Kinderschutz, Inklusion, Materialerstellung, Veranstaltungsorganisation, Dokumentation, Teamarbeit',
    tools: 'Lernplattformen, MS Office',
    certifications: 'Erste-Hilfe-Nachweis am Kind',
    summary: [
      '{title} mit Freude an aufmerksamer Lernbegleitung und einem wertschätzenden Umgang mit Kindern, Jugendlichen und Familien.',
      'Gut vorbereitete Materialien, feste Absprachen im Kollegium und ein verlässlicher Rahmen helfen allen Lernenden, im eigenen Tempo voranzukommen.',
    ],
    duties: [
      'Lernbegleitung von [Zahl] Kindern und Jugendlichen pro Woche im Schulalltag',
      'Unterstützung der Lehrkräfte bei der Unterrichtsvorbereitung und im Klassenraum',
      'Materialerstellung für [Zahl] Lerngruppen in mehreren Schwierigkeitsstufen',
      'Ausbau der Elternarbeit durch regelmäßige Gespräche und kurze Mitteilungen',
      'Organisation von [Zahl] Projekttagen pro Schuljahr samt Raum- und Zeitplan',
      'Beachtung der Vorgaben zu Kinderschutz und Aufsicht bei allen Angeboten',
      'Gruppenleitung mit [Zahl] Teilnehmenden in Förder- und Freizeitangeboten',
      'Umsetzung der Inklusion durch angepasste Aufgaben und Hilfsmittel',
    ],
    pastDuties: [
      'Aufsicht über [Zahl] Kinder täglich in Pausen und beim Mittagessen',
      'Vorbereitung von Räumen, Medien und Arbeitsblättern für den nächsten Tag',
      'Führung von [Zahl] Entwicklungsbögen pro Halbjahr',
      'Mitarbeit bei Schulfesten, Ausflügen und Elternabenden',
      'Ausgabe und Rücknahme von [Zahl] Leihgeräten pro Schuljahr',
      'Austausch im Team über Beobachtungen und vereinbarte Ziele',
    ],
    letter: {
      opening:
        'An der Bildungsarbeit schätze ich, wenn Lernende nach einer Durststrecke etwas verstehen und sich mehr zutrauen.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Lernende pro Woche begleitet und Materialien für unterschiedliche Niveaus erstellt.',
    },
  },
  occupations: [
    {
      id: 'teacher',
      title: 'Lehrkraft',
      aliases:
        'lehrer, lehrerin, gymnasiallehrer, gymnasiallehrerin, grundschullehrer, grundschullehrerin, realschullehrer, realschullehrerin, berufsschullehrer, berufsschullehrerin, klassenlehrer, klassenlehrerin, fachlehrer, fachlehrerin, studienrat, studienrätin, lehrperson, referendar, referendarin, deutschlehrer, englischlehrer, mathematiklehrer',
      terms:
        'Unterrichtsplanung, Klassenführung, Binnendifferenzierung, Leistungsbewertung, Lehrplan, Elterngespräche, Schülermotivation, Inklusion, digitale Medien, Förderpläne',
      tools: 'Lernplattformen, interaktive Tafel',
      certifications: 'Staatsexamen für das Lehramt, Vorbereitungsdienst',
      summary: [
        '{title} mit klar strukturiertem Unterricht, verlässlicher Klassenführung und Aufgaben für unterschiedliche Lernstände.',
        'Transparente Leistungsbewertung, zielgerichteter Einsatz digitaler Medien und regelmäßige Elterngespräche unterstützen Schülerinnen und Schüler dabei, Verantwortung für das eigene Lernen zu übernehmen.',
      ],
      duties: [
        'Unterricht in [Zahl] Klassen mit Reihenplanung nach Lehrplan',
        'Unterrichtsplanung mit Binnendifferenzierung für unterschiedliche Lernstände',
        'Leistungsbewertung von [Zahl] Klassenarbeiten pro Halbjahr anhand offengelegter Kriterien',
        'Etablierung klarer Regeln und Rituale für eine ruhige Klassenführung',
        'Führung von [Zahl] Elterngesprächen pro Schuljahr mit vereinbarten nächsten Schritten',
        'Einsatz digitaler Medien für Recherche, Übung und Rückmeldung',
        'Erstellung von [Zahl] Förderplänen in Abstimmung mit der Sonderpädagogik',
        'Weiterentwicklung des Fachcurriculums in der Fachkonferenz',
      ],
      pastDuties: [
        'Vertretungsunterricht in [Zahl] Jahrgangsstufen mit eigenem Material',
        'Gestaltung von Stationenlernen und Projektarbeit zur Stärkung der Schülermotivation',
        'Begleitung von [Zahl] Klassenfahrten und Exkursionen',
        'Korrektur von Übungsaufgaben mit Hinweisen zur Überarbeitung',
        'Leitung einer Arbeitsgemeinschaft mit [Zahl] Teilnehmenden',
        'Austausch mit Schulsozialarbeit und Beratungsdiensten bei Auffälligkeiten',
      ],
      letter: {
        opening:
          'Am Unterrichten reizt mich, schwierige Inhalte so aufzubereiten, dass jede Schülerin und jeder Schüler einen eigenen Zugang findet.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Klassen unterrichtet und mit Kollegium und Eltern an klaren Lernzielen gearbeitet.',
      },
    },
    {
      id: 'teaching-assistant',
      title: 'Schulbegleiter/in',
      aliases:
        'schulbegleiter, schulbegleiterin, schulbegleitung, schulassistenz, schulassistent, schulassistentin, integrationshelfer, integrationshelferin, unterrichtshilfe, inklusionsassistent, inklusionsassistentin, pädagogische mitarbeiterin, pädagogischer mitarbeiter, pädagogische hilfskraft, klassenassistenz',
      terms:
        'Lernunterstützung, Kleingruppenarbeit, Verhaltensunterstützung, Leseförderung, Pausenaufsicht, Beobachtungsbogen, Alltagsbegleitung, Inklusion, Kinderschutz, Hilfeplangespräche',
      tools: 'Bildkarten, Lernsoftware',
      certifications: 'Grundkurs Schulbegleitung, Erste-Hilfe-Nachweis am Kind',
      summary: [
        '{title} mit viel Geduld und einem ruhigen Auftreten, das Kindern im Schulalltag Sicherheit gibt.',
        'Enge Absprachen mit Lehrkräften und Eltern sowie sorgfältige Beobachtungen zeigen, wann Hilfe nötig ist und wann ein Kind den nächsten Schritt allein schafft.',
      ],
      duties: [
        'Lernunterstützung für [Zahl] Kinder mit Förderbedarf während des Unterrichts',
        'Verhaltensunterstützung mit festen Signalen, Auszeiten und positiver Rückmeldung',
        'Kleingruppenarbeit mit [Zahl] Kindern in Deutsch und Mathematik',
        'Umarbeitung von Arbeitsblättern in leichter verständliche Teilschritte',
        'Leseförderung mit [Zahl] Kindern pro Woche in Einzelsituationen',
        'Führung der Beobachtungsbögen als Grundlage für Hilfeplangespräche',
        'Pausenaufsicht für [Zahl] Kinder mit Blick auf Konflikte und Rückzug',
        'Alltagsbegleitung bei Wegen, Mahlzeiten und Toilettengängen',
      ],
      pastDuties: [
        'Betreuung von [Zahl] Kindern in der Hausaufgabenzeit am Nachmittag',
        'Bereitstellung von Bildkarten und Zeitplänen für den Stundenablauf',
        'Begleitung von [Zahl] Schulausflügen pro Jahr',
        'Rückmeldung an Lehrkräfte über Fortschritte und schwierige Situationen',
        'Aufbau von [Zahl] Lernstationen pro Woche im Klassenraum',
        'Teilnahme an Teamsitzungen zu Inklusion und Kinderschutz',
      ],
      letter: {
        opening:
          'Mir liegt daran, dass ein Kind trotz besonderer Bedürfnisse dazugehört und jeden Tag etwas mehr allein bewältigt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kinder im Unterricht begleitet und Beobachtungen regelmäßig mit den Lehrkräften besprochen.',
      },
    },
    {
      id: 'school-counselor',
      title: 'Schulberater/in',
      aliases:
        'schulberater, schulberaterin, schulsozialarbeiter, schulsozialarbeiterin, schulpsychologe, schulpsychologin, beratungslehrer, beratungslehrerin, bildungsberater, bildungsberaterin, studienberater, studienberaterin, berufsberater, berufsberaterin, jugendberater, schulsozialarbeit, vertrauenslehrer',
      terms:
        'Einzelberatung, Krisenintervention, Berufsorientierung, Schullaufbahnberatung, Gruppenangebote, Elternberatung, Konfliktmediation, Netzwerkarbeit, Beratungsdokumentation, Schulabsentismus',
      tools: 'Beratungssoftware',
      certifications: 'Mediationsausbildung, Systemische Beratung',
      summary: [
        '{title} mit einem offenen Ohr für Schülerinnen und Schüler und frühzeitiger Hilfe, wenn Schwierigkeiten entstehen.',
        'Krisenintervention nach abgestimmtem Ablauf, tragfähige Netzwerkarbeit und eine realistische Berufsorientierung verbinden die Anliegen von Jugendlichen, Familien und Schule.',
      ],
      duties: [
        'Einzelberatung von [Zahl] Schülerinnen und Schülern pro Woche zu Lernen, Familie und Perspektiven',
        'Krisenintervention bei akuter Belastung gemeinsam mit Schulleitung und Jugendamt',
        'Schullaufbahnberatung für [Zahl] Familien pro Schuljahr vor Übergängen',
        'Konfliktmediation zwischen Schülern mit schriftlicher Vereinbarung',
        'Durchführung von [Zahl] Gruppenangeboten zu Mobbing, Medien und Stress',
        'Beratungsdokumentation unter strenger Beachtung von Schweigepflicht und DSGVO',
        'Berufsorientierung mit [Zahl] Betriebserkundungen pro Jahr',
        'Netzwerkarbeit mit Erziehungsberatung, Therapiepraxen und Jugendhilfe',
      ],
      pastDuties: [
        'Begleitung von [Zahl] Jugendlichen bei Praktikumssuche und Bewerbung',
        'Elternberatung in vertraulichem Rahmen, auch in den Abendstunden',
        'Auswertung von [Zahl] Fragebögen zum Klassenklima',
        'Entwicklung eines Ablaufs bei Schulabsentismus zusammen mit dem Kollegium',
        'Organisation von [Zahl] Informationsabenden zu weiterführenden Schulen',
        'Anleitung von Peer-Beratern in der Oberstufe',
      ],
      letter: {
        opening:
          'An der Beratung in Schulen ist mir wichtig, früh hinzuhören und gemeinsam Schritte zu finden, die Jugendliche auch wirklich gehen können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Schülerinnen und Schüler pro Schuljahr beraten und ein Netz aus verlässlichen Anlaufstellen aufgebaut.',
      },
    },
    {
      id: 'lecturer',
      title: 'Hochschuldozent/in',
      aliases:
        'dozent, dozentin, hochschuldozent, hochschuldozentin, hochschullehrer, hochschullehrerin, professor, professorin, lehrbeauftragter, lehrbeauftragte, wissenschaftlicher mitarbeiter, wissenschaftliche mitarbeiterin, lecturer, privatdozent, privatdozentin, postdoc, universitätsassistent, universitätsassistentin, forscher',
      terms:
        'Lehrveranstaltungen, Seminarleitung, Modulentwicklung, Betreuung von Abschlussarbeiten, Prüfungswesen, Forschungsmethoden, Publikationen, Drittmittelanträge, Lehrevaluation, Curriculumentwicklung',
      tools: 'Moodle, LaTeX',
      certifications: 'Zertifikat Hochschuldidaktik',
      summary: [
        '{title} mit einer Lehre, die an die Forschung anknüpft und Studierende Methoden selbst anwenden und kritisch prüfen lässt.',
        'Sorgfältig aufgebaute Lehrveranstaltungen, verlässliche Betreuung von Abschlussarbeiten und der Austausch mit Fachgesellschaften verbinden den aktuellen Forschungsstand mit den Anforderungen des Studiums.',
      ],
      duties: [
        'Durchführung von [Zahl] Lehrveranstaltungen pro Semester in Bachelor- und Masterstudiengängen',
        'Modulentwicklung mit abgestimmten Lernzielen, Aufgaben und Prüfungsformen',
        'Betreuung von [Zahl] Abschlussarbeiten pro Jahr vom Exposé bis zum Kolloquium',
        'Überarbeitung der Inhalte auf Grundlage der Lehrevaluation',
        'Bewertung von [Zahl] Klausuren und Hausarbeiten pro Semester',
        'Mitwirkung an Curriculumentwicklung und Akkreditierung im Fachbereich',
        'Einwerbung von Mitteln durch [Zahl] Drittmittelanträge mit Partnerhochschulen',
        'Vermittlung von Forschungsmethoden anhand offener Datensätze',
      ],
      pastDuties: [
        'Seminarleitung für [Zahl] Studierende in der Eingangsphase',
        'Vorbereitung von Publikationen und Vorträgen für Fachtagungen',
        'Beratung von [Zahl] Studierenden pro Woche in der Sprechstunde',
        'Aufbau digitaler Übungen mit automatischer Rückmeldung in Moodle',
        'Organisation einer Ringvorlesung mit [Zahl] Gastvorträgen',
        'Auswahl und Anleitung studentischer Hilfskräfte am Lehrstuhl',
      ],
      letter: {
        opening:
          'An der Hochschullehre schätze ich den Dialog mit Studierenden, die eine Behauptung nicht hinnehmen, sondern wissen wollen, wie man sie prüft.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Lehrveranstaltungen pro Semester gehalten und Studierende bis zur Abschlussarbeit begleitet.',
      },
    },
    {
      id: 'early-childhood-educator',
      title: 'Pädagogische Fachkraft',
      aliases:
        'erzieher, erzieherin, staatlich anerkannter erzieher, staatlich anerkannte erzieherin, kinderpfleger, kinderpflegerin, kita-fachkraft, kindheitspädagoge, kindheitspädagogin, sozialpädagogische assistentin, sozialassistent, sozialassistentin, tagesmutter, tagesvater, kindergärtner, kindergärtnerin, kitaleitung, kindergartenpädagogin, elementarpädagogin, kinderbetreuer, kinderbetreuerin',
      terms:
        'Bildungsangebote, Freispiel, Eingewöhnung, Entwicklungsgespräche, Portfolioarbeit, Sprachförderung, Kinderschutz, Elternpartnerschaft, Bildungsplan, Konfliktbegleitung',
      tools: 'Beobachtungsbögen, Kita-App',
      certifications: 'Praxisanleitung, Erste-Hilfe-Nachweis am Kind, Marte-Meo-Zertifikat',
      summary: [
        '{title} mit Freude am spielerischen Lernen und einer behutsamen Eingewöhnung, die Kindern und Eltern Vertrauen gibt.',
        'Regelmäßige Beobachtung, anregende Räume und eine partnerschaftliche Zusammenarbeit mit Familien bilden den Rahmen, in dem Kinder eigene Ideen erproben und Konflikte lösen lernen.',
      ],
      duties: [
        'Begleitung einer Gruppe von [Zahl] Kindern im pädagogischen Alltag',
        'Gestaltung der Eingewöhnung nach Berliner Modell in Absprache mit den Eltern',
        'Vorbereitung von [Zahl] Bildungsangeboten pro Woche zu Natur, Musik und Bewegung',
        'Alltagsintegrierte Sprachförderung durch Vorlesen, Reime und Gespräche im Freispiel',
        'Führung von [Zahl] Entwicklungsgesprächen pro Kita-Jahr anhand von Beobachtungen',
        'Konfliktbegleitung mit Worten, die Kinder bei der eigenen Lösung stärken',
        'Portfolioarbeit für [Zahl] Bezugskinder mit Fotos und Lerngeschichten',
        'Umsetzung des Schutzkonzepts und der Vorgaben zum Kinderschutz',
      ],
      pastDuties: [
        'Planung von [Zahl] Ausflügen pro Jahr in den Wald, in die Bücherei und zur Feuerwehr',
        'Gestaltung von Tagesablauf, Mahlzeiten und Ruhezeiten in der Krippengruppe',
        'Dokumentation von [Zahl] Beobachtungen pro Monat nach Bildungsplan',
        'Stärkung der Elternpartnerschaft durch tägliche Tür-und-Angel-Gespräche',
        'Mitgestaltung von [Zahl] Festen pro Jahr gemeinsam mit Eltern',
        'Umgestaltung des Gruppenraums mit Rückzugs- und Bauecken',
      ],
      letter: {
        opening:
          'Ich begleite Kinder gern beim Entdecken und sehe meine Aufgabe darin, ihnen Zeit, Vertrauen und eine anregende Umgebung zu geben.',
        achievement:
          'Bei [Arbeitgeber] habe ich eine Gruppe von [Zahl] Kindern begleitet und die Eltern eng in den Alltag einbezogen.',
      },
    },
    {
      id: 'tutor',
      title: 'Nachhilfelehrkraft',
      aliases:
        'nachhilfelehrer, nachhilfelehrerin, nachhilfe, tutor, tutorin, lerncoach, lernbegleiter, lernbegleiterin, lerntherapeut, lerntherapeutin, privatlehrer, privatlehrerin, hausaufgabenbetreuung, hausaufgabenbetreuer, hausaufgabenbetreuerin, sprachlehrer, sprachlehrerin, musiklehrer',
      terms:
        'Einzelunterricht, Lernstandsanalyse, Prüfungsvorbereitung, Hausaufgabenbetreuung, Lernstrategien, Lernmaterial, Motivation, Elterngespräche, Fortschrittsberichte, Online-Unterricht',
      tools: 'Zoom, digitales Whiteboard',
      certifications: 'Lerntherapie-Zertifikat, Lerncoach-Zertifikat',
      summary: [
        '{title} mit individuellem Unterricht, der an den tatsächlichen Lücken ansetzt und nicht am Kapitel im Schulbuch.',
        'Eine gründliche Lernstandsanalyse, erprobte Lernstrategien und kurze Fortschrittsberichte an die Eltern machen sichtbar, was schon gelingt und woran als Nächstes gearbeitet wird.',
      ],
      duties: [
        'Einzelunterricht für [Zahl] Schülerinnen und Schüler pro Woche',
        'Lernstandsanalyse zu Beginn und Festlegung erreichbarer Etappenziele',
        'Prüfungsvorbereitung mit [Zahl] Lernenden pro Jahr auf Schul- und Abschlussprüfungen',
        'Vermittlung von Lernstrategien für Zeitplanung, Mitschriften und Wiederholung',
        'Durchführung von [Zahl] Stunden Online-Unterricht pro Woche mit digitalem Whiteboard',
        'Zusammenstellung von Lernmaterial passend zu Schulform und Lehrwerk',
        'Versand von [Zahl] Fortschrittsberichten pro Monat an die Eltern',
        'Stärkung der Motivation durch sichtbare Teilerfolge und ehrliche Rückmeldung',
      ],
      pastDuties: [
        'Hausaufgabenbetreuung für [Zahl] Kinder am Nachmittag',
        'Erklärung schwieriger Aufgaben auf mehreren Lösungswegen',
        'Simulation von [Zahl] Prüfungssituationen mit anschließender Auswertung',
        'Abstimmung mit Fachlehrkräften über Schwerpunkte und Termine',
        'Leitung von [Zahl] Ferienkursen in Kleingruppen',
        'Aufbau einer Sammlung eigener Übungsblätter mit Lösungen',
      ],
      letter: {
        opening:
          'Mich freut der Augenblick, in dem aus „Das kann ich nicht“ ein eigener Lösungsweg wird, und darauf arbeite ich geduldig hin.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Lernende pro Woche unterrichtet und ihre Fortschritte für die Eltern festgehalten.',
      },
    },
    {
      id: 'librarian',
      title: 'Bibliothekar/in',
      aliases:
        'bibliothekar, bibliothekarin, diplom-bibliothekar, diplom-bibliothekarin, fachangestellter für medien- und informationsdienste, fachangestellte für medien- und informationsdienste, fami, bibliotheksassistent, bibliotheksassistentin, bibliotheksmitarbeiter, bibliotheksmitarbeiterin, archivar, archivarin, informationsspezialist, informationsspezialistin, dokumentar, dokumentarin, büchereileiter, büchereileiterin, librarian, fachreferent bibliothek, leseförderer',
      terms:
        'Medienerwerbung, Katalogisierung, Auskunftsdienst, Leseförderung, Bestandspflege, Informationskompetenz, Veranstaltungsarbeit, Fernleihe, digitale Angebote, Benutzungsordnung',
      tools: 'Bibliothekssoftware, RDA-Regelwerk',
      certifications: 'FaMI-Abschluss',
      summary: [
        '{title} mit Kenntnis des eigenen Publikums, passenden Beständen und einem Auskunftsdienst ohne Schwellenangst.',
        'Genaue Katalogisierung, lebendige Leseförderung und Schulungen zur Informationskompetenz machen die Bibliothek zu einem Ort, an dem Menschen finden, was sie suchen, und auf Neues stoßen.',
      ],
      duties: [
        'Auskunftsdienst für [Zahl] Besucher täglich vor Ort, am Telefon und per E-Mail',
        'Medienerwerbung nach Profil, Nachfrage und verfügbarem Etat',
        'Katalogisierung von [Zahl] Medien pro Monat nach RDA',
        'Bestandspflege mit Aussonderung veralteter und wenig genutzter Titel',
        'Leseförderung mit [Zahl] Klassenführungen und Vorlesestunden pro Jahr',
        'Vermittlung von Informationskompetenz in Kursen zu Recherche und Quellenkritik',
        'Veranstaltungsarbeit mit [Zahl] Lesungen und Ausstellungen pro Jahr',
        'Ausbau der digitalen Angebote wie Onleihe und Datenbanken',
      ],
      pastDuties: [
        'Bearbeitung von [Zahl] Bestellungen pro Woche in der Fernleihe',
        'Beratung zur Benutzungsordnung und zu Gebühren an der Theke',
        'Einarbeitung und Foliierung von [Zahl] Neuzugängen pro Woche',
        'Gestaltung von Thementischen, Vitrinen und Neuerscheinungsregalen',
        'Rücksortierung von [Zahl] Medien pro Schicht nach Systematik',
        'Betreuung von Ehrenamtlichen in der Zweigstelle',
      ],
      letter: {
        opening:
          'Mir gefällt, wenn Menschen mit einer vagen Frage kommen und mit dem richtigen Buch oder einer guten Quelle wieder gehen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Veranstaltungen pro Jahr organisiert und den Bestand nach Nachfrage weiterentwickelt.',
      },
    },
    {
      id: 'school-principal',
      title: 'Schulleiter/in',
      aliases:
        'schulleiter, schulleiterin, schuldirektor, schuldirektorin, rektor, rektorin, konrektor, konrektorin, stellvertretender schulleiter, stellvertretende schulleiterin, direktor schule, direktorin schule, schulleitung, oberstudiendirektor, oberstudiendirektorin, school principal, abteilungsleiter schule, bildungsleiter, rektor grundschule, internatsleiter, internatsleiterin',
      terms:
        'Schulentwicklung, Personalführung, Unterrichtsqualität, Stundenplanung, Haushaltsmittel, Elternarbeit, Schulprogramm, Krisenmanagement, Evaluation, Schulrecht',
      tools: 'Schulverwaltungssoftware, Untis',
      certifications: 'Qualifizierung Schulleitung, Staatsexamen für das Lehramt',
      summary: [
        '{title} mit Verantwortung für eine Schulentwicklung, an der Kollegium, Eltern und Schülerschaft gemeinsam mitwirken.',
        'Verlässliche Personalführung, gelebte Unterrichtsqualität und ein überlegter Einsatz der Haushaltsmittel schaffen eine Schule, in der gut gelernt und gern gearbeitet wird.',
      ],
      duties: [
        'Leitung einer Schule mit [Zahl] Schülerinnen und Schülern',
        'Schulentwicklung mit Steuergruppe, Zielvereinbarungen und jährlicher Überprüfung',
        'Personalführung mit [Zahl] Lehrkräften und weiteren Beschäftigten',
        'Sicherung der Unterrichtsqualität durch Hospitation und kollegialen Austausch',
        'Verwaltung von Haushaltsmitteln für [Zahl] Fachbereiche und Projekte',
        'Krisenmanagement bei Unfällen, Konflikten und Gefährdungslagen',
        'Durchführung von [Zahl] Konferenzen und Gremiensitzungen pro Schuljahr',
        'Vertretung der Schule gegenüber Schulträger, Behörden und Presse',
      ],
      pastDuties: [
        'Stundenplanung und Vertretungsregelung für [Zahl] Klassen',
        'Ausarbeitung des Schulprogramms gemeinsam mit Kollegium und Eltern',
        'Begleitung von [Zahl] Referendarinnen und Referendaren pro Jahr',
        'Auslegung von Schulrecht bei Ordnungsmaßnahmen und Versetzungen',
        'Auswertung einer Evaluation mit [Zahl] Rückmeldungen',
        'Stärkung der Elternarbeit durch Sprechzeiten und Themenabende',
      ],
      letter: {
        opening:
          'Schulleitung bedeutet für mich, gute Bedingungen für Unterricht zu schaffen und Entscheidungen so zu treffen, dass sie im Kollegium getragen werden.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Lehrkräfte geführt und die Schule mit allen Beteiligten weiterentwickelt.',
      },
    },
    {
      id: 'special-education-teacher',
      title: 'Sonderpädagoge/Sonderpädagogin',
      aliases:
        'sonderpädagoge, sonderpädagogin, förderschullehrer, förderschullehrerin, förderlehrer, förderlehrerin, sonderschullehrer, sonderschullehrerin, heilpädagoge, heilpädagogin, schulischer heilpädagoge, schulische heilpädagogin, inklusionslehrer, inklusionslehrerin, lehrkraft für sonderpädagogik, inklusionspädagoge, inklusionspädagogin, special education teacher, förderpädagoge, förderpädagogin',
      terms:
        'Förderdiagnostik, Förderplanung, gemeinsamer Unterricht, Nachteilsausgleich, Verhaltensförderung, Sprachförderung, Elternberatung, Teamteaching, unterstützte Kommunikation, Übergangsplanung',
      tools: 'Testverfahren, Talker',
      certifications: 'Lehramt Sonderpädagogik',
      summary: [
        '{title} mit genauem Blick in der Förderdiagnostik und einem Unterricht, der Stärken nutzt und Hürden abbaut.',
        'Realistische Förderplanung, vertrauensvolle Elternberatung und gut abgestimmtes Teamteaching ermöglichen Kindern mit unterschiedlichem Bedarf Fortschritte, die im Schulalltag sichtbar werden.',
      ],
      duties: [
        'Förderung von [Zahl] Kindern mit Bedarf in Lernen, Sprache und Verhalten',
        'Förderdiagnostik mit Testverfahren, Beobachtung und Gesprächen',
        'Fortschreibung von [Zahl] Förderplänen pro Halbjahr im Klassenteam',
        'Gestaltung von gemeinsamem Unterricht im Teamteaching mit Fachlehrkräften',
        'Abfassung von [Zahl] sonderpädagogischen Gutachten pro Schuljahr',
        'Beratung des Kollegiums zu Nachteilsausgleich und Leistungsbewertung',
        'Sprachförderung in [Zahl] Kleingruppen pro Woche mit Bild und Gebärde',
        'Verhaltensförderung mit Verstärkerplänen, Ritualen und Rückzugsangeboten',
      ],
      pastDuties: [
        'Begleitung von [Zahl] Familien in der Elternberatung',
        'Erprobung von Hilfsmitteln zur unterstützten Kommunikation',
        'Anpassung von [Zahl] Arbeitsmaterialien pro Woche an den Lernstand',
        'Abstimmung mit Therapie, Jugendhilfe und Schulbegleitung',
        'Übergangsplanung für [Zahl] Jugendliche in Ausbildung oder Werkstatt',
        'Teilnahme an Hilfeplangesprächen mit fachlicher Stellungnahme',
      ],
      letter: {
        opening:
          'An der Sonderpädagogik schätze ich den genauen Blick auf das einzelne Kind und die Freude über Schritte, die von außen klein wirken mögen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kinder gefördert und ihre Förderpläne mit Eltern und Kollegium umgesetzt.',
      },
    },
  ],
};
