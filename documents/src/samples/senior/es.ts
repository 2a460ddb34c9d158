import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const seniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Inés',
    lastName: 'Cardona Vidal',
    headline: 'Directora de ingeniería, plataformas de datos',
    email: 'ines.cardona@example.com',
    phone: '+34 600 000 182',
    location: 'Valencia',
    linkedin: 'https://www.linkedin.com/in/inescardona',
    website: 'https://inescardona.example/',
    summary:
      'Directora de ingeniería con 16 años en pagos, logística y datos de energía. He creado y dirigido equipos de plataforma de hasta 64 ingenieros en cuatro países y he llevado tres empresas reguladas del proceso nocturno al tiempo real sin un solo día de parada. Se me conoce por las crisis llevadas con calma, los textos claros y los responsables que después dirigen otros equipos.',
  },
  experience: [
    createExperience(
      'Directora de ingeniería, plataformas de datos',
      'Energía Levante',
      'Valencia',
      ['03/2020'],
      [
        'Dirijo a 64 ingenieros en nueve equipos en Valencia, Oporto y Gdańsk; la rotación no deseada bajó del 14 % al 4 % en tres años.',
        'Sustitución de 410 procesos nocturnos por una plataforma de eventos que liquida 38 millones de lecturas al día en seis minutos.',
        'Reducción del gasto en la nube de 3,1 M€ al año (27 %) con almacenamiento por niveles, clústeres compartidos y un modelo público de costes unitarios.',
        'Certificación ISO 27001 en once meses sin ninguna no conformidad mayor, mantenida en dos auditorías de seguimiento.',
        'Implantación de una doble carrera profesional con revisión mensual; desde entonces el 71 % de las jefaturas se cubre con personal propio.',
      ],
    ),
    createExperience(
      'Jefa de ingeniería de plataforma',
      'Paquetería Ibérica',
      'Madrid',
      ['06/2016', '02/2020'],
      [
        'Crecimiento del equipo de plataforma de 7 a 29 ingenieros y creación de guardias en dos husos horarios, con la mitad de avisos por persona.',
        'Entrega del flujo de seguimiento de envíos que usan 12 transportistas nacionales, con picos de 94.000 eventos por segundo.',
        'Plazo de un cambio reducido de 19 días a 26 horas al llevar 63 servicios a una misma vía de construcción y despliegue.',
        'Negociación de un contrato de infraestructura a tres años que ahorró 1,4 M€ sobre la tarifa.',
      ],
    ),
    createExperience(
      'Responsable de ingeniería, riesgo de pagos',
      'Banco Halcón',
      'Madrid',
      ['09/2012', '05/2016'],
      [
        'Gestión de tres equipos (18 personas) encargados de puntuar el fraude en 2,2 millones de operaciones diarias.',
        'Reducción del 31 % en rechazos indebidos con las mismas pérdidas por fraude: 8 M€ al año de gasto recuperado.',
        'Redacción del método de revisión de incidentes que después adoptaron los 40 equipos técnicos del banco.',
      ],
    ),
    createExperience(
      'Ingeniera de software sénior',
      'Marea Analítica',
      'Zaragoza',
      ['08/2009', '08/2012'],
      [
        'Diseño del almacén de series temporales del pronóstico de crecidas, en uso en 23 administraciones locales.',
        'Tiempo de cálculo de un pronóstico reducido de 4 horas a 35 minutos con el mismo equipo.',
        'Tutoría de cinco recién titulados; cuatro fueron ingenieros sénior en menos de tres años.',
      ],
    ),
    createExperience(
      'Ingeniera de software',
      'Sistemas Pozoclaro',
      'Zaragoza',
      ['07/2007', '07/2009'],
      [
        'Desarrollo de la importación de un programa de turnos hospitalarios usado en 118 plantas.',
        'Autora del 60 % de las pruebas de regresión, que redujeron la validación de nueve días a dos.',
      ],
    ),
  ],
  education: [
    createEducation(
      ['Máster', 'Informática avanzada'],
      'Universidad del Ebro Alto',
      'Zaragoza',
      ['2006', '2007'],
      'Sobresaliente',
      ['Trabajo final sobre consenso en redes con pérdidas.'],
    ),
    createEducation(
      ['Licenciatura', 'Matemáticas'],
      'Universidad de Valdeclara',
      'Teruel',
      ['2001', '2006'],
      'Notable',
    ),
  ],
  projects: [
    createProject(
      'Esquema Abierto de Contadores',
      'Esquema de eventos neutral para contadores inteligentes, en uso en cinco comercializadoras.',
      'https://esquemacontadores.example',
      ['Protobuf', 'Kafka', 'Go'],
    ),
    createProject('Guardia Tranquila', 'Analizador de guardias que detecta avisos inútiles; 41 colaboradores.', '', [
      'Python',
      'Prometheus',
    ]),
  ],
  skills: [
    'Dirección: diseño organizativo, selección, presupuestos, acompañamiento de responsables, negociación',
    'Plataformas: Kafka, Flink, Kubernetes, Terraform, Snowflake, PostgreSQL',
    'Lenguajes y herramientas: Go, Python, Java, SQL, CI/CD, OpenTelemetry',
    'Métodos: diseño guiado por el dominio, gestión de incidentes, ISO 27001, FinOps',
  ],
  achievements: [
    'Ponente, StreamCon Europe 2019 y 2023',
    'Presidenta del círculo de mentoría Mujeres en Infraestructura (90 integrantes)',
  ],
  certifications: [
    { name: 'AWS Certified Solutions Architect, Professional', issuer: 'Amazon Web Services', date: '04/2023' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'avanzado, C1' },
    { name: 'Portugués', level: 'intermedio, B1' },
  ],
  customSections: [],
};
