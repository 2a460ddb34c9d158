import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const seniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Annika',
    lastName: 'Hollmann',
    headline: 'Bereichsleiterin Datenplattformen',
    email: 'annika.hollmann@example.com',
    phone: '+49 40 00000182',
    location: 'Hamburg',
    linkedin: 'https://www.linkedin.com/in/annikahollmann',
    website: 'https://annikahollmann.example/',
    summary:
      'Technische Führungskraft mit 16 Jahren Erfahrung in Zahlungsverkehr, Logistik und Energiedaten. Plattformbereiche mit bis zu 64 Entwicklerinnen und Entwicklern in vier Ländern aufgebaut und geleitet; drei regulierte Unternehmen ohne einen Tag Ausfall von nächtlicher Stapelverarbeitung auf Echtzeit umgestellt. Bekannt für ruhige Krisenrunden, klare Texte und Führungskräfte, die ihren Weg machen.',
  },
  experience: [
    createExperience(
      'Bereichsleiterin Datenplattformen',
      'Nordwasser Energie',
      'Hamburg',
      ['03/2020'],
      [
        'Leite 64 Entwicklerinnen und Entwickler in neun Teams in Hamburg, Porto und Danzig; ungewollte Fluktuation in drei Jahren von 14 % auf 4 % gesenkt.',
        'Ersetzte 410 nächtliche Stapelläufe durch eine Ereignisplattform, die täglich 38 Millionen Zählerstände innerhalb von sechs Minuten abrechnet.',
        'Senkte die Cloud-Kosten um 3,1 Mio. € im Jahr (27 %) durch gestufte Speicherung, geteilte Cluster und ein offenes Modell der Stückkosten.',
        'Führte den Bereich in elf Monaten ohne Hauptabweichung zur Zertifizierung nach ISO 27001 und durch zwei Überwachungsaudits.',
        'Führte eine zweigleisige Laufbahn mit monatlichem Abgleich ein; 71 % der Leitungsstellen wurden seither intern besetzt.',
      ],
    ),
    createExperience(
      'Leiterin Plattformentwicklung',
      'Paketlinie Logistik',
      'Bremen',
      ['06/2016', '02/2020'],
      [
        'Vergrößerte den Plattformbereich von 7 auf 29 Personen und baute eine Rufbereitschaft über zwei Zeitzonen auf; Alarme je Person halbiert.',
        'Lieferte den Datenstrom der Sendungsverfolgung für 12 nationale Zusteller, mit Spitzen von 94.000 Ereignissen je Sekunde.',
        'Verkürzte die Durchlaufzeit einer Änderung von 19 Tagen auf 26 Stunden, indem 63 Dienste auf einen gemeinsamen Weg für Bau und Auslieferung zogen.',
        'Verhandelte einen Dreijahresvertrag für Infrastruktur, der 1,4 Mio. € gegenüber dem Listenpreis sparte.',
      ],
    ),
    createExperience(
      'Teamleiterin Zahlungsrisiken',
      'Hallmark & Rode Bank',
      'Frankfurt am Main',
      ['09/2012', '05/2016'],
      [
        'Führte drei Teams (18 Personen) für die Betrugserkennung bei 2,2 Millionen Transaktionen am Tag.',
        'Senkte falsche Ablehnungen um 31 % bei gleichbleibenden Betrugsverlusten; 8 Mio. € Umsatz im Jahr zurückgewonnen.',
        'Schrieb das Verfahren zur Nachbereitung von Störungen, das später alle 40 Technikteams der Bank übernahmen.',
      ],
    ),
    createExperience(
      'Senior-Softwareentwicklerin',
      'Pegelwerk Analytik',
      'Dresden',
      ['08/2009', '08/2012'],
      [
        'Entwarf den Zeitreihenspeicher der Hochwasserprognose, die 23 Kommunen nutzen.',
        'Verkürzte die Laufzeit einer Prognose auf gleicher Hardware von 4 Stunden auf 35 Minuten.',
        'Begleitete fünf Berufseinsteiger; vier wurden innerhalb von drei Jahren Senior-Entwickler.',
      ],
    ),
    createExperience(
      'Softwareentwicklerin',
      'Hellbrunn Systeme',
      'Dresden',
      ['07/2007', '07/2009'],
      [
        'Baute die Importschicht einer Dienstplanung, die auf 118 Stationen läuft.',
        'Schrieb 60 % der Regressionstests, die das Testen einer Version von neun Tagen auf zwei verkürzten.',
      ],
    ),
  ],
  education: [
    createEducation(['M. Sc.', 'Informatik'], 'Technische Hochschule Elbtal', 'Dresden', ['2005', '2007'], '1,2', [
      'Masterarbeit über Konsensverfahren in verlustbehafteten Netzen.',
    ]),
    createEducation(['B. Sc.', 'Mathematik'], 'Universität Saaleck', 'Jena', ['2002', '2005'], '1,5'),
  ],
  projects: [
    createProject(
      'Offenes Zählerschema',
      'Herstellerneutrales Ereignisschema für Daten intelligenter Stromzähler, genutzt von fünf Versorgern.',
      'https://zaehlerschema.example',
      ['Protobuf', 'Kafka', 'Go'],
    ),
    createProject('Leiser Pager', 'Auswertung der Rufbereitschaft, die unnötige Alarme findet; 41 Beitragende.', '', [
      'Python',
      'Prometheus',
    ]),
  ],
  skills: [
    'Führung: Organisationsentwicklung, Personalgewinnung, Budgetplanung, Coaching von Führungskräften, Vertragsverhandlung',
    'Plattformen: Kafka, Flink, Kubernetes, Terraform, Snowflake, PostgreSQL',
    'Sprachen und Werkzeuge: Go, Python, Java, SQL, CI/CD, OpenTelemetry',
    'Vorgehen: Domain-Driven Design, Störungsmanagement, ISO 27001, FinOps',
  ],
  achievements: [
    'Vortragende, StreamCon Europe 2019 und 2023',
    'Sprecherin des Mentoringkreises Frauen in der Infrastruktur (90 Mitglieder)',
  ],
  certifications: [
    { name: 'AWS Certified Solutions Architect, Professional', issuer: 'Amazon Web Services', date: '04/2023' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher, C2' },
    { name: 'Portugiesisch', level: 'gut, B2' },
  ],
  customSections: [],
};
