import type { Occupation } from '../occupation';

export const services: Occupation[] = [
  {
    id: 'cook',
    title: 'Koch/Köchin',
    aliases:
      'koch, köchin, jungkoch, jungköchin, küchenchef, küchenchefin, souschef, sous chef, chef de partie, commis de cuisine, küchenhilfe, beikoch, beiköchin, kantinenkoch, kantinenköchin, alleinkoch, patissier, küchenmeister, pizzabäcker, hilfskoch, hilfsköchin, spülkraft',
    terms:
      'Speisenzubereitung, Lebensmittelhygiene, Menüplanung, Mise en Place, HACCP, Wareneinsatz, Portionskontrolle, Rezeptentwicklung, Küchenorganisation, Allergenkennzeichnung',
    tools: 'Kombidämpfer, Vakuumierer',
    certifications: 'Gesellenbrief, Infektionsschutzbelehrung',
    summary: [
      '{title} mit Freude an sauberem Handwerk, gut vorbereiteter Mise en Place und Tellern, die jeden Abend gleich gut aussehen.',
      'Gelebte Lebensmittelhygiene, ein bewusster Wareneinsatz und klare Ansagen am Pass halten die Küche auch bei voller Auslastung im Takt.',
    ],
    duties: [
      'Speisenzubereitung für [Zahl] Gäste pro Service an warmen und kalten Posten',
      'Vorbereitung der Mise en Place nach Reservierungslage und Tageskarte',
      'Menüplanung mit [Zahl] Gerichten pro Woche nach Saison und Verfügbarkeit',
      'Umsetzung von HACCP mit Temperaturprotokollen und Rückstellproben',
      'Senkung des Wareneinsatzes um [Zahl] Prozent durch genaue Portionskontrolle',
      'Rezeptentwicklung mit Kalkulation und vollständiger Allergenkennzeichnung',
      'Ausrichtung von [Zahl] Banketten und Buffets pro Monat',
      'Reinigung der Posten und Geräte nach jedem Service',
    ],
    pastDuties: [
      'Herstellung von [Zahl] Portionen Suppen, Fonds und Soßen täglich',
      'Annahme und Prüfung von Fisch, Fleisch und Gemüse',
      'Anrichten von [Zahl] Vorspeisen und Desserts pro Abend',
      'Inventur im Kühlhaus und Nachbestellung fehlender Ware',
      'Ausgabe von [Zahl] Mittagessen täglich in der Betriebskantine',
      'Einweisung von Auszubildenden in Schnitttechniken und Garzeiten',
    ],
    letter: {
      opening:
        'Ich koche gern mit guten Grundprodukten und mag den Moment, in dem alle Posten eines Tisches gleichzeitig fertig werden.',
      achievement:
        'Bei [Arbeitgeber] habe ich für [Zahl] Gäste pro Service gekocht und meinen Posten auch an vollen Abenden geordnet gehalten.',
    },
  },
  {
    id: 'waiter',
    title: 'Servicekraft',
    aliases:
      'kellner, kellnerin, restaurantfachmann, restaurantfachfrau, servicefachkraft, chef de rang, commis de rang, oberkellner, oberkellnerin, restaurantleiter, restaurantleiterin, servicemitarbeiter gastronomie, servierkraft, serviererin, barkeeper, barkeeperin, bartender, gastronomiefachmann, sommelier, service gastronomie, fachkraft für gastronomie',
    terms:
      'Gästebetreuung, Bestellaufnahme, Menükenntnis, Tischeindeckung, Kassieren, Getränkeservice, Reservierungen, Zusatzverkauf, Reklamationen, Bankettservice',
    tools: 'Orderbird, Kassensystem',
    certifications: 'Infektionsschutzbelehrung',
    summary: [
      '{title} mit herzlicher Art im Umgang mit Gästen und Abläufen, die am Tisch mühelos wirken.',
      'Gute Menükenntnis, aufmerksamer Getränkeservice und ein ruhiger Überblick über die eigene Station sorgen dafür, dass sich Gäste auch an vollen Abenden gut aufgehoben fühlen.',
    ],
    duties: [
      'Gästebetreuung an [Zahl] Tischen pro Schicht vom Empfang bis zur Verabschiedung',
      'Bestellaufnahme mit Hinweis auf Allergene und Tagesempfehlungen',
      'Kassieren von [Zahl] Rechnungen pro Abend bar und mit Karte',
      'Abstimmung mit der Küche zu Gängen und Sonderwünschen',
      'Steigerung des Zusatzverkaufs um [Zahl] Prozent durch passende Weinempfehlungen',
      'Behandlung von Reklamationen mit schneller Lösung am Tisch',
      'Annahme von [Zahl] Reservierungen täglich per Telefon und Online-System',
      'Tischeindeckung nach Anlass, Menüfolge und Personenzahl',
    ],
    pastDuties: [
      'Bankettservice bei [Zahl] Feiern und Tagungen pro Monat',
      'Vorbereitung von Station, Besteck und Gläsern vor Öffnung',
      'Zubereitung von [Zahl] Heiß- und Mixgetränken pro Schicht',
      'Reinigung der Schankanlage und Wechsel der Fässer',
      'Betreuung von [Zahl] Terrassenplätzen in der Sommersaison',
      'Einarbeitung von Aushilfen in Tischplan und Kasse',
    ],
    letter: {
      opening:
        'Mir macht es Freude, Gästen einen schönen Abend zu bereiten und dabei die Station so im Griff zu haben, dass niemand warten muss.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Gäste pro Schicht bedient und Reklamationen freundlich am Tisch gelöst.',
    },
  },
  {
    id: 'barista',
    title: 'Barista',
    aliases:
      'barista, kaffeebarista, café mitarbeiter, cafémitarbeiter, cafémitarbeiterin, kaffeespezialist, kaffeesommelier, coffee shop mitarbeiter, servicekraft café, thekenkraft, thekenmitarbeiter, thekenmitarbeiterin, caféleiter',
    terms:
      'Espressozubereitung, Milchschäumen, Bestellannahme, Kassenführung, Maschinenreinigung, Mahlgradeinstellung, Lebensmittelhygiene, Kundenberatung, Warenpräsentation, Latte Art',
    tools: 'Siebträgermaschine, Kaffeemühle',
    certifications: 'SCA-Barista-Zertifikat, Infektionsschutzbelehrung',
    summary: [
      '{title} mit Liebe zum Kaffee, gleichbleibend guter Espressozubereitung und einem freundlichen Wort an der Theke.',
      'Sorgfältige Mahlgradeinstellung, tägliche Maschinenreinigung und eine flinke Bestellannahme halten die Schlange kurz und die Qualität in jeder Tasse auf demselben Stand.',
    ],
    duties: [
      'Espressozubereitung von [Zahl] Getränken pro Schicht an der Siebträgermaschine',
      'Mahlgradeinstellung am Morgen und bei wechselnder Luftfeuchtigkeit',
      'Bestellannahme und Kassenführung für [Zahl] Kunden täglich',
      'Milchschäumen mit feiner Textur für Cappuccino und Latte Art',
      'Verkauf von [Zahl] Packungen Röstkaffee pro Woche mit Kundenberatung',
      'Maschinenreinigung mit Rückspülung und Pflege der Brühgruppen',
      'Zubereitung von [Zahl] Frühstücken und Snacks pro Vormittag',
      'Einhaltung der Lebensmittelhygiene an Kühltheke und Arbeitsfläche',
    ],
    pastDuties: [
      'Auffüllen von [Zahl] Bohnenbehältern und Sirupflaschen pro Tag',
      'Warenpräsentation von Kuchen und Gebäck in der Vitrine',
      'Verkostung von [Zahl] Kaffeesorten pro Monat mit dem Team',
      'Bestellung von Milch, Bechern und Verbrauchsmaterial',
      'Betreuung von [Zahl] Veranstaltungen pro Jahr mit mobiler Kaffeebar',
      'Anleitung neuer Kollegen an Mühle und Maschine',
    ],
    letter: {
      opening:
        'Guter Kaffee ist für mich Handwerk: genaue Einstellung, saubere Maschine und ein paar freundliche Worte über die Theke.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Getränke pro Schicht zubereitet und die Qualität mit täglicher Verkostung geprüft.',
    },
  },
  {
    id: 'cleaner',
    title: 'Reinigungskraft',
    aliases:
      'reinigungskraft, putzkraft, putzfrau, raumpfleger, raumpflegerin, gebäudereiniger, gebäudereinigerin, reinigungsmitarbeiter, reinigungsmitarbeiterin, zimmermädchen, housekeeping, hauswirtschafter, hauswirtschafterin, haushaltshilfe, glasreiniger, unterhaltsreinigung, roomboy, objektleiter reinigung, hauswirtschaftskraft, büroreinigung',
    terms:
      'Unterhaltsreinigung, Sanitärreinigung, Bodenpflege, Glasreinigung, Abfalltrennung, Desinfektion, Wäschepflege, Dosierung, Schlüsselverwahrung, Qualitätskontrolle',
    tools: 'Scheuersaugmaschine, Reinigungswagen',
    certifications: 'Gesellenbrief Gebäudereinigung, Desinfektionsschein',
    summary: [
      '{title} mit Gründlichkeit in der Unterhaltsreinigung und einem sorgsamen Umgang mit fremdem Eigentum.',
      'Richtige Dosierung der Mittel, saubere Abfalltrennung und ein wachsamer Blick für Schäden gehören dazu, damit Räume morgens ordentlich, hygienisch und ohne Störung des Betriebs übergeben werden.',
    ],
    duties: [
      'Unterhaltsreinigung von [Zahl] Büros und Fluren pro Schicht nach Revierplan',
      'Sanitärreinigung mit getrennten Tüchern nach Farbsystem',
      'Herrichtung von [Zahl] Gästezimmern täglich einschließlich Bettwäsche',
      'Bodenpflege mit Scheuersaugmaschine und passender Beschichtung',
      'Desinfektion von [Zahl] Kontaktflächen pro Rundgang im Klinikbereich',
      'Dosierung der Reinigungsmittel nach Betriebsanweisung und Sicherheitsdatenblatt',
      'Glasreinigung an [Zahl] Fenstern und Trennwänden pro Woche',
      'Sichere Schlüsselverwahrung und Abschluss der Räume am Dienstende',
    ],
    pastDuties: [
      'Leerung von [Zahl] Behältern täglich mit sauberer Abfalltrennung',
      'Auffüllen von Seife, Papier und Handtüchern im Sanitärbereich',
      'Grundreinigung von [Zahl] Klassenräumen in den Ferien',
      'Meldung defekter Leuchten, Armaturen und Türen an die Haustechnik',
      'Pflege und Wechsel von [Zahl] Wischbezügen pro Tag',
      'Wäschepflege mit Sortierung, Trocknen und Bügeln',
    ],
    letter: {
      opening:
        'Ich arbeite gern selbstständig und freue mich, wenn Menschen morgens einen Raum betreten, in dem einfach alles sauber ist.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Räume pro Schicht gereinigt und den Plan auch bei Sonderwünschen eingehalten.',
    },
  },
  {
    id: 'security-guard',
    title: 'Sicherheitsmitarbeiter/in',
    aliases:
      'sicherheitsmitarbeiter, sicherheitsmitarbeiterin, sicherheitskraft, wachmann, wachfrau, werkschutz, werkschutzfachkraft, security, security mitarbeiter, objektschützer, objektschutz, fachkraft für schutz und sicherheit, pförtner, pförtnerin, türsteher, personenschützer, kaufhausdetektiv, sicherheitsdienst, doorman, ladendetektiv, ladendetektivin, revierfahrer',
    terms:
      'Objektschutz, Zutrittskontrolle, Streifendienst, Videoüberwachung, Vorfallberichte, Deeskalation, Brandschutz, Besuchermanagement, Erste Hilfe, Funkverkehr',
    tools: 'Wächterkontrollsystem, Funkgerät',
    certifications: 'Sachkundeprüfung nach GewO, Unterrichtung nach GewO, Brandschutzhelfer',
    summary: [
      '{title} mit wachsamem Blick und einem ruhigen, höflichen Auftreten auch in angespannten Situationen.',
      'Vollständige Vorfallberichte, geübte Abläufe im Alarmfall und konsequente Zutrittskontrolle geben Beschäftigten, Besuchern und Auftraggebern Sicherheit, bei Tag und bei Nacht.',
    ],
    duties: [
      'Zutrittskontrolle für [Zahl] Personen und Fahrzeuge pro Schicht',
      'Streifendienst auf dem Gelände nach wechselnden Routen',
      'Videoüberwachung über [Zahl] Kameras in der Leitstelle',
      'Deeskalation bei Streit, Hausverboten und aggressivem Verhalten',
      'Abfassung von [Zahl] Vorfallberichten pro Monat mit Zeit, Ort und Beteiligten',
      'Besuchermanagement mit Ausweisprüfung, Begleitung und Sicherheitsunterweisung',
      'Kontrolle von [Zahl] Türen, Fenstern und Brandmeldern pro Rundgang',
      'Alarmverfolgung und Einweisung von Polizei und Feuerwehr',
    ],
    pastDuties: [
      'Sicherung von [Zahl] Veranstaltungen pro Jahr am Einlass',
      'Verwaltung von Schlüsseln und Zutrittskarten mit Quittung',
      'Prüfung von [Zahl] Feuerlöschern und Fluchtwegen pro Woche',
      'Leistung Erster Hilfe bis zum Eintreffen des Rettungsdienstes',
      'Überwachung von [Zahl] Warenanlieferungen täglich am Werktor',
      'Funkverkehr mit Leitstelle und Streife nach festgelegtem Ablauf',
    ],
    letter: {
      opening:
        'Mir ist wichtig, aufmerksam zu sein, ohne einzuschüchtern, und im Ernstfall genau die Schritte zu gehen, die geübt wurden.',
      achievement:
        'Bei [Arbeitgeber] habe ich ein Objekt mit [Zahl] Zugängen gesichert und Vorfälle vollständig dokumentiert.',
    },
  },
  {
    id: 'hairdresser',
    title: 'Friseur/in',
    aliases:
      'friseur, friseurin, friseuse, frisör, frisörin, coiffeur, coiffeuse, haarstylist, haarstylistin, hairstylist, friseurmeister, friseurmeisterin, barbier, barber, salonleiter, salonleiterin, stylist, stylistin, colorist',
    terms:
      'Haarschnitt, Colorationen, Kundenberatung, Styling, Hochsteckfrisuren, Salonhygiene, Produktverkauf, Terminplanung, Haarpflege, Strähnentechnik',
    tools: 'Effilierschere, Terminbuchungssystem',
    certifications: 'Gesellenbrief, Meisterbrief',
    summary: [
      '{title} mit Gespür für Typ, Schnitt und Farben, die zum gewünschten Pflegeaufwand passen.',
      'Realistische Empfehlungen, sorgfältige Salonhygiene und eine gute Terminplanung führen dazu, dass Kunden zufrieden aus dem Stuhl aufstehen und den nächsten Termin gleich mitnehmen.',
    ],
    duties: [
      'Kundenberatung und Haarschnitt für [Zahl] Personen täglich',
      'Mischung und Auftrag von Colorationen nach Farbanalyse und Haarzustand',
      'Umsetzung von [Zahl] Balayage- und Strähnenbehandlungen pro Woche',
      'Gestaltung von Hochsteckfrisuren für Hochzeiten und Feste',
      'Steigerung im Produktverkauf um [Zahl] Prozent durch ehrliche Pflegetipps',
      'Einhaltung der Salonhygiene bei Werkzeugen, Umhängen und Arbeitsplatz',
      'Bartpflege und Rasur bei [Zahl] Kunden pro Woche',
      'Terminplanung mit realistischen Zeiten für Farbe, Schnitt und Einwirkung',
    ],
    pastDuties: [
      'Waschen, Kopfmassage und Styling bei [Zahl] Kunden täglich',
      'Verträglichkeitstest und Dokumentation der Rezepturen auf Kundenkarten',
      'Auffüllen von [Zahl] Pflegeprodukten im Verkaufsregal',
      'Teilnahme an Schulungen zu Strähnentechnik und neuen Schnitten',
      'Reinigung und Desinfektion von [Zahl] Arbeitsplätzen pro Tag',
      'Betreuung der Modelle bei Fotoaufnahmen und Messen',
    ],
    letter: {
      opening:
        'An meinem Handwerk liebe ich den Augenblick, in dem jemand in den Spiegel schaut und sich wiedererkennt, nur frischer.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Kunden pro Tag bedient und sie typgerecht zu Schnitt, Farbe und Pflege beraten.',
    },
  },
  {
    id: 'flight-attendant',
    title: 'Flugbegleiter/in',
    aliases:
      'flugbegleiter, flugbegleiterin, steward, stewardess, kabinenpersonal, cabin crew, flight attendant, kabinenchef, kabinenchefin, purser, purserette, bordpersonal, flugbegleitung',
    terms:
      'Kabinensicherheit, Passagierbetreuung, Sicherheitsunterweisung, Bordservice, Notfallverfahren, Erste Hilfe, Bordverkauf, Crew-Koordination, Konfliktlösung, Borddokumentation',
    tools: 'Bordkassensystem, Notfallausrüstung',
    certifications: 'Cabin-Crew-Attestierung, Erste-Hilfe-Nachweis',
    summary: [
      '{title} mit Blick für Kabinensicherheit und zugewandter Passagierbetreuung auf kurzen wie auf langen Strecken.',
      'Geübte Notfallverfahren, klare Abstimmung in der Crew und ein freundlicher Bordservice gehören zusammen, ebenso die Ruhe, mit Verspätungen, Flugangst oder Konflikten an Bord umzugehen.',
    ],
    duties: [
      'Passagierbetreuung für [Zahl] Reisende pro Flug vom Einstieg bis zum Ausstieg',
      'Sicherheitsunterweisung und Kontrolle der Kabine vor Start und Landung',
      'Bordservice mit [Zahl] Mahlzeiten und Getränken pro Umlauf',
      'Überprüfung der Notfallausrüstung nach Checkliste vor jedem Abflug',
      'Bordverkauf mit Abrechnung von [Zahl] Vorgängen pro Flug',
      'Konfliktlösung bei unruhigen Reisenden im Zusammenspiel mit dem Cockpit',
      'Betreuung von [Zahl] allein reisenden Kindern und mobilitätseingeschränkten Gästen pro Woche',
      'Anwendung der Notfallverfahren in regelmäßigen Trainings',
    ],
    pastDuties: [
      'Einsatz auf [Zahl] Flügen pro Monat in wechselnden Crews',
      'Begrüßung an der Tür mit Prüfung der Bordkarten',
      'Bestandsaufnahme von [Zahl] Trolleys nach der Landung',
      'Leistung von Erster Hilfe bei Kreislaufproblemen und Übelkeit an Bord',
      'Führung der Borddokumentation auf [Zahl] Strecken pro Woche',
      'Crew-Koordination im Briefing zu Ladung, Wetter und Besonderheiten',
    ],
    letter: {
      opening:
        'An Bord schätze ich die Verbindung aus Verantwortung für die Sicherheit und dem Wunsch, Menschen eine angenehme Reise zu ermöglichen.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Passagiere pro Flug betreut und Sicherheitsabläufe genau eingehalten.',
    },
  },
  {
    id: 'hotel-manager',
    title: 'Hotelmanager/in',
    aliases:
      'hotelmanager, hotelmanagerin, hoteldirektor, hoteldirektorin, hotelleiter, hotelleiterin, hotelbetriebswirt, hotelbetriebswirtin, hotelier, front office manager, front office managerin, empfangsleiter, empfangsleiterin, housekeeping manager, hausdame, f&b manager, hotelfachwirt, pensionsleiter, general manager hotel',
    terms:
      'Hotelbetrieb, Gästezufriedenheit, Belegungssteuerung, Preisgestaltung, Teamführung, Budgetkontrolle, Veranstaltungsverkauf, Beschwerdemanagement, Hygienestandards, Dienstplanung',
    tools: 'Opera, Booking-Extranet',
    certifications: 'Hotelbetriebswirt-Abschluss, Ausbildereignungsprüfung',
    summary: [
      '{title} mit Verantwortung für ein Haus, in dem Gästezufriedenheit, Auslastung und Kosten gemeinsam gesteuert werden.',
      'Vorausschauende Preisgestaltung, faire Dienstplanung und sichtbare Präsenz im Haus sorgen dafür, dass Empfang, Küche und Etage als eine Mannschaft auftreten.',
    ],
    duties: [
      'Leitung des Hotelbetriebs mit [Zahl] Zimmern und allen Abteilungen',
      'Belegungssteuerung und Preisgestaltung nach Saison, Messen und Vorlauf',
      'Teamführung mit [Zahl] Beschäftigten in Empfang, Service, Küche und Etage',
      'Budgetkontrolle mit wöchentlichem Blick auf Personal- und Wareneinsatz',
      'Erhöhung der Auslastung um [Zahl] Prozent durch Firmenverträge und Direktbuchungen',
      'Beschwerdemanagement mit persönlichem Gespräch und Antwort auf Bewertungen',
      'Veranstaltungsverkauf von [Zahl] Tagungen und Feiern pro Jahr',
      'Durchsetzung der Hygienestandards in Küche, Wellness und Zimmern',
    ],
    pastDuties: [
      'Betreuung von [Zahl] Gästen täglich am Empfang in der Frühschicht',
      'Dienstplanung unter Beachtung von Ruhezeiten und Tarif',
      'Abnahme von [Zahl] Zimmern pro Tag nach der Reinigung',
      'Verhandlung von Kontingenten mit Reiseveranstaltern und Portalen',
      'Ausbildung von [Zahl] Hotelfachleuten im Wechsel der Abteilungen',
      'Planung von Renovierungen während der Nebensaison',
    ],
    letter: {
      opening:
        'Ein Hotel zu führen heißt für mich, jeden Tag neu dafür zu sorgen, dass Gäste sich wohlfühlen und Mitarbeitende gern zum Dienst kommen.',
      achievement:
        'Bei [Arbeitgeber] habe ich ein Haus mit [Zahl] Zimmern geführt und Auslastung und Gästezufriedenheit im Blick behalten.',
    },
  },
  {
    id: 'fitness-trainer',
    title: 'Fitnesstrainer/in',
    aliases:
      'fitnesstrainer, fitnesstrainerin, personal trainer, personal trainerin, sporttrainer, sporttrainerin, fitnessfachwirt, fitnessfachwirtin, fitnesskaufmann, fitnesskauffrau, sport- und fitnesskaufmann, gruppentrainer, kursleiter fitness, kursleiterin fitness, yogalehrer, yogalehrerin, pilates-trainerin, sportlehrer, sportlehrerin, fitness coach, gymnastiklehrerin',
    terms:
      'Trainingsplanung, Geräteeinweisung, Gruppenkurse, Fitnesstests, Bewegungskorrektur, Ernährungsberatung, Mitgliederbetreuung, Rückentraining, Probetraining, Vertragsberatung',
    tools: 'Körperanalysewaage, Kursplanungssoftware',
    certifications: 'Fitnesstrainer-B-Lizenz, Fitnesstrainer-A-Lizenz, Erste-Hilfe-Nachweis',
    summary: [
      '{title} mit Schwerpunkt auf individueller Trainingsplanung und einer Bewegungskorrektur, die Überlastungen früh vermeidet.',
      'Motivierende Gruppenkurse, verständliche Geräteeinweisung und regelmäßige Fitnesstests helfen Mitgliedern unterschiedlicher Altersgruppen, realistische Ziele zu setzen und auch nach dem ersten Schwung dranzubleiben.',
    ],
    duties: [
      'Trainingsplanung für [Zahl] Mitglieder pro Monat nach Ziel und Gesundheitszustand',
      'Geräteeinweisung mit Kontrolle von Haltung, Gewicht und Atmung',
      'Leitung von [Zahl] Gruppenkursen pro Woche von Ausdauer bis Mobilität',
      'Bewegungskorrektur auf der Fläche durch kurze und klare Hinweise',
      'Durchführung von [Zahl] Fitnesstests pro Monat mit Verlaufsvergleich',
      'Anleitung zum Rückentraining für Mitglieder mit sitzender Tätigkeit',
      'Gewinnung von [Zahl] Mitgliedern pro Monat über Probetraining und Beratung',
      'Grundlegende Ernährungsberatung mit Beispielen für den Alltag',
    ],
    pastDuties: [
      'Betreuung der Trainingsfläche mit [Zahl] Geräten pro Schicht',
      'Vertragsberatung am Empfang zu Laufzeiten und Tarifen',
      'Rückruf von [Zahl] inaktiven Mitgliedern pro Woche',
      'Wartung und Desinfektion von Geräten nach Reinigungsplan',
      'Begleitung von [Zahl] Einzelstunden pro Woche im Personal Training',
      'Organisation von Lauftreffs, Aktionstagen und Firmenfitness',
    ],
    letter: {
      opening:
        'Mich motiviert, Menschen zu zeigen, was ihr Körper kann, und sie mit erreichbaren Zielen dauerhaft in Bewegung zu halten.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Mitglieder betreut und ihre Trainingspläne regelmäßig an die Fortschritte angepasst.',
    },
  },
];
