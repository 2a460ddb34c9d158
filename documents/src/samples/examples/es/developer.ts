import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Dos prácticas y un proyecto en uso: con poca trayectoria, hablan los resultados.',
  skills: ['TypeScript', 'Accesibilidad web', 'Pruebas de interfaz'],
  resume: createResume({
    personalInfo: {
      firstName: 'Lucía',
      lastName: 'Ferrándiz',
      headline: 'Desarrolladora frontend',
      email: 'lucia.ferrandiz@example.com',
      phone: '+34 600 555 172',
      location: 'Valencia',
      linkedin: '',
      website: 'https://luciaferrandiz.example/',
      summary:
        'Graduada en Ingeniería Informática con dos prácticas en equipos de producto y una aplicación de horarios que usan 1.200 estudiantes de mi escuela. Trabajo con TypeScript, React y HTML semántico, y pruebo con lector de pantalla antes de pedir una revisión.',
    },
    experience: [
      createExperience(
        'Desarrolladora frontend en prácticas',
        'Mareta Software',
        'Valencia',
        ['05/2025', '08/2025'],
        [
          'Rediseñé el formulario de reservas con diseño adaptable y mensajes de error claros; las consultas bajaron un tercio.',
          'Añadí 60 pruebas de interfaz a la biblioteca de componentes y detecté 4 fallos antes de publicar.',
          'Reduje la primera carga del calendario de 4,1 a 1,3 segundos en un móvil de hace tres años.',
        ],
      ),
      createExperience(
        'Desarrolladora web en prácticas',
        'Estudio Olmo y Pinzón',
        'Castellón de la Plana',
        ['06/2024', '08/2024'],
        [
          'Publiqué páginas para 5 clientes a partir de diseños en Figma, probadas en cuatro navegadores.',
          'Unifiqué 3 sitios en un solo sistema de diseño; cambiar un color pasó de un día a minutos.',
          'Corregí 85 incidencias de accesibilidad web; los 5 sitios superaron la auditoría de septiembre.',
        ],
      ),
    ],
    projects: [
      createProject(
        'Horario',
        'Horarios de la Escuela Airén sin conexión, con integración de API y gestión del estado en 300 líneas; 1.200 estudiantes por semana.',
        'https://horario.example/',
        ['TypeScript', 'React', 'Service workers'],
      ),
      createProject(
        'Contraste',
        'Pequeña herramienta que muestra qué pares de una paleta se pueden leer; 400 estrellas y 11 colaboradores.',
        'https://contraste.example/',
        ['TypeScript', 'CSS'],
      ),
    ],
    education: [
      createEducation(
        ['Grado', 'Ingeniería Informática'],
        'Escuela Superior Airén',
        'Valencia',
        ['09/2022', '06/2026'],
        '8,1 de 10',
        ['Trabajo de fin de grado: editor de partituras manejable solo con teclado.'],
      ),
    ],
    skills: [
      'Lenguajes: TypeScript, JavaScript, HTML, CSS',
      'Construcción: React, Diseño adaptable, Biblioteca de componentes, Gestión del estado, Integración de API',
      'Calidad: Accesibilidad web, Pruebas de interfaz, Rendimiento web, Git',
    ],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
    ],
  }),
};
