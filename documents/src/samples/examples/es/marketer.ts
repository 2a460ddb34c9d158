import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Cada viñeta nombra el canal, el trabajo y lo que cambió.',
  skills: ['Estrategia de contenidos', 'Redacción SEO', 'Entrevistas'],
  resume: createResume({
    personalInfo: {
      firstName: 'Elena',
      lastName: 'Castro',
      headline: 'Estratega de contenidos',
      email: 'elena.castro@example.com',
      phone: '+34 600 555 126',
      location: 'Sevilla',
      linkedin: '',
      website: 'https://elenacastro.example/',
      summary:
        'Estratega de contenidos con cuatro años en viajes y gastronomía. Planifico a partir de preguntas, escribo y edito textos largos y mido qué hace el lector después. Editora de dos boletines semanales.',
    },
    experience: [
      createExperience(
        'Estratega de contenidos',
        'Viajes Colinabo',
        'Sevilla',
        ['03/2024'],
        [
          'Planifiqué 48 artículos por preguntas de búsqueda; las visitas orgánicas subieron de 22.000 a 61.000 al mes.',
          'Reescribí 30 guías antiguas con criterios de redacción SEO; 19 están hoy en la primera página.',
          'Definí la guía de tono de marca que usan 9 redactores y bajé la edición de textos de 3 vueltas a una.',
          'Realicé 26 entrevistas a anfitriones y guías, la base de nuestra serie más compartida.',
          'Dirijo la estrategia de contenidos y el calendario editorial de dos marcas, con 80.000 € al año.',
        ],
      ),
      createExperience(
        'Editora de contenidos júnior',
        'Mercado Norte',
        'Sevilla',
        ['07/2022', '02/2024'],
        [
          'Edité dos boletines semanales para 34.000 lectores; la tasa de apertura creció del 24 al 37 %.',
          'Probé 40 asuntos de correo y dejé por escrito lo que funciona.',
          'Implanté la verificación de recetas y precios; las rectificaciones bajaron de 12 a 2 por trimestre.',
        ],
      ),
      createExperience(
        'Redactora en prácticas',
        'Semanario del Aljarafe',
        'Tomares',
        ['01/2022', '06/2022'],
        [
          'Escribí 35 piezas breves sobre cocina local, cuatro de ellas de portada.',
          'Asumí la redacción para web de la agenda y reduje a la mitad el tiempo hasta la publicación.',
        ],
      ),
    ],
    education: [
      createEducation(['Grado', 'Periodismo'], 'Universidad de Guadalora', 'Córdoba', ['09/2018', '06/2022']),
    ],
    skills: [
      'Estrategia de contenidos',
      'Redacción SEO',
      'Redacción publicitaria',
      'Edición de textos',
      'Calendario editorial',
      'Entrevistas',
      'WordPress',
      'Semrush',
    ],
    achievements: ['Premio regional de periodismo gastronómico 2025'],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
    ],
  }),
};
