import type { JobPostingSample } from './job-posting-sample';

export { default as scores } from './scores/es.json';

export const nurse: JobPostingSample = {
  jobTitle: 'Enfermera',
  jobPosting:
    'Realizará el *triaje* a la llegada, dará *educación sanitaria* antes del alta y mantendrá al día la *historia clínica electrónica*. Imprescindible *soporte vital avanzado*; se valora experiencia como *supervisora de turno*.',
  terms: [
    'triaje',
    'educación sanitaria',
    'historia clínica electrónica',
    'soporte vital avanzado',
    'supervisora de turno',
    'terapia intravenosa',
    'cura de heridas',
    'planificación del alta',
    'control de infecciones',
    'constantes vitales',
    'relevo',
    'telemedicina',
  ],
  resume: {
    personalInfo: {
      firstName: 'Irene',
      lastName: 'Valcárcel',
      headline: 'Enfermera de urgencias',
      email: 'irene.valcarcel@example.com',
      phone: '+34 600 555 148',
      location: 'Gijón',
      linkedin: 'https://linkedin.com/in/irene-valcarcel',
      website: '',
      summary:
        'Enfermera de urgencias con ocho años en servicios de mucha afluencia. Triaje sereno en la puerta, educación sanitaria en palabras sencillas y registros en los que confía el turno siguiente. Certificada en soporte vital avanzado; supervisora de turno de un equipo de 14.',
    },
    experience: [
      {
        position: 'Enfermera de urgencias',
        company: 'Hospital Bahía del Orrio',
        startDate: '03/2020',
        endDate: '',
        current: true,
        location: 'Gijón',
        description: '',
        achievements: [
          'Realizo el triaje de hasta 90 llegadas por turno; reduje la espera mediana de 14 a 6 minutos.',
          'Actúo como supervisora de turno dos días por semana, con 14 enfermeras y 32 camas.',
          'Trasladé el relevo a la historia clínica electrónica; los registros omitidos bajaron un 38 %.',
          'Imparto educación sanitaria a 25 familias al mes antes de la planificación del alta.',
        ],
      },
      {
        position: 'Enfermera de atención continuada',
        company: 'Clínica Calle del Tejo',
        startDate: '06/2017',
        endDate: '02/2020',
        current: false,
        location: 'Gijón',
        description: '',
        achievements: [
          'Administré terapia intravenosa y cura de heridas a 30 pacientes al día.',
          'Formé a 9 enfermeras nuevas en control de infecciones; la auditoría subió del 81 al 96 %.',
          'Redacté el protocolo rápido de lesiones leves, que sigue en uso.',
        ],
      },
      {
        position: 'Auxiliar de enfermería',
        company: 'Hospital Comarcal de Valdeluz',
        startDate: '08/2015',
        endDate: '05/2017',
        current: false,
        location: 'Avilés',
        description: '',
        achievements: [
          'Atendí a 16 pacientes por turno en comidas, movilidad y constantes vitales.',
          'Comuniqué los primeros signos de empeoramiento al equipo en cada ronda.',
        ],
      },
    ],
    education: [
      {
        institution: 'Universidad de Valdeluz',
        degree: 'Grado',
        field: 'Enfermería',
        startDate: '09/2013',
        endDate: '05/2017',
        current: false,
        location: 'Valdeluz',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: [
      'Triaje',
      'Soporte vital avanzado',
      'Historia clínica electrónica',
      'Terapia intravenosa',
      'Planificación del alta',
      'Educación sanitaria',
      'Cura de heridas',
      'Organización de turnos',
    ],
    certifications: [{ name: 'Soporte vital avanzado', issuer: '', date: '2024' }],
    achievements: [],
    languages: [],
    customSections: [],
  },
};
