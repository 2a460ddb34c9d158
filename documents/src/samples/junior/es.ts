import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export const juniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Lucía',
    lastName: 'Moreno Vidal',
    headline: 'Analista de datos júnior',
    email: 'lucia.moreno@example.com',
    phone: '+34 600 000 147',
    location: 'Valencia, España',
    linkedin: 'linkedin.com/in/luciamorenovidal',
    website: '',
    summary:
      'Graduada en Economía con dos prácticas en análisis de comercio minorista. Trabajo con soltura desde la exportación en bruto hasta un gráfico claro: SQL, Python y lenguaje sencillo. Busco un primer puesto de analista en un equipo que mida lo que hace.',
  },
  experience: [
    {
      company: 'Mercados del Turia',
      position: 'Analista de datos en prácticas',
      startDate: '06/2025',
      endDate: '08/2025',
      current: false,
      location: 'Valencia',
      description: '',
      achievements: [
        'Rehíce en SQL el informe semanal de existencias de 14 tiendas: prepararlo pasó de 6 horas a 20 minutos.',
        'Detecté un error de precios en 212 artículos, con un efecto de 48.000 € al año en el margen.',
        'Presenté tres conclusiones a la dirección regional; dos se probaron en tiendas.',
      ],
    },
    {
      company: 'Azahar Medios',
      position: 'Prácticas de analítica de marketing',
      startDate: '01/2025',
      endDate: '05/2025',
      current: false,
      location: 'Valencia',
      description: '',
      achievements: [
        'Etiqueté 1.900 campañas para poder comparar la inversión entre 8 canales.',
        'Automaticé en Python el panel de los lunes y ahorré al equipo 5 horas semanales.',
      ],
    },
    {
      company: 'Biblioteca Universitaria del Turia',
      position: 'Auxiliar de biblioteca (media jornada)',
      startDate: '09/2023',
      endDate: '12/2024',
      current: false,
      location: 'Valencia',
      description: '',
      achievements: [
        'Ayudé a entre 30 y 50 estudiantes por turno a encontrar y citar fuentes.',
        'Formé a 6 auxiliares nuevos en el sistema de préstamos.',
      ],
    },
  ],
  education: [
    {
      institution: 'Universidad del Turia',
      degree: 'Grado',
      field: 'Economía',
      startDate: '2021',
      endDate: '2025',
      current: false,
      location: 'Valencia',
      gpa: '8,4 sobre 10',
      achievements: ['Mención en Estadística.'],
    },
  ],
  projects: [
    {
      name: 'Bus o bici',
      description:
        'Comparé 1,2 millones de trayectos en bici pública con los horarios de autobús; el artículo tuvo 9.000 lecturas.',
      technologies: ['Python', 'DuckDB'],
      url: 'https://github.com/lmoreno/bus-o-bici',
      github: '',
    },
  ],
  skills: [
    'Datos: SQL, Python, pandas, Excel, Tableau, estadística',
    'Forma de trabajo: presentaciones, redacción técnica, Git',
  ],
  achievements: ['Primer premio, Reto Universitario de Datos 2024'],
  certifications: [],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'C1' },
  ],
  customSections: [],
};
