import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Objetivo, zona y tamaño de las ventas, antes que cualquier adjetivo.',
  skills: ['Planificación de rutas', 'Negociación', 'Salesforce'],
  resume: createResume({
    personalInfo: {
      firstName: 'Álvaro',
      lastName: 'Montenegro',
      headline: 'Representante de ventas',
      email: 'alvaro.montenegro@example.com',
      phone: '+34 600 555 164',
      location: 'Sevilla',
      linkedin: '',
      website: 'https://alvaromontenegro.example/',
      summary:
        'Representante de ventas de cocinas industriales con cuatro años en la calle. Por encima del objetivo en 11 de los últimos 12 trimestres, con 140 restaurantes, colegios y hospitales. Pregunto por la carta antes de abrir el catálogo.',
    },
    experience: [
      createExperience(
        'Representante de ventas',
        'Fogones del Sur',
        'Sevilla',
        ['02/2024'],
        [
          'Vendo equipos por 1,9 millones de euros al año, el 118 % del objetivo de 2025.',
          'Reduje los viajes una quinta parte con la planificación de rutas; las visitas comerciales pasaron de 11 a 15 por semana.',
          'Gané 34 clientes con prospección entre locales recién alquilados.',
          'Hago 40 demostraciones de producto al año; una de cada dos acaba en pedido.',
          'Mantuve el descuento medio en el 6 % con negociación sobre entrega y formación.',
        ],
      ),
      createExperience(
        'Comercial interno',
        'Envases Aljarafe',
        'Sevilla',
        ['06/2022', '01/2024'],
        [
          'Concerté 8 reuniones por semana para dos compañeros, con 50 llamadas al día.',
          'Llevé 60 cuentas pequeñas en fidelización de clientes y subí sus ventas un 23 % en un año.',
          'Preparé presupuestos en cuatro horas en vez de dos días con una plantilla de Excel.',
        ],
      ),
      createExperience(
        'Camarero y jefe de turno',
        'Bodega La Reja',
        'Sevilla',
        ['09/2018', '05/2022'],
        [
          'Atendí 25 mesas por noche mientras estudiaba y formé a 7 compañeros.',
          'Conté las existencias cada semana y evité 350 € de pérdidas al mes.',
        ],
      ),
    ],
    education: [
      createEducation(['Grado', 'Marketing'], 'Universidad de la Giralda Norte', 'Sevilla', ['09/2018', '06/2022']),
    ],
    skills: [
      'Vender: Planificación de rutas, Prospección, Análisis de necesidades, Demostraciones de producto, Negociación, Cierre de ventas',
      'Seguir: Visitas comerciales, Previsión de ventas, Presupuestos, Fidelización de clientes',
      'Herramientas: Salesforce, Excel',
    ],
    certifications: [{ name: 'Permiso de conducir B', issuer: '', date: '2018' }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'B2' },
    ],
  }),
};
