import type { IndustryOccupations } from '../occupation';
import { clinical } from './clinical';

export const healthcare: IndustryOccupations = {
  industry: 'Healthcare',
  general: {
    id: 'healthcare-professional',
    title: 'Fachkraft im Gesundheitswesen',
    aliases: '',
    terms:
      'Patientenbetreuung, Hygienemanagement, Terminvergabe, Patientenaufnahme, elektronische Patientenakte, Schweigepflicht, Übergabe, Arbeitsschutz, Materialverwaltung, Angehörigengespräche',
    tools: 'KIS, MS Office',
    certifications: 'Erste-Hilfe-Nachweis, Hygieneschulung',
    summary: [
      '{title} mit Schwerpunkt auf verlässlicher Patientenbetreuung und einer Dokumentation, auf die sich das ganze Team stützen kann.',
      'Klare Absprachen, gewissenhafte Hygiene und der sorgsame Umgang mit vertraulichen Daten prägen die tägliche Arbeit, auch wenn es auf Station oder in der Praxis eng wird.',
    ],
    duties: [
      'Patientenbetreuung für [Zahl] Personen täglich, von der Aufnahme bis zur Nachsorge',
      'Pflege der elektronischen Patientenakte mit taggenauen und vollständigen Einträgen',
      'Terminvergabe für [Zahl] Behandelnde mit Vorrang für dringende Fälle',
      'Umsetzung der Vorgaben des Hygienemanagements in Räumen und an Geräten',
      'Vorbereitung von [Zahl] Behandlungsräumen täglich samt Kontrolle der Verfallsdaten',
      'Erläuterung der nächsten Schritte gegenüber Patienten in verständlicher Sprache',
      'Beantwortung von [Zahl] Anfragen täglich am Telefon und am Empfang',
      'Wahrung der Schweigepflicht bei Auskünften, Ausdrucken und Gesprächen im Wartebereich',
    ],
    pastDuties: [
      'Patientenaufnahme für [Zahl] Besuche täglich einschließlich Prüfung der Stammdaten',
      'Übergabe offener Punkte an die Folgeschicht anhand einer festen Checkliste',
      'Auffüllen von [Zahl] Versorgungswagen pro Woche und Meldung von Fehlbeständen',
      'Abstimmung mit Labor, Apotheke und Sozialdienst bei anstehenden Entlassungen',
      'Ablage von [Zahl] Befunden pro Woche in der richtigen Akte',
      'Meldung von Gefahrenstellen im Rahmen des Arbeitsschutzes',
    ],
    letter: {
      opening:
        'An der Arbeit im Gesundheitswesen schätze ich den direkten Kontakt zu Menschen und die Sorgfalt, die Aufnahme, Hygiene und Dokumentation verlangen.',
      achievement:
        'Bei [Arbeitgeber] habe ich täglich [Zahl] Patienten betreut, Räume und Unterlagen vorbereitet und Angehörigen die nächsten Schritte erklärt.',
    },
  },
  occupations: [
    {
      id: 'registered-nurse',
      title: 'Pflegefachkraft',
      aliases:
        'pflegefachfrau, pflegefachmann, pflegefachperson, krankenschwester, krankenpfleger, krankenpflegerin, gesundheits- und krankenpfleger, gesundheits- und krankenpflegerin, examinierte pflegekraft, altenpfleger, altenpflegerin, diplomierte pflegefachperson, intensivpfleger, intensivpflegerin, stationsleitung, nurse, kinderkrankenschwester, pflegedienstleitung, pdl, wohnbereichsleitung, wbl, pflegekraft',
      terms:
        'Grundpflege, Behandlungspflege, Wundversorgung, Medikamentengabe, Pflegeplanung, Pflegedokumentation, Vitalzeichenkontrolle, Expertenstandards, Entlassmanagement, Angehörigenberatung',
      tools: 'Infusionspumpen, Patientenmonitore, KIS',
      certifications: 'Wundexperte ICW, Praxisanleitung',
      summary: [
        '{title} mit sicherer Hand in der Behandlungspflege und aufmerksamer Krankenbeobachtung, auch bei hoher Auslastung der Station.',
        'Pflegeplanung nach anerkannten Standards, lückenlose Dokumentation und strukturierte Übergaben sorgen dafür, dass das ärztliche und das pflegerische Team jederzeit denselben Stand haben.',
      ],
      duties: [
        'Grundpflege und Behandlungspflege von [Zahl] Patienten pro Schicht',
        'Pflegeplanung und Evaluation der Maßnahmen auf Grundlage der Expertenstandards',
        'Wundversorgung bei [Zahl] Patienten täglich einschließlich Fotodokumentation und Verlaufsbeurteilung',
        'Beratung von Patienten und Angehörigen zu Medikamenten, Mobilität und häuslicher Versorgung',
        'Medikamentengabe an [Zahl] Patienten pro Schicht mit Abgleich von Dosis und Allergien',
        'Weitergabe von Auffälligkeiten an den ärztlichen Dienst nach SBAR-Schema',
        'Aufnahme von [Zahl] Neuzugängen pro Woche mit Pflegeanamnese und Risikoeinschätzung',
        'Führung der digitalen Pflegedokumentation bis zum Ende jeder Schicht',
      ],
      pastDuties: [
        'Unterstützung von [Zahl] Patienten täglich bei Körperpflege, Mobilisation und Mahlzeiten',
        'Vorbereitung von Entlassungen gemeinsam mit Sozialdienst und Entlassmanagement',
        'Vitalzeichenkontrolle bei [Zahl] Patienten nach operativen Eingriffen',
        'Assistenz bei Visiten und Verbandwechseln auf der Station',
        'Funktionsprüfung von [Zahl] Infusionspumpen pro Woche nach Geräteliste',
        'Anleitung von Auszubildenden bei Lagerung und Transfer',
      ],
      letter: {
        opening:
          'An der Pflege am Bett schätze ich, dass genaue Beobachtung, eine gute Wundversorgung und ein ruhiges Gespräch den Verlauf einer Behandlung spürbar beeinflussen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Patienten pro Schicht versorgt, eng mit dem ärztlichen Dienst zusammengearbeitet und jede Übergabe nachvollziehbar dokumentiert.',
      },
    },
    {
      id: 'nursing-assistant',
      title: 'Pflegehelfer/in',
      aliases:
        'pflegehelfer, pflegehelferin, pflegeassistent, pflegeassistentin, pflegehilfskraft, altenpflegehelfer, altenpflegehelferin, krankenpflegehelfer, krankenpflegehelferin, pflegefachassistenz, stationshilfe, pflegeassistenz, schwesternhelferin',
      terms:
        'Grundpflege, Körperpflege, Mobilisation, Lagerung, Essensbegleitung, Vitalwerte, Demenzbetreuung, Pflegedokumentation, Hygienevorschriften, Aktivierung',
      tools: 'Pflegelifter, Blutdruckmessgeräte',
      certifications: 'Pflegebasiskurs, Erste-Hilfe-Nachweis',
      summary: [
        '{title} mit Freude an zugewandter Unterstützung im Alltag pflegebedürftiger Menschen und einem wachen Blick für Veränderungen.',
        'Körperpflege, Mahlzeiten und Mobilisation erfolgen in Ruhe und mit Respekt vor der Privatsphäre, Beobachtungen gehen ohne Verzug an die zuständige Pflegefachkraft.',
      ],
      duties: [
        'Grundpflege von [Zahl] Bewohnern pro Schicht unter Wahrung der Intimsphäre',
        'Messung der Vitalwerte im Rundgang und sofortige Meldung auffälliger Ergebnisse',
        'Mobilisation von [Zahl] Personen täglich mit Pflegelifter und rückenschonender Technik',
        'Eintragung aller Leistungen in die Pflegedokumentation vor Dienstende',
        'Essensbegleitung bei [Zahl] Bewohnern einschließlich Ess- und Trinkprotokoll',
        'Begleitung im Rahmen der Demenzbetreuung mit festen Ritualen und ruhiger Ansprache',
        'Lagerung von [Zahl] bettlägerigen Personen nach Plan zur Vorbeugung gegen Druckgeschwüre',
        'Beobachtung von Haut, Atmung und Stimmung bei jeder Versorgung',
      ],
      pastDuties: [
        'Hausbesuche bei [Zahl] Pflegebedürftigen pro Woche im ambulanten Dienst',
        'Reinigung von Hilfsmitteln und Betten gemäß Hygienevorschriften',
        'Begleitung von [Zahl] Bewohnern monatlich zu Arztterminen',
        'Gestaltung kleiner Angebote zur Aktivierung wie Spaziergänge und Singrunden',
        'Zubereitung von [Zahl] Frühstücken täglich unter Beachtung von Diäten',
        'Wäscheversorgung und Ordnung in den Zimmern der Bewohner',
      ],
      letter: {
        opening:
          'In der Pflege zählen für mich die kleinen Dinge: Zeit bei der Körperpflege, ein freundliches Wort und der Blick für das, was heute anders ist als gestern.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Bewohner pro Schicht begleitet und ihre Selbstständigkeit im Alltag so weit wie möglich unterstützt.',
      },
    },
    {
      id: 'medical-assistant',
      title: 'Medizinische/r Fachangestellte/r',
      aliases:
        'medizinische fachangestellte, medizinischer fachangestellter, mfa, arzthelfer, arzthelferin, medizinische praxisassistentin, praxisassistent, praxisassistentin, sprechstundenhilfe, ordinationsassistentin, ordinationsassistent, praxismanagerin, praxismanager, medizinischer assistent',
      terms:
        'Patientenaufnahme, Terminmanagement, Blutentnahme, Praxisorganisation, GOÄ-Abrechnung, EBM-Abrechnung, EKG, Assistenz, Impfvorbereitung, Hygieneplan',
      tools: 'Praxissoftware, Konnektor',
      certifications: 'Röntgenschein, Sachkundenachweis Aufbereitung',
      summary: [
        '{title} mit sicherem Überblick über Empfang, Labor und Sprechzimmer im laufenden Praxisbetrieb.',
        'Freundliche Patientenaufnahme, sorgfältige Blutentnahmen und eine stimmige Abrechnung greifen ineinander, sodass Wartezeiten kurz und Unterlagen vollständig bleiben, auch an Tagen mit vielen Akutfällen.',
      ],
      duties: [
        'Patientenaufnahme für [Zahl] Termine täglich einschließlich Einlesen der Gesundheitskarte',
        'Terminmanagement für Sprechstunde, Vorsorge und Hausbesuche mit Puffern für Akutfälle',
        'Blutentnahme bei [Zahl] Patienten pro Woche und Versand der Proben an das Labor',
        'Vorbereitung und Assistenz bei kleinen Eingriffen und Verbandwechseln',
        'EBM-Abrechnung für [Zahl] Behandlungsscheine pro Quartal mit Plausibilitätsprüfung',
        'Aufbereitung von Instrumenten nach Hygieneplan mit Freigabedokumentation',
        'Schreiben von [Zahl] EKG pro Woche und Vorlage beim Praxisteam',
        'Ausstellung von Wiederholungsrezepten und Überweisungen zur ärztlichen Unterschrift',
      ],
      pastDuties: [
        'Annahme von [Zahl] Anrufen täglich mit Einschätzung der Dringlichkeit',
        'Impfvorbereitung und Eintrag der Chargen in den Impfausweis',
        'Bestellung von Verbrauchsmaterial für [Zahl] Sprechzimmer',
        'Pflege des Recalls für Vorsorgeuntersuchungen und chronisch kranke Patienten',
        'Zuordnung von [Zahl] Befunden täglich in der Praxissoftware',
        'Mitarbeit an der Praxisorganisation mit Urlaubs- und Dienstplänen',
      ],
      letter: {
        opening:
          'An der Arbeit in der Praxis gefällt mir der Wechsel zwischen Empfang, Labor und Assistenz und das Gefühl, dass am Ende des Tages alles seine Ordnung hat.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Patienten aufgenommen, Untersuchungen vorbereitet und die Abrechnung fristgerecht abgeschlossen.',
      },
    },
    {
      id: 'physical-therapist',
      title: 'Physiotherapeut/in',
      aliases:
        'physiotherapeut, physiotherapeutin, physio, krankengymnast, krankengymnastin, sportphysiotherapeut, sportphysiotherapeutin, manualtherapeut, manualtherapeutin, masseur, masseurin, medizinischer bademeister',
      terms:
        'Krankengymnastik, manuelle Therapie, Befunderhebung, Behandlungsplanung, Gangschulung, Lymphdrainage, Rehabilitation, Eigenübungsprogramme, Verlaufsdokumentation, Schmerztherapie',
      tools: 'Trainingsgeräte, Elektrotherapie',
      certifications: 'Zertifikat Manuelle Therapie, Zertifikat Lymphdrainage, KGG-Zertifikat',
      summary: [
        '{title} mit gründlichem Befund, aktiven Behandlungsmethoden und gut begründeter Planung.',
        'Verständliche Anleitungen, messbare Therapieziele und Übungen, die in den Alltag passen, helfen Patienten dabei, Beweglichkeit und Kraft auch nach der Verordnung selbst zu erhalten.',
      ],
      duties: [
        'Behandlung von [Zahl] Patienten täglich mit orthopädischen und neurologischen Diagnosen',
        'Befunderhebung mit Bewegungs- und Funktionstests zu Beginn jeder Verordnung',
        'Manuelle Therapie und Krankengymnastik für [Zahl] Verordnungen pro Monat',
        'Erstellung von Eigenübungsprogrammen, die ohne Geräte zu Hause möglich sind',
        'Gangschulung mit [Zahl] Patienten pro Woche nach Gelenkersatz',
        'Anpassung der Behandlungsplanung anhand von Beweglichkeit, Kraft und Schmerzskala',
        'Leitung von [Zahl] Gruppenstunden pro Woche zur Rückenstabilisation',
        'Rücksprache mit verordnenden Praxen bei Stillstand oder Verschlechterung',
      ],
      pastDuties: [
        'Lymphdrainage bei [Zahl] Patienten pro Woche nach operativen Eingriffen',
        'Einweisung in Trainingsgeräte und Kontrolle der Bewegungsausführung',
        'Hausbesuche bei [Zahl] Patienten pro Woche zur Erhaltung der Mobilität',
        'Verlaufsdokumentation nach jeder Sitzung für den Therapiebericht',
        'Betreuung von [Zahl] Reha-Patienten auf der unfallchirurgischen Station',
        'Anleitung von Angehörigen zu Transfers und sicherer Lagerung',
      ],
      letter: {
        opening:
          'Ich arbeite gern mit Menschen an Zielen, die sie selbst spüren: wieder Treppen steigen, ohne Schmerzen schlafen oder an den Arbeitsplatz zurückkehren.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Patienten behandelt und ihre Fortschritte mit Funktionstests nachvollziehbar festgehalten.',
      },
    },
    {
      id: 'pharmacy-technician',
      title: 'Pharmazeutisch-technische/r Assistent/in',
      aliases:
        'pta, pharmazeutisch-technischer assistent, pharmazeutisch-technische assistentin, pharmazeutisch technische assistenz, apothekenhelfer, apothekenhelferin, pharmazeutisch-kaufmännische angestellte, pka, apothekenassistent, apothekenassistentin, pharmaassistentin, pharma-assistent',
      terms:
        'Rezeptbelieferung, Rezepturherstellung, Kundenberatung, Warenwirtschaft, Rezeptkontrolle, Lagerhaltung, Betäubungsmitteldokumentation, Interaktionscheck, Identitätsprüfung, Kosmetikberatung',
      tools: 'Kommissionierautomat, ABDA-Datenbank',
      certifications: 'Fortbildungszertifikat der Apothekerkammer, Anmessen von Kompressionsstrümpfen',
      summary: [
        '{title} mit Schwerpunkt auf sorgfältiger Rezeptbelieferung, genauer Rezepturherstellung und einer Beratung, die auch im vollen Verkaufsraum Zeit für Rückfragen lässt.',
        'Wechselwirkungen, Rabattverträge und Lagerbestände bleiben im Blick, damit Arzneimittel sicher und ohne unnötige Wege abgegeben werden.',
      ],
      duties: [
        'Rezeptbelieferung für [Zahl] Kunden täglich unter Beachtung von Rabattverträgen und Zuzahlung',
        'Kundenberatung zu Einnahme, Lagerung und möglichen Nebenwirkungen rezeptfreier Arzneimittel',
        'Rezepturherstellung von [Zahl] Salben, Kapseln und Lösungen pro Woche',
        'Interaktionscheck bei Mehrfachmedikation und Rücksprache mit dem approbierten Personal',
        'Rezeptkontrolle bei [Zahl] Verordnungen pro Tag zur Vermeidung von Retaxationen',
        'Führung der Betäubungsmitteldokumentation mit lückenloser Bestandskontrolle',
        'Identitätsprüfung von [Zahl] Ausgangsstoffen pro Monat nach Arzneibuch',
        'Überwachung der Warenwirtschaft mit Blick auf Lieferengpässe und Verfall',
      ],
      pastDuties: [
        'Annahme und Einlagerung von [Zahl] Großhandelslieferungen pro Woche',
        'Verblisterung von Arzneimitteln für Pflegeheime nach ärztlichem Medikationsplan',
        'Messung von Blutdruck und Blutzucker bei [Zahl] Kunden pro Woche',
        'Gestaltung von Sichtwahl und Aktionsflächen passend zur Jahreszeit',
        'Bearbeitung von [Zahl] Botendienst-Bestellungen täglich bis zur Übergabe',
        'Durchsicht des Lagers auf Verfallsdaten und Rückrufe der Hersteller',
      ],
      letter: {
        opening:
          'An der Apotheke reizt mich die Verbindung von genauer Arbeit in der Rezeptur und persönlicher Beratung, bei der Menschen mit einer Antwort nach Hause gehen.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Rezepte beliefert, Rezepturen hergestellt und Stammkunden zu ihrer Medikation beraten.',
      },
    },
    {
      id: 'physician',
      title: 'Arzt/Ärztin',
      aliases:
        'arzt, ärztin, facharzt, fachärztin, assistenzarzt, assistenzärztin, oberarzt, oberärztin, hausarzt, hausärztin, allgemeinmediziner, allgemeinmedizinerin, internist, internistin, chirurg, chirurgin, kinderarzt, kinderärztin, psychiater, psychiaterin, mediziner, medizinerin, stationsarzt, chefarzt, kardiologe, kardiologin, radiologe, radiologin, neurologe, neurologin, orthopäde, orthopädin, urologe, urologin, hautarzt, hautärztin, augenarzt, augenärztin, gynäkologe, gynäkologin, frauenarzt, frauenärztin',
      terms:
        'Anamnese, Diagnostik, Therapieplanung, Visite, Patientenaufklärung, Arztbriefe, Leitlinien, Notfallversorgung, Prävention, interdisziplinäre Fallbesprechungen',
      tools: 'Sonografie, KIS',
      certifications: 'Approbation, Fachkunde Strahlenschutz, Fachkunde Rettungsdienst',
      summary: [
        '{title} mit Schwerpunkt auf gründlicher Diagnostik, leitliniengerechter Therapieplanung und einer Aufklärung, die Patienten in Entscheidungen einbezieht.',
        'Verlässliche Absprachen mit Pflege, Konsildiensten und weiterbehandelnden Praxen sowie zeitnahe Arztbriefe sichern den Verlauf über die Entlassung hinaus.',
      ],
      duties: [
        'Versorgung von [Zahl] stationären Patienten einschließlich täglicher Visite',
        'Anamnese und körperliche Untersuchung mit strukturierter Dokumentation der Befunde',
        'Behandlung von [Zahl] ambulanten Fällen pro Woche nach aktuellen Leitlinien',
        'Patientenaufklärung über Nutzen, Risiken und Alternativen vor jedem Eingriff',
        'Abfassung von [Zahl] Arztbriefen pro Woche bis zum Tag der Entlassung',
        'Therapieplanung gemeinsam mit Pflege, Physiotherapie und Sozialdienst',
        'Notfallversorgung in [Zahl] Bereitschaftsdiensten pro Monat',
        'Überprüfung der Medikation auf Wechselwirkungen und Nierenfunktion',
      ],
      pastDuties: [
        'Sonografie von Abdomen und Schilddrüse bei [Zahl] Patienten pro Woche',
        'Vorstellung komplexer Verläufe in interdisziplinären Fallbesprechungen',
        'Aufnahme von [Zahl] Patienten pro Dienst in der Notaufnahme',
        'Beratung zu Impfungen, Vorsorge und Prävention in der Sprechstunde',
        'Anleitung von [Zahl] Studierenden im Praktischen Jahr am Krankenbett',
        'Indikationsstellung für Labor und Bildgebung unter Vermeidung unnötiger Untersuchungen',
      ],
      letter: {
        opening:
          'An der ärztlichen Arbeit schätze ich, Beschwerden Schritt für Schritt zu klären und Patienten so zu informieren, dass sie die Therapie verstehen und mittragen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Patienten pro Woche behandelt und die Abstimmung zwischen Station, Konsildienst und Hausarztpraxis sichergestellt.',
      },
    },
    {
      id: 'pharmacist',
      title: 'Apotheker/in',
      aliases:
        'apotheker, apothekerin, offizinapotheker, offizinapothekerin, krankenhausapotheker, krankenhausapothekerin, klinischer pharmazeut, filialleiter apotheke, filialapotheker, filialapothekerin, pharmazeut, pharmazeutin, apothekenleitung',
      terms:
        'Medikationsanalyse, Arzneimittelberatung, Arzneimittelabgabe, Wechselwirkungsprüfung, Rezepturfreigabe, Betäubungsmittel, Arzneimittelsicherheit, Qualitätsmanagement, Grippeschutzimpfung, Bestandsführung',
      tools: 'ABDA-Datenbank, Apothekensoftware',
      certifications: 'Approbation, Fachapotheker Allgemeinpharmazie, Impfzertifikat',
      summary: [
        '{title} mit Verantwortung für Arzneimittelsicherheit und eine verständliche Beratung bei Mehrfachmedikation.',
        'Prüfung von Wechselwirkungen, Rücksprache mit Arztpraxen und ein gelebtes Qualitätsmanagement sorgen dafür, dass Verordnungen plausibel sind und Patienten wissen, wie und wann sie ihre Arzneimittel anwenden.',
      ],
      duties: [
        'Medikationsanalyse für [Zahl] Patienten pro Monat mit Empfehlungen an die Arztpraxis',
        'Arzneimittelberatung zu Anwendung, Dosierung und Lagerung bei der Erstverordnung',
        'Überwachung der Arzneimittelabgabe bei [Zahl] Rezepten täglich',
        'Wechselwirkungsprüfung und Klärung unplausibler Dosierungen mit den Verordnenden',
        'Rezepturfreigabe für [Zahl] Individualzubereitungen pro Woche nach Plausibilitätsprüfung',
        'Verwaltung der Betäubungsmittel mit monatlichem Bestandsabgleich',
        'Grippeschutzimpfung von [Zahl] Personen pro Saison einschließlich Aufklärung',
        'Weiterentwicklung des Qualitätsmanagements mit internen Audits und Fehlerberichten',
      ],
      pastDuties: [
        'Versorgung von [Zahl] Heimbewohnern mit patientenindividuell gestellten Arzneimitteln',
        'Meldung unerwünschter Wirkungen an die Arzneimittelkommission',
        'Schulung von [Zahl] Teammitgliedern pro Quartal zu neuen Wirkstoffen',
        'Suche nach Alternativen bei Lieferengpässen und Festbetragsänderungen',
        'Prüfung von [Zahl] Stationsvorräten pro Monat auf Verfall und Lagerbedingungen',
        'Bestandsführung und Einkaufsplanung für Saisonartikel und Notfalldepot',
      ],
      letter: {
        opening:
          'Mich motiviert, Arzneimitteltherapie sicherer zu machen: durch genaue Prüfung, ein offenes Gespräch mit der Arztpraxis und Beratung ohne Fachchinesisch.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Verordnungen geprüft und bei Unstimmigkeiten gemeinsam mit den Praxen eine Lösung gefunden.',
      },
    },
    ...clinical,
  ],
};
