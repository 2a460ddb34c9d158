import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Modelos y decisiones en vez de funciones; el nivel CFA, a la vista.',
  skills: ['Previsiones', 'Valoración de empresas', 'Power BI'],
  resume: createResume({
    personalInfo: {
      firstName: 'Daniel',
      lastName: 'Oteiza',
      headline: 'Analista financiero',
      email: 'daniel.oteiza@example.com',
      phone: '+34 600 555 188',
      location: 'Bilbao',
      linkedin: '',
      website: 'https://danieloteiza.example/',
      summary:
        'Analista financiero con cinco años en energías renovables. Construyo modelos que resisten una auditoría y los explico en una página. CFA nivel II aprobado; llevo las previsiones y el presupuesto anual de 38 parques eólicos.',
    },
    experience: [
      createExperience(
        'Analista financiero',
        'Alarde Energía Eólica',
        'Bilbao',
        ['01/2024'],
        [
          'Modelo el flujo de caja de 38 parques; el consejo llevó esa modelización financiera a otros dos países.',
          'Reduje las previsiones mensuales de 9 a 4 días al sustituir 60 hojas de cálculo por una sola base.',
          'Detecté en el análisis de desviaciones una subvención duplicada de 640.000 €.',
          'Elaboré el análisis de rentabilidad de tres plantas de baterías; dos se construyeron y una se descartó a tiempo.',
        ],
      ),
      createExperience(
        'Analista financiero júnior',
        'Harcourt y Bello Asesores',
        'Bilbao',
        ['07/2021', '12/2023'],
        [
          'Preparé informes de valoración de empresas sobre 11 sociedades, con análisis de escenarios.',
          'Automaticé la tabla de comparables en Excel y Power BI; cada informe lleva 6 horas menos.',
          'Revisé el presupuesto anual de 4 clientes línea a línea y comuniqué 23 errores antes de la auditoría.',
        ],
      ),
      createExperience(
        'Analista en prácticas',
        'Ayuntamiento de Landeta',
        'Landeta',
        ['06/2020', '08/2020'],
        [
          'Concilié 1.400 facturas de parques y jardines y recuperé 28.000 € pagados dos veces.',
          'Documenté los informes de gestión mensuales en un manual de 12 páginas que sigue en uso.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Grado', 'Finanzas y Contabilidad'],
        'Universidad de Landeta',
        'Landeta',
        ['09/2017', '06/2021'],
        '8,4 de 10',
      ),
    ],
    skills: [
      'Modelización financiera',
      'Previsiones',
      'Presupuesto anual',
      'Análisis de desviaciones',
      'Valoración de empresas',
      'Flujo de caja',
      'Excel',
      'Power BI',
      'SAP',
    ],
    certifications: [{ name: 'Programa CFA, nivel II aprobado', issuer: 'CFA Institute', date: '2025' }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
      { name: 'Euskera', level: 'B2' },
    ],
  }),
};
