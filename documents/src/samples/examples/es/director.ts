import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Dos páginas, con el alcance de cada puesto en la primera línea.',
  skills: ['Presupuesto de operaciones', 'Selección', 'Lean'],
  resume: createResume({
    personalInfo: {
      firstName: 'Rocío',
      lastName: 'Almansa',
      headline: 'Directora de operaciones',
      email: 'rocio.almansa@example.com',
      phone: '+34 600 555 193',
      location: 'Zaragoza',
      linkedin: '',
      website: 'https://rocioalmansa.example/',
      summary:
        'Directora de operaciones en alimentación y frío industrial. Tres centros, 420 personas, 34 millones de euros de presupuesto y la costumbre de recorrer la planta antes de leer el informe. Promociono desde dentro: 8 de mis 11 responsables empezaron en la línea.',
    },
    experience: [
      createExperience(
        'Directora de operaciones',
        'Frío Moncayo Logística',
        'Zaragoza',
        ['03/2021'],
        [
          'Dirijo tres centros con 420 personas y un presupuesto de operaciones de 34 millones; el coste por palé bajó un 11 %.',
          'Reduje la energía por palé un 27 % con frío nocturno y nuevas juntas de muelle, amortizadas en 19 meses.',
          'Bajé los accidentes con baja de 14 a 3 al año al corregir las diez causas que señalaron los equipos.',
          'Abrí el centro de Huesca en la fecha acordada y un 4 % por debajo del presupuesto, con 60 contrataciones.',
          'Renegocié la gestión de proveedores con 9 transportistas; las salidas puntuales subieron del 88 al 97 %.',
        ],
      ),
      createExperience(
        'Jefa de planta',
        'Alimentos Valdejalón',
        'La Almunia',
        ['06/2015', '02/2021'],
        [
          'Gestioné una planta de 160 personas y dos líneas; la producción creció un 34 % sin una tercera.',
          'Introduje la planificación de capacidad semanal y bajé las horas extra del 12 al 5 %.',
          'Convertí 45 procedimientos de trabajo en fichas de una página con imágenes, en tres idiomas.',
          'Superé 6 auditorías de clientes seguidas sin ninguna no conformidad mayor.',
        ],
      ),
      createExperience(
        'Planificadora de producción',
        'Alimentos Valdejalón',
        'La Almunia',
        ['09/2011', '05/2015'],
        [
          'Planifiqué 220 referencias en cuatro líneas; los cambios pasaron de 31 a 18 minutos.',
          'Creé el primer panel diario de indicadores de gestión en Excel, después el modelo para SAP.',
        ],
      ),
      createExperience(
        'Ingeniera de procesos',
        'Lácteos Molino Norte',
        'Ejea',
        ['07/2009', '08/2011'],
        [
          'Lideré la mejora de procesos en el envasado y ahorré 190 toneladas de leche al año.',
          'Formé a 35 operarios en limpieza; los lotes rechazados bajaron a la mitad.',
        ],
      ),
    ],
    education: [
      createEducation(['Ingeniería', 'Organización Industrial'], 'Universidad de Veruela', 'Tarazona', [
        '09/2004',
        '06/2009',
      ]),
    ],
    skills: [
      'Dirección: Dirección de equipos, Selección, Presupuesto de operaciones, Gestión del cambio',
      'Operación: Planificación de capacidad, Control de costes, Gestión de riesgos, Niveles de servicio, Gestión de proveedores',
      'Herramientas: SAP, Power BI, Excel, Lean',
    ],
    certifications: [{ name: 'Lean Six Sigma Black Belt', issuer: '', date: '2016' }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
      { name: 'Francés', level: 'B2' },
    ],
  }),
};
