import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Una vuelta tras cinco años: primero lo reciente, la pausa en una línea sincera.',
  skills: ['Gestión de agenda', 'Preparación de reuniones', 'Notas de gastos'],
  resume: createResume({
    personalInfo: {
      firstName: 'Marisol',
      lastName: 'Quintana',
      headline: 'Auxiliar administrativa',
      email: 'marisol.quintana@example.com',
      phone: '+34 600 555 155',
      location: 'Valencia',
      linkedin: '',
      website: 'https://marisolquintana.example/',
      summary:
        'Auxiliar administrativa que volvió a la oficina en 2025 tras cinco años en casa con dos hijos. Ocho años de gestión de agenda, preparación de reuniones y correspondencia para directivos; al día en Microsoft Office y Google Workspace.',
    },
    experience: [
      createExperience(
        'Auxiliar administrativa (media jornada)',
        'Clínica Dental Turia',
        'Valencia',
        ['03/2025'],
        [
          'Llevo la gestión de agenda de 4 dentistas y un equipo de 11 personas.',
          'Bajé de 37 a 2 las notas de gastos con más de un mes de retraso.',
          'Atiendo 45 llamadas al día en español y valenciano.',
          'Pasé 1.900 expedientes de papel al archivo de documentos digital en 14 semanas.',
        ],
      ),
      createExperience(
        'Tesorera (voluntaria)',
        'AMPA Calle del Olmo',
        'Valencia',
        ['09/2022', '06/2024'],
        [
          'Administré 16.000 € y organicé fiestas para 300 familias.',
          'Escribí la correspondencia mensual a los socios; de 20 a 55 asistentes por reunión.',
        ],
      ),
      createExperience(
        'Auxiliar administrativa',
        'Gestoría Levante Alto',
        'Valencia',
        ['04/2014', '02/2020'],
        [
          'Apoyé a dos directores con la organización de viajes, 60 al año, sin salir del presupuesto.',
          'Llevé la preparación de reuniones, 3 por semana, con acta al día siguiente.',
          'Reduje un 22 % la compra de material con dos pedidos fijos al mes.',
        ],
      ),
      createExperience(
        'Recepcionista',
        'Gestoría Levante Alto',
        'Valencia',
        ['09/2012', '03/2014'],
        [
          'Recibí a 90 visitas por semana y asumí la introducción de datos de 200 expedientes al mes.',
          'Redacté la guía de recepción que usaron 4 sucesoras.',
        ],
      ),
    ],
    education: [
      createEducation(['Ciclo formativo', 'Gestión Administrativa'], 'IES Barranco Seco', 'Valencia', [
        '09/2010',
        '06/2012',
      ]),
    ],
    skills: [
      'Gestión de agenda',
      'Organización de viajes',
      'Preparación de reuniones',
      'Correspondencia',
      'Archivo de documentos',
      'Notas de gastos',
      'Atención telefónica',
      'Introducción de datos',
      'Compra de material',
      'Facturación básica',
      'Microsoft Office',
      'Google Workspace',
    ],
    certifications: [{ name: 'Título de gestión administrativa, actualización', issuer: '', date: '2024' }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Valenciano', level: 'nativo' },
    ],
  }),
};
