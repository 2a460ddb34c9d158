import type { IndustryOccupations } from '../occupation';

export const retail: IndustryOccupations = {
  industry: 'Retail',
  general: {
    id: 'retail-professional',
    title: 'Fachkraft im Einzelhandel',
    aliases: '',
    terms:
      'Kundenservice, Warenpräsentation, Kassieren, Bestandskontrolle, Verkaufsberatung, Warenannahme, Filialstandards, Retouren, Aktionsverkauf, Diebstahlprävention',
    tools: 'Kassensystem, MDE-Gerät',
    certifications: 'Erste-Hilfe-Nachweis',
    summary: [
      '{title} mit Freude an freundlichem Kundenservice und einer Verkaufsfläche, auf der alles leicht zu finden ist.',
      'Gepflegte Warenpräsentation, genaue Kasse und kurze Wege zwischen Lager und Fläche sorgen dafür, dass Kunden gern wiederkommen und die Bestände stimmen.',
    ],
    duties: [
      'Verkaufsberatung für [Zahl] Kunden täglich zu Sortiment und Verfügbarkeit',
      'Warenpräsentation nach Filialstandards und aktuellen Aktionsplänen',
      'Kassieren von [Zahl] Einkäufen pro Schicht mit genauem Kassenabschluss',
      'Warenannahme mit Prüfung von Menge, Zustand und Preis',
      'Auffüllen von [Zahl] Regalmetern täglich nach Haltbarkeit',
      'Bearbeitung von Retouren und Umtausch nach Kulanzregelung',
      'Bestandskontrolle bei [Zahl] Artikeln pro Woche mit MDE-Gerät',
      'Beobachtung von Eingang und Umkleiden zur Diebstahlprävention',
    ],
    pastDuties: [
      'Umbau von [Zahl] Aktionsflächen pro Monat',
      'Beantwortung von Fragen zu Lieferung und Online-Bestellung',
      'Auszeichnung von [Zahl] Artikeln pro Schicht bei Preisänderungen',
      'Ordnung in Lager, Pausenraum und Anlieferung',
      'Ausgabe von [Zahl] Abholbestellungen täglich aus dem Onlineshop',
      'Mithilfe bei Inventur, Umbau und Saisonwechsel',
    ],
    letter: {
      opening:
        'Im Einzelhandel gefällt mir der direkte Kontakt zu Kunden und die Abwechslung zwischen Beratung, Kasse und Ware.',
      achievement: 'Bei [Arbeitgeber] habe ich täglich [Zahl] Kunden beraten und die Verkaufsfläche gepflegt.',
    },
  },
  occupations: [
    {
      id: 'sales-associate',
      title: 'Verkäufer/in',
      aliases:
        'verkäufer, verkäuferin, einzelhandelskaufmann, einzelhandelskauffrau, kaufmann im einzelhandel, kauffrau im einzelhandel, verkaufsmitarbeiter, verkaufsmitarbeiterin, fachverkäufer, fachverkäuferin, verkaufsberater einzelhandel, verkaufskraft, modeberater, modeberaterin, detailhandelsfachmann, detailhandelsfachfrau, sales associate, fachberater, fachberaterin, verkaufshilfe, textilverkäufer',
      terms:
        'Verkaufsberatung, Warenkenntnis, Warenpräsentation, Kassieren, Zusatzverkauf, Warenverräumung, Bestandskontrolle, Reklamationsannahme, Kundenkartenprogramm, Kundenbindung',
      tools: 'Kassensystem, MDE-Gerät',
      certifications: 'Abschluss Einzelhandel IHK',
      summary: [
        '{title} mit ehrlicher Verkaufsberatung und Empfehlungen, die zum Bedarf der Kunden passen.',
        'Gute Warenkenntnis, ein offenes Ohr im Gespräch und eine ansprechende Warenpräsentation führen dazu, dass Kunden zufrieden einkaufen und gern wiederkommen.',
      ],
      duties: [
        'Verkaufsberatung von [Zahl] Kunden pro Tag von der Begrüßung bis zum Abschluss',
        'Bestandskontrolle im Verkaufsraum mit rechtzeitiger Nachbestellung fehlender Ware',
        'Steigerung des Zusatzverkaufs um [Zahl] Prozent durch passende Ergänzungen',
        'Warenpräsentation in Regal, Theke und Schaufenster nach Vorgabe des Hauses',
        'Kassieren von [Zahl] Verkäufen täglich bar, mit Karte und Gutschein',
        'Vertiefung der Warenkenntnis durch Schulungen und eigenes Ausprobieren',
        'Gewinnung von [Zahl] Teilnehmern pro Monat für das Kundenkartenprogramm',
        'Reklamationsannahme mit Prüfung von Beleg, Mangel und Gewährleistung',
      ],
      pastDuties: [
        'Warenverräumung mit [Zahl] Kartons pro Lieferung auf der Fläche',
        'Dekoration kleiner Aktionsinseln zum Start der Saison',
        'Reservierung von [Zahl] Artikeln pro Woche für Abholkunden',
        'Überprüfung von Preisschildern, Haltbarkeit und Vollständigkeit der Ware',
        'Betreuung von [Zahl] Stammkunden mit Hinweis auf Neuheiten',
        'Unterstützung bei Inventur, Verkaufsaktionen und Umbauten der Fläche',
      ],
      letter: {
        opening:
          'Ich berate gern so, wie ich selbst beraten werden möchte: aufmerksam, ehrlich und mit guter Kenntnis der Ware.',
        achievement: 'Bei [Arbeitgeber] habe ich täglich [Zahl] Kunden beraten und Neuheiten ansprechend präsentiert.',
      },
    },
    {
      id: 'store-manager',
      title: 'Filialleiter/in',
      aliases:
        'filialleiter, filialleiterin, marktleiter, marktleiterin, store manager, store managerin, ladenleiter, ladenleiterin, geschäftsleiter einzelhandel, stellvertretender filialleiter, stellvertretende filialleiterin, stellvertretende marktleiterin, abteilungsleiter einzelhandel, abteilungsleiterin einzelhandel, bezirksleiter, bezirksleiterin, handelsfachwirt, handelsfachwirtin, assistant store manager, verkaufsstellenleiter, area manager',
      terms:
        'Filialorganisation, Teamführung, Umsatzsteuerung, Personaleinsatzplanung, Bestandsführung, Inventurdifferenzen, Kundenzufriedenheit, Ergebnisverantwortung, Mitarbeitergewinnung, Warendisposition',
      tools: 'SAP Retail, Kassensystem',
      certifications: 'Handelsfachwirt IHK, Ausbildereignungsprüfung',
      summary: [
        '{title} mit dem Ziel, dass Umsatz, Personal und Ware jeden Tag zusammenpassen.',
        'Klare Zuständigkeiten, vorausschauende Personaleinsatzplanung und sichtbare Präsenz auf der Fläche führen zu zufriedenen Kunden, gepflegten Beständen und einem Team, das Verantwortung übernimmt.',
      ],
      duties: [
        'Teamführung mit [Zahl] Mitarbeitenden in Verkauf, Kasse und Lager',
        'Umsatzsteuerung nach Tageszielen mit kurzer Morgenbesprechung',
        'Ergebnisverantwortung mit [Zahl] Prozent Umsatzwachstum gegenüber dem Vorjahr',
        'Personaleinsatzplanung nach Kundenfrequenz, Urlaub und Arbeitszeitgesetz',
        'Senkung der Inventurdifferenzen um [Zahl] Prozent durch Stichproben und Schulung',
        'Überwachung der Filialorganisation anhand täglicher Rundgänge',
        'Einstellung und Einarbeitung von [Zahl] Verkaufskräften pro Jahr',
        'Warendisposition nach Abverkauf, Wetter und Aktionsplan',
      ],
      pastDuties: [
        'Leitung von [Zahl] Inventuren pro Jahr einschließlich Nachbereitung',
        'Aufbau von Kontakten zu Schulen und Arbeitsagentur für die Mitarbeitergewinnung',
        'Umbau der Verkaufsfläche mit [Zahl] neuen Warengruppen',
        'Bearbeitung von Beschwerden zur Sicherung der Kundenzufriedenheit',
        'Ausbildung von [Zahl] angehenden Verkäuferinnen und Verkäufern',
        'Abrechnung von Tageskassen, Wechselgeld und Tresorbestand',
      ],
      letter: {
        opening:
          'Eine Filiale zu leiten heißt für mich, jeden Tag vorne auf der Fläche zu sein und dem Team den Rücken freizuhalten.',
        achievement:
          'Bei [Arbeitgeber] habe ich eine Filiale mit [Zahl] Mitarbeitenden geleitet und Umsatz und Bestände verlässlich gesteuert.',
      },
    },
    {
      id: 'cashier',
      title: 'Kassierer/in',
      aliases:
        'kassierer, kassiererin, kassenkraft, kassenmitarbeiter, kassenmitarbeiterin, kassenaufsicht, kassenleiter, kassenleiterin, kassenpersonal, cashier, mitarbeiter kasse, mitarbeiterin kasse, kassenhilfe, kasse, tankstellenmitarbeiter, tankstellenmitarbeiterin, tankwart',
      terms:
        'Kassieren, Zahlungsabwicklung, Kassenabschluss, Scannen, Alterskontrolle, Umtausch, Preisprüfung, Kundenfreundlichkeit, Warteschlangensteuerung, Pfandannahme',
      tools: 'Scannerkasse, Kartenterminal',
      certifications: 'Kassenschulung',
      summary: [
        '{title} mit Tempo und Genauigkeit beim Kassieren und einem freundlichen Wort für jeden Kunden.',
        'Sorgfältige Alterskontrolle, ein stimmiger Kassenabschluss und Ruhe bei langen Schlangen gehören zum Alltag, ebenso der diskrete Umgang mit Bargeld und Kartendaten.',
      ],
      duties: [
        'Kassieren von [Zahl] Einkäufen pro Schicht an der Scannerkasse',
        'Alterskontrolle bei Alkohol, Tabak und freigabepflichtigen Medien',
        'Zahlungsabwicklung für [Zahl] Karten- und Barzahlungen pro Tag',
        'Kassenabschluss mit Zählprotokoll und Klärung von Differenzen',
        'Bearbeitung von [Zahl] Fällen pro Woche bei Umtausch und Gutschrift',
        'Preisprüfung bei fehlendem Etikett oder abweichender Auszeichnung',
        'Betreuung von [Zahl] Selbstbedienungskassen mit Hilfestellung für Kunden',
        'Unterstützung der Warteschlangensteuerung durch rechtzeitige Kassenöffnung',
      ],
      pastDuties: [
        'Verkauf von [Zahl] Gutscheinen und Prepaidkarten pro Woche',
        'Abschöpfung größerer Bargeldbestände in den Tresor',
        'Pfandannahme mit [Zahl] Bons pro Schicht',
        'Nachfüllen von Tüten, Bonrollen und Kassenware',
        'Auffüllen von [Zahl] Regalen in ruhigen Zeiten',
        'Auskunft zu Angeboten, Standorten und Öffnungszeiten',
      ],
      letter: {
        opening:
          'An der Kasse ist mir wichtig, dass der letzte Eindruck vom Einkauf ein freundlicher ist und am Abend jeder Cent stimmt.',
        achievement:
          'Bei [Arbeitgeber] habe ich bei [Zahl] Kunden pro Schicht kassiert und die Kasse ohne Differenzen abgerechnet.',
      },
    },
    {
      id: 'visual-merchandiser',
      title: 'Gestalter/in für visuelles Marketing',
      aliases:
        'gestalter für visuelles marketing, gestalterin für visuelles marketing, visual merchandiser, visual merchandiserin, schauwerbegestalter, schauwerbegestalterin, dekorateur, dekorateurin, schaufenstergestalter, schaufensterdekorateur, merchandiser, merchandiserin, vm manager, visual merchandising, polydesigner, ladengestalter, warenpräsentator',
      terms:
        'Schaufenstergestaltung, Warenpräsentation, Planogramme, Flächenlayout, Markenrichtlinien, Figurinenstyling, Saisonkampagnen, Lichtsetzung, Dekorationsbau, Abverkaufsanalyse',
      tools: 'Adobe Illustrator, SketchUp',
      certifications: 'IHK-Abschluss visuelles Marketing',
      summary: [
        '{title} mit Gespür für einladende Schaufenster und Flächen, die Kunden durch das Geschäft führen.',
        'Handwerkliches Geschick im Dekorationsbau, Gespür für Lichtsetzung und der Blick auf Abverkaufszahlen verbinden die Markenrichtlinien mit dem, was vor Ort tatsächlich wirkt.',
      ],
      duties: [
        'Schaufenstergestaltung für [Zahl] Filialen pro Saison vom Entwurf bis zum Abbau',
        'Umsetzung der Markenrichtlinien bei Figurinen, Schildern und Bildwelten',
        'Erstellung von [Zahl] Planogrammen pro Monat mit Fotos und Stückzahlen',
        'Lichtsetzung auf Highlights und Laufwege im Verkaufsraum',
        'Steigerung des Abverkaufs um [Zahl] Prozent auf umgestalteten Flächen',
        'Planung des Flächenlayouts nach Kundenlauf, Warengruppe und Saisonkampagne',
        'Schulung von [Zahl] Filialteams pro Jahr in Warenpräsentation',
        'Abverkaufsanalyse mit Rückmeldung an Einkauf und Marketing',
      ],
      pastDuties: [
        'Aufbau von [Zahl] Messeständen und Showrooms pro Jahr',
        'Dekorationsbau aus Holz, Papier und Stoff in der Werkstatt',
        'Figurinenstyling von [Zahl] Outfits pro Woche',
        'Lagerung, Reparatur und Wiederverwendung von Dekorationsmaterial',
        'Begleitung von [Zahl] Neueröffnungen bis zum Verkaufsstart',
        'Fotodokumentation fertiger Fenster für die Zentrale',
      ],
      letter: {
        opening:
          'Mich reizt, mit Material, Licht und Ware eine Geschichte zu erzählen, die Menschen vor dem Fenster stehen bleiben lässt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Fenster pro Saison gestaltet und die Teams vor Ort in der Präsentation geschult.',
      },
    },
    {
      id: 'retail-buyer',
      title: 'Einkäufer/in im Handel',
      aliases:
        'einkäufer handel, einkäuferin handel, einkäufer einzelhandel, einkäuferin einzelhandel, zentraleinkäufer, zentraleinkäuferin, sortimentsmanager, sortimentsmanagerin, modeeinkäufer, modeeinkäuferin, category manager handel, merchandise planner, retail buyer, warengruppenmanager, warengruppenmanagerin, fashion buyer, einkaufsassistent handel, einkäufer, einkäuferin',
      terms:
        'Sortimentsplanung, Lieferantenverhandlung, Trendanalyse, Margenkalkulation, Absatzprognose, Limitplanung, Sortimentsbereinigung, Preisgestaltung, Abschriftenplanung, Eigenmarken',
      tools: 'SAP Retail, Excel',
      certifications: 'Handelsfachwirt IHK',
      summary: [
        '{title} mit Gespür für marktgerechte Sortimente, die Kundengeschmack, Marge und Lieferfähigkeit verbinden.',
        'Sorgfältige Trendanalyse, faire Lieferantenverhandlung und der laufende Blick auf Bestände und Abschriften sorgen dafür, dass gefragte Ware verfügbar ist und Ladenhüter selten werden.',
      ],
      duties: [
        'Sortimentsplanung für [Zahl] Artikel pro Saison in mehreren Preislagen',
        'Lieferantenverhandlung zu Konditionen, Lieferfenstern und Rückgaberechten',
        'Verbesserung der Marge um [Zahl] Prozentpunkte durch Margenkalkulation und neue Quellen',
        'Trendanalyse auf Messen, in Märkten und im Onlinehandel',
        'Steuerung eines Budgets für [Zahl] Filialen über die Limitplanung',
        'Preisgestaltung und Abschriftenplanung im Verlauf der Saison',
        'Sortimentsbereinigung um [Zahl] Artikel mit schwachem Abverkauf',
        'Entwicklung von Eigenmarken vom Muster bis zur Verpackung',
      ],
      pastDuties: [
        'Prüfung von [Zahl] Mustern pro Saison auf Material und Passform',
        'Absatzprognose auf Basis von Vorjahr, Wetter und Kalender',
        'Abstimmung mit [Zahl] Herstellern zu Lieferterminen und Etiketten',
        'Vorstellung neuer Kollektionen vor den Filialleitungen',
        'Nachbestellung von [Zahl] Schnelldrehern pro Woche',
        'Kontrolle sozialer und ökologischer Nachweise der Lieferanten',
      ],
      letter: {
        opening:
          'Am Einkauf im Handel reizt mich, früh zu erkennen, was Kunden in einigen Monaten suchen, und dafür den richtigen Preis zu verhandeln.',
        achievement:
          'Bei [Arbeitgeber] habe ich ein Sortiment mit [Zahl] Artikeln verantwortet und die Marge schrittweise verbessert.',
      },
    },
    {
      id: 'ecommerce-manager',
      title: 'E-Commerce-Manager/in',
      aliases:
        'e-commerce manager, e-commerce-managerin, ecommerce manager, ecommerce managerin, onlineshop manager, onlineshop-managerin, kaufmann im e-commerce, kauffrau im e-commerce, shop manager, shopmanager, leiter e-commerce, leiterin e-commerce, marktplatzmanager, amazon manager, marketplace manager, e-commerce specialist, onlinehändler, webshop betreuer, head of e-commerce, leiter onlinehandel',
      terms:
        'Shopmanagement, Sortimentspflege, Conversion-Optimierung, Marktplätze, Produktdaten, Zahlungsarten, Retourenquote, Kampagnenplanung, Webanalyse, Fulfillment',
      tools: 'Shopify, Shopware, Google Analytics',
      certifications: 'E-Commerce-Zertifikat IHK',
      summary: [
        '{title} mit Schwerpunkt auf einem Onlineshop, in dem Produktdaten stimmen und der Weg zur Kasse kurz ist.',
        'Regelmäßige Tests im Bestellablauf, abgestimmte Kampagnenplanung und ein wachsamer Blick auf Fulfillment und Retourenquote verbinden Umsatz mit einem auskömmlichen Ergebnis.',
      ],
      duties: [
        'Shopmanagement für [Zahl] Artikel in mehreren Länderversionen',
        'Conversion-Optimierung von Produktseite, Warenkorb und Kasse mit Tests',
        'Umsatzsteigerung um [Zahl] Prozent durch bessere Suche und Filter',
        'Anbindung von Marktplätzen mit abgestimmten Preisen und Beständen',
        'Senkung der Retourenquote um [Zahl] Prozent durch genauere Größenangaben',
        'Kampagnenplanung zu Saison, Feiertagen und Sortimentswechsel',
        'Auswertung von [Zahl] Kennzahlen pro Woche in der Webanalyse',
        'Abstimmung von Fulfillment und Lieferzeiten mit dem Logistikdienstleister',
      ],
      pastDuties: [
        'Sortimentspflege mit [Zahl] Neuheiten pro Monat samt Bild und Text',
        'Umsetzung rechtlicher Vorgaben zu Widerruf, Preisangaben und Datenschutz',
        'Bereinigung der Produktdaten bei [Zahl] Artikeln',
        'Einführung neuer Zahlungsarten gemeinsam mit der Buchhaltung',
        'Beantwortung von [Zahl] Kundenbewertungen pro Woche',
        'Vorbereitung des Shops auf Aktionstage mit Lasttests',
      ],
      letter: {
        opening:
          'Am Onlinehandel schätze ich, dass sich jede Änderung am Shop messen lässt und Kunden gute Bedienung sofort belohnen.',
        achievement:
          'Bei [Arbeitgeber] habe ich einen Shop mit [Zahl] Artikeln betreut und den Bestellablauf laufend verbessert.',
      },
    },
  ],
};
