import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const academicResume: ResumeContent = {
  personalInfo: {
    firstName: 'Friederike',
    lastName: 'Aldinger',
    headline: 'Professorin für Küstenökologie',
    email: 'f.aldinger@example.com',
    phone: '+49 431 0000182',
    location: 'Kiel',
    linkedin: '',
    website: 'https://ag-aldinger.example/veroeffentlichungen',
    summary:
      'Küstenökologin mit dem Schwerpunkt, wie Salzwiesen entstehen, vergehen und sich erholen und was das für Hochwasserschutz und Kohlenstoffbilanzen bedeutet. Zwanzig Jahre offene Felddaten aus elf Ästuaren; 5,2 Mio. € eingeworbene Drittmittel; neun abgeschlossene Promotionen betreut.',
  },
  experience: [
    createExperience(
      'Professorin für Küstenökologie (W3)',
      'Universität Förde',
      'Kiel',
      ['10/2019'],
      [
        'Leite eine Arbeitsgruppe mit 14 Personen: vier Postdocs, sieben Promovierende, zwei technische Angestellte und eine Datenmanagerin.',
        'Verantworte das Sedimentarchiv mit 10.400 Bohrkernen aus 212 Standorten, jeder mit öffentlichem Datensatz.',
        'Warb als Sprecherin 3,6 Mio. € ein, darunter ein Verbundprojekt mit vier Universitäten.',
        'Entwarf das Monitoring dreier Deichrückverlegungen (740 Hektar) gemeinsam mit der Küstenschutzbehörde.',
      ],
    ),
    createExperience(
      'Juniorprofessorin für Ästuarforschung (W1)',
      'Universität Förde',
      'Kiel',
      ['10/2013', '09/2019'],
      [
        'Baute das Laserscanning der Wiesenkanten auf; die zehnjährige Messreihe ist die längste Europas.',
        'Gründete ein Netz von 160 Freiwilligen, die zweimal im Jahr 420 Höhenpegel ablesen.',
        'Betreute vier Promotionen, alle innerhalb von vier Jahren abgeschlossen.',
      ],
    ),
    createExperience(
      'Wissenschaftliche Mitarbeiterin',
      'Institut für Wattenforschung',
      'Wilhelmshaven',
      ['10/2009', '09/2013'],
      [
        'Maß drei Winter lang Wellen und Strömung in überfluteten Salzwiesen mit selbst gebauten Sensoren.',
        'Schrieb die quelloffene Auswertung, die heute sieben Arbeitsgruppen nutzen.',
      ],
    ),
    createExperience(
      'Lehre: Feldmethoden der Küstenforschung (B. Sc., 60 Studierende)',
      'Universität Förde',
      'Kiel',
      ['10/2015'],
      [
        'Zehntägiger Geländekurs zu Nivellement, Bohrung, Vegetationsaufnahme und Drohnenkartierung.',
        'Lehrevaluation von 1,3 im Mittel über neun Jahre.',
      ],
    ),
    createExperience(
      'Lehre: Statistik für Ökologie und Ingenieurwesen (M. Sc., 45 Studierende)',
      'Universität Förde',
      'Kiel',
      ['10/2017'],
      [
        'Gemischte Modelle an eigenen Daten der Studierenden; alle Unterlagen frei lizenziert.',
        'Führte die gegenseitige Begutachtung von Auswertungscode ein.',
      ],
    ),
  ],
  education: [
    createEducation(
      ['Dr. rer. nat.', 'Geologie'],
      'Universität Warnow',
      'Rostock',
      ['2005', '2009'],
      'summa cum laude',
      ['Dissertation: Sturmlagen in Salzwiesen der südlichen Ostsee.'],
    ),
    createEducation(['Diplom', 'Geographie'], 'Universität Warnow', 'Rostock', ['1999', '2005'], '1,1'),
  ],
  projects: [
    createProject(
      'Wiesenlinie: zwanzig Jahre Deichrückverlegung',
      'Nationaler Forschungsfonds, 1,9 Mio. €, 2023 bis 2028, Sprecherin. Elf Ästuare, vier Universitäten.',
      'https://wiesenlinie.example',
    ),
    createProject(
      'Kernarchiv Küste',
      'Infrastrukturförderung, 1,2 Mio. €, 2020 bis 2025, Leiterin. Kühllager, Scanstrecke und öffentlicher Katalog.',
    ),
    createProject('Kohlenstoff im Priel', 'Klimabilanzprogramm, 640.000 €, 2019 bis 2023, Leiterin.'),
    createProject('Pegel und Paten', 'Fonds für Bürgerwissenschaft, 85.000 €, 2016 bis 2019, Leiterin.'),
  ],
  skills: [
    'Gelände: Nivellement, Sedimentbohrung, Laserscanning, Drohnenphotogrammetrie, Vegetationsaufnahme',
    'Auswertung: R, Python, Bayes-Modelle, Zeitreihen, GIS, Radiokarbon-Altersmodelle',
    'Leitung: Antragstellung, Promotionsbetreuung, Geländesicherheit, offene Daten, Öffentlichkeitsarbeit',
  ],
  achievements: [
    'Aldinger F, Osei K. Erholung von Salzwiesen nach Deichrückverlegung: zwanzig Jahre Höhendaten. Zeitschrift für Küstenforschung 61, 2025, 118–141.',
    'Aldinger F, Ferreira T. Was ein Meter Schlick erinnert: Kohlenstoff im Sediment. Ästuare im Überblick 12, 2025, 77–102.',
    'Duarte P, Aldinger F. Seegraskanten bewegen sich zuerst. Meereskartierung 9, 2024, 15–29.',
    'Aldinger F. Die langsame Küste. In: Handbuch naturnaher Küstenschutz, Verlag Aldermoor, 2023, 311–338.',
    'Ferreira T, Aldinger F. Kohlenstoffgutschriften für Salzwiesen: wie breit sind die Fehlerbalken? Klimabilanz 4, 2022, 233–251.',
    'Brandt J, Aldinger F. Ein günstiger Höhenpegel, den Freiwillige auf fünf Millimeter ablesen. Küstenmethoden 5, 2021, 44–52.',
    'Aldinger F, Hale R. Wiesenkliffe weichen in Stufen zurück. Zeitschrift für Küstenforschung 54, 2018, 210–233.',
    'Aldinger F, Hale R. Wellen in winterlichen Salzwiesen. Notizen zum Küsteningenieurwesen 38, 2014, 12–31. 188 Zitationen.',
    'Hauptvortrag: Die langsame Küste. Europäischer Ästuarkongress, Gent, 2025.',
    'Eingeladener Vortrag: Zwanzig Jahre Höhenpegel. Wattforschungstage, Groningen, 2024.',
    'Lehrpreis der Fakultät für Umwelt, Universität Förde, 2021.',
    'Mitherausgeberin der Zeitschrift für Küstenforschung seit 2020; Gutachterin für 14 Zeitschriften.',
  ],
  certifications: [{ name: 'Zertifikat Hochschuldidaktik', issuer: 'Netzwerk Lehre Nord', date: '06/2016' }],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher, C2' },
    { name: 'Niederländisch', level: 'gut, B2' },
  ],
  customSections: [],
};
