import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Cada curso tiene un resultado, y el título está donde lo busca la dirección.',
  skills: ['Programación didáctica', 'Evaluación continua', 'Tutoría'],
  resume: createResume({
    personalInfo: {
      firstName: 'Lucía',
      lastName: 'Amrani',
      headline: 'Maestra de primaria',
      email: 'lucia.amrani@example.com',
      phone: '+34 600 555 147',
      location: 'Zaragoza',
      linkedin: '',
      website: 'https://luciaamrani.example/',
      summary:
        'Maestra de primaria con cinco años en segundo, tercero y cuarto, en aulas con hasta nueve lenguas de origen. Me apoyo en la programación didáctica, la lectura y la atención a la diversidad; las familias saben de mí antes de que haya un problema.',
    },
    experience: [
      createExperience(
        'Maestra de primaria, tercer curso',
        'CEIP Ribera Alta',
        'Zaragoza',
        ['09/2023'],
        [
          'Enseño a una clase de 27 niños; el 81 % alcanzó el objetivo de lectura, frente al 63 % de dos años antes.',
          'Aplico la evaluación continua cada dos semanas y reorganizo 5 mesas de lectura.',
          'Redacté las situaciones de aprendizaje de ciencias que hoy usan 6 clases.',
          'Mantengo 54 reuniones de tutoría al año y una carta semanal en tres lenguas.',
          'Preparé con orientación el apoyo de 4 alumnos; los 4 cumplieron su objetivo del curso.',
        ],
      ),
      createExperience(
        'Maestra de primaria, segundo curso',
        'CEIP Molino Nuevo',
        'Huesca',
        ['09/2021', '06/2023'],
        [
          'Reduje de 14 a 4 las interrupciones por clase con una gestión del aula escrita por los niños.',
          'Creé 120 sesiones con recursos digitales en Google Classroom, que usaron dos compañeras.',
          'Coordiné un proyecto de aprendizaje basado en proyectos con 4 clases.',
        ],
      ),
      createExperience(
        'Maestra en prácticas',
        'CEIP La Alameda',
        'Huesca',
        ['02/2021', '06/2021'],
        [
          'Impartí 9 horas semanales en cuarto y probé la atención a la diversidad con fracciones.',
          'Fundé un club de lectura con 18 miembros fijos.',
        ],
      ),
    ],
    education: [
      createEducation(['Grado', 'Magisterio en Educación Primaria'], 'Universidad del Ebro Medio', 'Zaragoza', [
        '09/2017',
        '06/2021',
      ]),
    ],
    skills: [
      'Enseñar: Programación didáctica, Evaluación continua, Situaciones de aprendizaje, Aprendizaje basado en proyectos, Trabajo cooperativo',
      'Aula: Gestión del aula, Atención a la diversidad, Tutoría, Comunicación con las familias',
      'Herramientas: Recursos digitales, Google Classroom, Moodle, Genially',
    ],
    certifications: [{ name: 'Certificado de idiomas C1, francés', issuer: '', date: '2022' }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Francés', level: 'C1' },
    ],
  }),
};
