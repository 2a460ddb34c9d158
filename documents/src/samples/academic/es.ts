import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const academicResume: ResumeContent = {
  personalInfo: {
    firstName: 'Marisol',
    lastName: 'Quintana Rey',
    headline: 'Catedrática de ecología costera',
    email: 'm.quintana@example.com',
    phone: '+34 600 000 183',
    location: 'Cádiz',
    linkedin: '',
    website: 'https://grupo-quintana.example/publicaciones',
    summary:
      'Ecóloga costera. Estudio cómo se forman, retroceden y se recuperan las marismas y qué supone para la defensa frente a inundaciones y las cuentas de carbono. Veinte años de datos de campo abiertos en once estuarios, 5,2 M€ de financiación obtenida y nueve tesis dirigidas hasta su defensa.',
  },
  experience: [
    createExperience(
      'Catedrática de ecología costera',
      'Universidad de la Bahía Sur',
      'Cádiz',
      ['09/2019'],
      [
        'Dirección de un grupo de 14 personas: cuatro investigadores posdoctorales, siete doctorandos, dos técnicos y una gestora de datos.',
        'Gestión de la litoteca: 10.400 testigos de 212 lugares, cada uno con ficha pública e identificador citable.',
        'Obtención de 3,6 M€ como investigadora principal, incluido un proyecto con cuatro universidades.',
        'Diseño del seguimiento de tres restauraciones de marisma (740 hectáreas) con la agencia costera.',
      ],
    ),
    createExperience(
      'Profesora titular de ciencias del estuario',
      'Universidad de la Bahía Sur',
      'Cádiz',
      ['09/2013', '08/2019'],
      [
        'Creación del seguimiento con láser de los bordes de marisma; la serie de diez años es la más larga de Europa.',
        'Fundación de una red de 160 voluntarios que leen 420 varillas de elevación dos veces al año.',
        'Dirección de cuatro tesis, todas defendidas en menos de cuatro años.',
      ],
    ),
    createExperience(
      'Investigadora posdoctoral',
      'Instituto de Estudios del Litoral',
      'Vigo',
      ['10/2009', '08/2013'],
      [
        'Medición de olas y corrientes en marismas inundadas durante tres inviernos con sensores de fabricación propia.',
        'Autora del código libre de procesado que hoy usan siete grupos.',
      ],
    ),
    createExperience(
      'Docencia: métodos de campo (grado, 60 estudiantes)',
      'Universidad de la Bahía Sur',
      'Cádiz',
      ['09/2015'],
      [
        'Curso de diez días: nivelación, extracción de testigos, inventario de vegetación y cartografía con dron.',
        'Valoración media de 4,8 sobre 5 en nueve años.',
      ],
    ),
    createExperience(
      'Docencia: estadística para ecología e ingeniería (máster, 45 estudiantes)',
      'Universidad de la Bahía Sur',
      'Cádiz',
      ['09/2017'],
      [
        'Modelos mixtos con datos de los propios estudiantes; todo el material con licencia abierta.',
        'Introducción de la revisión entre pares del código de análisis.',
      ],
    ),
  ],
  education: [
    createEducation(
      ['Doctorado', 'Ciencias del mar'],
      'Universidad de las Rías',
      'Vigo',
      ['2005', '2009'],
      'Sobresaliente cum laude',
      ['Tesis: capas de tormenta en la ría de Aldán y su datación.'],
    ),
    createEducation(
      ['Licenciatura', 'Geografía'],
      'Universidad de las Rías',
      'Vigo',
      ['2000', '2005'],
      'Sobresaliente',
    ),
  ],
  projects: [
    createProject(
      'Línea de marisma: veinte años de restauración',
      'Fondo Nacional de Investigación, 1,9 M€, de 2023 a 2028, investigadora principal. Once estuarios, cuatro universidades.',
      'https://lineademarisma.example',
    ),
    createProject(
      'Litoteca costera',
      'Ayuda de infraestructura, 1,2 M€, de 2020 a 2025, responsable. Cámara fría, línea de escaneado y catálogo público.',
    ),
    createProject('Carbono en los caños', 'Programa de cuentas climáticas, 640.000 €, de 2019 a 2023, responsable.'),
    createProject('Varillas y vecinos', 'Fondo de ciencia ciudadana, 85.000 €, de 2016 a 2019, responsable.'),
  ],
  skills: [
    'Campo: nivelación, testigos de sedimento, escáner láser, fotogrametría con dron, inventario de vegetación',
    'Análisis: R, Python, modelos bayesianos, series temporales, SIG, modelos de edad por radiocarbono',
    'Dirección: captación de fondos, dirección de tesis, seguridad en campo, datos abiertos, divulgación',
  ],
  achievements: [
    'Quintana M, Osei K. Recuperación de marismas tras la apertura de diques: veinte años de elevaciones. Revista de Costas 61, 2025, 118–141.',
    'Quintana M, Ferreira T. Lo que recuerda un metro de fango: carbono en el sedimento. Estuarios en Revisión 12, 2025, 77–102.',
    'Duarte P, Quintana M. Los bordes de las praderas se mueven primero. Cartografía Marina 9, 2024, 15–29.',
    'Quintana M. La orilla lenta. En: Manual de costas basadas en la naturaleza, Editorial Aldermoor, 2023, 311–338.',
    'Ferreira T, Quintana M. Créditos de carbono de marisma: ¿cuánto error cabe? Cuentas Climáticas 4, 2022, 233–251.',
    'Brandt J, Quintana M. Una varilla barata que el voluntariado lee a cinco milímetros. Métodos de Orilla 5, 2021, 44–52.',
    'Quintana M, Hale R. Los acantilados de marisma retroceden a saltos. Revista de Costas 54, 2018, 210–233.',
    'Quintana M, Hale R. Olas en una marisma de invierno. Notas de Ingeniería Costera 38, 2014, 12–31. 188 citas.',
    'Conferencia plenaria: La orilla lenta. Congreso Europeo de Estuarios, Gante, 2025.',
    'Conferencia invitada: Veinte años de varillas. Jornadas del Wadden, Groninga, 2024.',
    'Premio a la docencia de la Facultad de Medio Ambiente, Universidad de la Bahía Sur, 2021.',
    'Editora asociada de la Revista de Costas desde 2020; revisora de 14 revistas.',
  ],
  certifications: [{ name: 'Certificado de docencia universitaria', issuer: 'Red Docente del Sur', date: '06/2016' }],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'avanzado, C1' },
    { name: 'Gallego', level: 'avanzado, C1' },
  ],
  customSections: [],
};
