import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Cada proyecto con su pieza, su carga y lo que ahorró.',
  skills: ['Elementos finitos', 'Análisis de tolerancias', 'SolidWorks'],
  resume: createResume({
    personalInfo: {
      firstName: 'Iker',
      lastName: 'Salvatierra',
      headline: 'Ingeniero mecánico',
      email: 'iker.salvatierra@example.com',
      phone: '+34 600 555 118',
      location: 'Bilbao',
      linkedin: '',
      website: 'https://ikersalvatierra.example/',
      summary:
        'Ingeniero mecánico con cuatro años en equipos médicos y de laboratorio. Del diseño mecánico y la selección de materiales a los informes de ensayo, llevo a fábrica piezas que se montan bien y se reparan mejor.',
    },
    experience: [
      createExperience(
        'Ingeniero mecánico',
        'Corvano Instrumentos',
        'Bilbao',
        ['09/2024'],
        [
          'Dirigí el diseño mecánico de un cambiador de muestras de 62 piezas, con 300 unidades al mes.',
          'Reduje el rechazo de la carcasa del 7 al 1,5 % con el análisis de tolerancias de cuatro ajustes.',
          'Rebajé a la mitad el peso del brazo con elementos finitos y otro material.',
          'Eliminé 9 de 31 tornillos con diseño para fabricación; el montaje dura 14 minutos menos.',
          'Dirijo las revisiones de diseño con calidad, compras y servicio, 12 en el último año.',
        ],
      ),
      createExperience(
        'Diseñador mecánico',
        'Bombas Ibaizabal',
        'Basauri',
        ['07/2022', '08/2024'],
        [
          'Dibujé 140 planos con modelado CAD en SolidWorks y los validé con el taller.',
          'Construí un banco de prototipado que probó 3 juntas durante 1.000 horas cada una.',
          'Redacté 18 informes de ensayos de fatiga; dos cambios antes del molde ahorraron 42.000 €.',
        ],
      ),
      createExperience(
        'Ingeniero en prácticas',
        'Bombas Ibaizabal',
        'Basauri',
        ['06/2021', '09/2021'],
        [
          'Medí 200 piezas de fundición y demostré el desgaste de un molde.',
          'Automaticé el análisis de datos, de un día a diez minutos.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Grado', 'Ingeniería Mecánica'],
        'Escuela Técnica del Nervión',
        'Bilbao',
        ['09/2018', '06/2022'],
        '',
        ['Jefe de equipo de un barco solar: 5.º de 24.'],
      ),
    ],
    skills: [
      'Diseño: Diseño mecánico, Modelado CAD, Diseño para fabricación, Selección de materiales, Listas de materiales',
      'Análisis: Elementos finitos, Análisis de tolerancias, Prototipado, Ensayos de fatiga, Reducción de costes',
      'Herramientas: SolidWorks, CATIA, ANSYS',
    ],
    certifications: [{ name: 'CSWP', issuer: '', date: '2023' }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Euskera', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
    ],
  }),
};
