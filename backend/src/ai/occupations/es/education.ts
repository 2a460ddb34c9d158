import type { IndustryOccupations } from '../occupation';

export const education: IndustryOccupations = {
  industry: 'Education',
  general: {
    id: 'education-professional',
    title: 'Profesional de la educación',
    aliases: '',
    terms:
      'apoyo al alumnado, programación didáctica, gestión del aula, comunicación con las familias, registro de asistencia, protección de menores, evaluación de aprendizajes, recursos digitales, actividades complementarias, atención a la diversidad',
    tools: 'Moodle, Google Classroom',
    certifications: 'certificado negativo de delitos sexuales, curso de primeros auxilios',
    summary: [
      '{title} que acompaña a cada alumno con normas claras y expectativas realistas.',
      'Aporta paciencia en la explicación, orden en los registros y una comunicación con las familias regular y respetuosa.',
    ],
    duties: [
      'Apoyo al alumnado en grupos de [número] estudiantes durante clases y talleres',
      'Preparación de materiales de acuerdo con la programación didáctica',
      'Comunicación con las familias de [número] alumnos sobre avances y dificultades',
      'Observación y registro de conductas según el protocolo de protección de menores',
      'Organización de [número] actividades complementarias por curso',
      'Adaptación de tareas dentro de las medidas de atención a la diversidad',
      'Seguimiento de [número] planes individuales por trimestre',
      'Uso de recursos digitales para repasar contenidos',
    ],
    pastDuties: [
      'Registro de asistencia de [número] alumnos por jornada',
      'Vigilancia de patios, comedores y entradas',
      'Corrección de [número] ejercicios por semana con comentarios breves',
      'Preparación de aulas y materiales antes de la clase',
      'Acompañamiento de [número] grupos en excursiones',
      'Participación en claustros y reuniones de ciclo',
    ],
    letter: {
      opening:
        'Me dedico a la educación por el momento en que alguien entiende algo que se le resistía, y por el trabajo paciente que lo hace posible.',
      achievement: 'En [Empresa] acompañé a [número] alumnos por curso y mantuve un contacto regular con sus familias.',
    },
  },
  occupations: [
    {
      id: 'teacher',
      title: 'Profesor/a',
      aliases:
        'profesor, profesora, maestro, maestra, docente, profesor de primaria, profesora de primaria, maestro de primaria, maestra de primaria, profesor de secundaria, profesora de secundaria, profesor de inglés, profesora de inglés, profesor de matemáticas, profesora de matemáticas, profesor de idiomas, profesora de idiomas, profesor de español, profesora de español, profesor de educación física, profesor de bachillerato, educador, educadora, catedrático de instituto',
      terms:
        'programación didáctica, gestión del aula, atención a la diversidad, evaluación continua, situaciones de aprendizaje, tutoría, comunicación con las familias, aprendizaje basado en proyectos, recursos digitales, trabajo cooperativo',
      tools: 'Google Classroom, Moodle, Genially',
      certifications: 'máster de formación del profesorado, certificado de idiomas',
      summary: [
        '{title} que prepara clases con un objetivo claro y comprueba qué se ha aprendido.',
        'Combina la evaluación continua con la atención a la diversidad y mantiene una comunicación con las familias franca y constructiva.',
      ],
      duties: [
        'Docencia a [número] alumnos por curso con programación didáctica propia',
        'Diseño de situaciones de aprendizaje conectadas con la vida cotidiana',
        'Evaluación continua de [número] grupos mediante rúbricas y pruebas breves',
        'Gestión del aula con normas acordadas y rutinas de inicio',
        'Tutoría de [número] estudiantes con entrevistas individuales por trimestre',
        'Adaptación de materiales para la atención a la diversidad',
        'Coordinación de [número] iniciativas anuales de aprendizaje basado en proyectos',
        'Comunicación con las familias sobre progresos, ausencias y convivencia',
      ],
      pastDuties: [
        'Impartición de [número] horas lectivas por semana en varios niveles',
        'Elaboración de fichas y recursos digitales de repaso',
        'Corrección de [número] trabajos por trimestre con indicaciones de mejora',
        'Organización de salidas culturales y semanas temáticas',
        'Refuerzo a [número] alumnos con materias pendientes',
        'Participación en reuniones de departamento y juntas de evaluación',
      ],
      letter: {
        opening:
          'La clase que procuro dar tiene un objetivo visible, espacio para preguntar y tareas que cada alumno puede empezar desde donde está.',
        achievement: 'En [Empresa] di clase a [número] alumnos por curso y compartí materiales con el departamento.',
      },
    },
    {
      id: 'teaching-assistant',
      title: 'Auxiliar de apoyo educativo',
      aliases:
        'auxiliar educativo, auxiliar educativa, auxiliar de apoyo educativo, asistente de profesor, asistente de docente, asistente de aula, auxiliar de aula, auxiliar técnico educativo, auxiliar técnica educativa, ate, auxiliar de conversación, profesor de apoyo, profesora de apoyo, monitor escolar, monitora escolar, monitor de comedor, monitora de comedor, auxiliar docente',
      terms:
        'apoyo al aprendizaje, trabajo en grupo reducido, apoyo conductual, preparación del aula, apoyo a la lectura, necesidades educativas especiales, autonomía personal, vigilancia de recreo, material adaptado, comunicación con el profesorado',
      tools: 'pictogramas ARASAAC, pizarra digital',
      certifications: 'certificado negativo de delitos sexuales, curso de primeros auxilios',
      summary: [
        '{title} que se sienta al lado del alumno y le da la ayuda justa para seguir.',
        'Presta apoyo al aprendizaje en el aula y en grupos reducidos, con material adaptado y observaciones útiles para el profesorado.',
      ],
      duties: [
        'Apoyo al aprendizaje de [número] alumnos en lengua y matemáticas',
        'Dinamización del trabajo en grupo reducido según las indicaciones docentes',
        'Apoyo a la lectura con [número] niños por semana',
        'Aplicación de pautas de apoyo conductual acordadas con orientación',
        'Elaboración de [número] piezas de material adaptado por trimestre',
        'Acompañamiento en autonomía personal: aseo, comida y desplazamientos',
        'Atención a [número] estudiantes con necesidades educativas especiales',
        'Comunicación con el profesorado sobre avances y dificultades del día',
      ],
      pastDuties: [
        'Preparación del aula y de los materiales para [número] sesiones diarias',
        'Vigilancia de recreo y mediación en conflictos menores',
        'Acompañamiento de [número] grupos en salidas y ruta escolar',
        'Colocación de trabajos y murales en pasillos',
        'Refuerzo de hábitos de estudio con [número] alumnos por tarde',
        'Ayuda en el uso de la pizarra digital y las tabletas',
      ],
      letter: {
        opening:
          'En el aula me gusta estar donde hace falta: una explicación repetida con otras palabras, un material más claro o un poco de calma.',
        achievement:
          'En [Empresa] apoyé a [número] alumnos por curso y preparé con el profesorado sus materiales adaptados.',
      },
    },
    {
      id: 'school-counselor',
      title: 'Orientador/a educativo/a',
      aliases:
        'orientador, orientadora, orientador escolar, orientadora escolar, orientador educativo, orientadora educativa, psicopedagogo, psicopedagoga, pedagogo, pedagoga, consejero escolar, consejera escolar, psicólogo educativo, psicóloga educativa, psicólogo escolar, psicóloga escolar, orientador académico, orientador vocacional, orientadora vocacional',
      terms:
        'orientación académica, evaluación psicopedagógica, intervención en crisis, orientación vocacional, dinámicas de grupo, entrevistas con familias, plan de convivencia, prevención del acoso, adaptación curricular, asesoramiento al profesorado',
      tools: 'baterías psicopedagógicas, WISC',
      certifications: 'colegiación en psicología, máster en orientación educativa',
      summary: [
        '{title} que escucha sin prisa y ayuda a cada estudiante a ordenar sus opciones.',
        'Reúne evaluación psicopedagógica, orientación académica y mediación, con confidencialidad y coordinación con los servicios externos.',
      ],
      duties: [
        'Orientación académica individual a [número] alumnos por curso',
        'Evaluación psicopedagógica e informe de necesidades de apoyo',
        'Atención de [número] entrevistas con familias por trimestre',
        'Intervención en crisis y activación de protocolos con dirección',
        'Desarrollo de [número] sesiones anuales de orientación vocacional',
        'Asesoramiento al profesorado sobre adaptación curricular y convivencia',
        'Seguimiento de [número] casos abiertos con servicios sociales y salud mental',
        'Diseño de acciones de prevención del acoso en el plan de convivencia',
      ],
      pastDuties: [
        'Realización de dinámicas de grupo con [número] clases por curso',
        'Aplicación y corrección de pruebas bajo supervisión',
        'Organización de [número] visitas a universidades y centros de formación',
        'Recogida de información de tutores antes de cada entrevista',
        'Elaboración de [número] materiales de técnicas de estudio',
        'Apoyo en la acogida de alumnado recién llegado',
      ],
      letter: {
        opening:
          'Orientar es acompañar decisiones sin tomarlas por nadie: escuchar, ofrecer información fiable y cuidar a quien atraviesa un mal momento.',
        achievement: 'En [Empresa] acompañé a [número] alumnos por curso y coordiné con tutores las medidas de apoyo.',
      },
    },
    {
      id: 'lecturer',
      title: 'Profesor/a universitario/a',
      aliases:
        'profesor universitario, profesora universitaria, docente universitario, docente universitaria, profesor asociado, profesora asociada, profesor titular de universidad, profesora titular de universidad, profesor ayudante doctor, profesora ayudante doctora, catedrático, catedrática, catedrático de universidad, profesor de cátedra, investigador docente, personal docente e investigador, pdi, académico, académica',
      terms:
        'diseño de asignaturas, clases magistrales, seminarios, dirección de trabajos, redacción académica, evaluación de estudiantes, tutorías universitarias, metodología de investigación, gestión académica, innovación docente',
      tools: 'Moodle, Zotero, SPSS',
      certifications: 'acreditación ANECA, doctorado',
      summary: [
        '{title} que une investigación y aula con exigencia y una explicación cuidada.',
        'Diseña asignaturas con resultados de aprendizaje medibles, acompaña la redacción académica y evalúa con criterios publicados desde el principio.',
      ],
      duties: [
        'Docencia de [número] estudiantes por cuatrimestre en grado y máster',
        'Diseño de asignaturas con guía docente, rúbricas y bibliografía actualizada',
        'Dirección de trabajos de fin de grado y máster: [número] por curso',
        'Preparación de clases magistrales y seminarios con debate de casos',
        'Publicación de [número] artículos al año con revisión por pares',
        'Evaluación de estudiantes con comentarios que permiten mejorar',
        'Atención de [número] tutorías universitarias por semana',
        'Participación en comités de calidad y gestión académica',
      ],
      pastDuties: [
        'Dirección de [número] prácticas semanales de laboratorio o aula',
        'Revisión bibliográfica y análisis de datos en grupos de investigación',
        'Corrección de [número] exámenes por convocatoria',
        'Ponencia en congresos nacionales e internacionales',
        'Elaboración de [número] casos prácticos para innovación docente',
        'Colaboración en solicitudes de financiación pública',
      ],
      letter: {
        opening:
          'En la universidad me interesa formar criterio: enseñar a leer las fuentes, a plantear buenas preguntas y a defender una conclusión.',
        achievement:
          'En [Empresa] impartí clase a [número] estudiantes por curso y renové los materiales de mis asignaturas.',
      },
    },
    {
      id: 'early-childhood-educator',
      title: 'Educador/a infantil',
      aliases:
        'educador infantil, educadora infantil, técnico en educación infantil, técnica en educación infantil, maestro de educación infantil, maestra de educación infantil, maestra infantil, educadora de párvulos, educador de párvulos, parvularia, maestra jardinera, profesora de preescolar, auxiliar de guardería, educadora de guardería, maestra de preescolar, técnico de jardín de infancia, niñera, niñero, canguro, puericultora',
      terms:
        'aprendizaje a través del juego, desarrollo infantil, rutinas diarias, seguridad infantil, comunicación con las familias, observación y registro, psicomotricidad, periodo de adaptación, cuentacuentos, hábitos de higiene',
      tools: 'materiales Montessori, agenda escolar digital',
      certifications: 'técnico superior en educación infantil, curso de primeros auxilios pediátricos',
      summary: [
        '{title} que observa, juega y da a cada niño el tiempo que necesita.',
        'Trabaja con rutinas diarias estables, aprendizaje a través del juego y una relación de confianza con las familias.',
      ],
      duties: [
        'Atención educativa a [número] niños en un ambiente seguro y afectuoso',
        'Programación de aprendizaje a través del juego por rincones y materiales',
        'Acompañamiento del periodo de adaptación de [número] familias por curso',
        'Observación y registro del desarrollo infantil para el informe trimestral',
        'Preparación de [número] propuestas semanales de psicomotricidad y música',
        'Cuidado de las rutinas diarias: comida, sueño y control de esfínteres',
        'Comunicación con las familias de [número] alumnos mediante agenda diaria',
        'Revisión de espacios y juguetes conforme a las normas de seguridad infantil',
      ],
      pastDuties: [
        'Apoyo en un aula de [número] niños durante juegos y comidas',
        'Enseñanza de hábitos de higiene con canciones y láminas',
        'Lectura de [número] cuentos por semana con títeres',
        'Decoración del aula según las estaciones',
        'Vigilancia de [número] siestas y patios por jornada',
        'Colaboración en fiestas y talleres con familias',
      ],
      letter: {
        opening:
          'En infantil se aprende con el cuerpo, el juego y la confianza. Me gusta preparar ese ambiente y observar cómo cada niño lo hace suyo.',
        achievement: 'En [Empresa] cuidé de un grupo de [número] niños y acompañé a sus familias en la adaptación.',
      },
    },
    {
      id: 'tutor',
      title: 'Profesor/a particular',
      aliases:
        'profesor particular, profesora particular, tutor, tutora, tutor académico, tutora académica, profesor de refuerzo, profesora de refuerzo, profesor de academia, profesora de academia, clases particulares, tutor online, tutora online, profesor de apoyo escolar, profesora de clases particulares, asesor académico, preparador de oposiciones, preparadora de oposiciones',
      terms:
        'clases particulares, diagnóstico de nivel, preparación de exámenes, apoyo con los deberes, técnicas de estudio, informes de progreso, plan personalizado, clases en línea, resolución de dudas, refuerzo escolar',
      tools: 'Zoom, pizarra virtual',
      certifications: 'certificado de idiomas, formación pedagógica',
      summary: [
        '{title} que localiza dónde se perdió el hilo y lo retoma paso a paso.',
        'Prepara cada sesión con un plan personalizado, practica técnicas de estudio e informa a la familia con sinceridad.',
      ],
      duties: [
        'Impartición de clases particulares a [número] alumnos por semana',
        'Diagnóstico de nivel inicial y acuerdo de objetivos con la familia',
        'Preparación de exámenes con [número] simulacros por trimestre',
        'Explicación de contenidos con ejemplos adaptados al alumno',
        'Elaboración de [número] fichas de práctica al mes según los errores observados',
        'Enseñanza de técnicas de estudio y reparto del tiempo',
        'Envío de informes de progreso a [número] familias al mes',
        'Revisión del plan personalizado después de cada evaluación',
      ],
      pastDuties: [
        'Apoyo con los deberes en grupos de [número] estudiantes',
        'Resolución de dudas por mensaje entre sesiones',
        'Desarrollo de [número] clases en línea por semana con pizarra compartida',
        'Selección de ejercicios de convocatorias anteriores',
        'Refuerzo escolar de verano para [número] alumnos con asignaturas pendientes',
        'Registro de temas vistos y tareas asignadas',
      ],
      letter: {
        opening:
          'En una clase particular hay tiempo para encontrar la raíz de la duda. Ahí empiezo, y desde ahí vuelve poco a poco la seguridad.',
        achievement:
          'En [Empresa] preparé a [número] alumnos por curso y compartí con sus familias los avances cada mes.',
      },
    },
    {
      id: 'librarian',
      title: 'Bibliotecario/a',
      aliases:
        'bibliotecario, bibliotecaria, técnico de biblioteca, técnica de biblioteca, auxiliar de biblioteca, ayudante de biblioteca, documentalista, archivero, archivera, archivista, bibliotecólogo, bibliotecóloga, gestor documental, gestora documental, bibliotecario escolar, bibliotecaria escolar, director de biblioteca, directora de biblioteca',
      terms:
        'desarrollo de la colección, catalogación, servicio de referencia, fomento de la lectura, alfabetización informacional, actividades culturales, préstamo interbibliotecario, expurgo, recursos electrónicos, atención a usuarios',
      tools: 'Koha, AbsysNet, MARC 21',
      certifications: 'grado en información y documentación',
      summary: [
        '{title} que conoce su colección y también a quienes la usan.',
        'Cuida la catalogación, enseña a buscar y a contrastar fuentes, y propone actividades que acercan la lectura a públicos distintos.',
      ],
      duties: [
        'Atención a usuarios en una biblioteca con [número] visitas diarias',
        'Desarrollo de la colección según demanda, presupuesto y equilibrio temático',
        'Catalogación de [número] documentos al mes con control de autoridades',
        'Servicio de referencia presencial y por correo para estudiantes e investigadores',
        'Programación de [número] actividades culturales al año para niños y adultos',
        'Impartición de talleres de alfabetización informacional sobre búsqueda y citas',
        'Gestión de [número] solicitudes mensuales de préstamo interbibliotecario',
        'Negociación de licencias de recursos electrónicos con editoriales',
      ],
      pastDuties: [
        'Préstamo, devolución y colocación de [número] ejemplares diarios',
        'Recuento anual y expurgo de obras deterioradas',
        'Dinamización de [número] clubes de lectura por curso',
        'Elaboración de guías de lectura y expositores temáticos',
        'Digitalización de [número] documentos del fondo local',
        'Orientación a escolares en el fomento de la lectura',
      ],
      letter: {
        opening:
          'Veo la biblioteca como un servicio vivo: una colección bien elegida, ayuda para encontrar lo fiable y un lugar donde cualquiera se siente bienvenido.',
        achievement:
          'En [Empresa] atendí a [número] usuarios al día y renové la programación de actividades culturales.',
      },
    },
    {
      id: 'school-principal',
      title: 'Director/a de centro educativo',
      aliases:
        'director de colegio, directora de colegio, director escolar, directora escolar, director de centro educativo, directora de centro educativo, director de escuela, directora de escuela, director de instituto, directora de instituto, jefe de estudios, jefa de estudios, rector de colegio, rectora de colegio, subdirector escolar, subdirectora escolar, coordinador académico, coordinadora académica, coordinador pedagógico, coordinadora pedagógica, director académico, directora académica',
      terms:
        'liderazgo pedagógico, supervisión de la enseñanza, formación del profesorado, presupuesto del centro, plan de convivencia, participación de las familias, proyecto educativo, horarios escolares, inspección educativa, resultados académicos',
      tools: 'Alexia, Raíces, Excel',
      certifications: 'acreditación para la función directiva',
      summary: [
        '{title} que visita las aulas, escucha al claustro y decide con datos y sentido común.',
        'Ejerce un liderazgo pedagógico cercano, ordena el presupuesto del centro y sostiene la convivencia con normas compartidas.',
      ],
      duties: [
        'Dirección de un centro con [número] alumnos y su personal docente y de servicios',
        'Impulso del proyecto educativo con objetivos anuales compartidos',
        'Observación de [número] clases por curso dentro de la supervisión de la enseñanza',
        'Gestión del presupuesto del centro y de las ayudas públicas',
        'Planificación de [número] jornadas anuales de formación del profesorado',
        'Mediación en conflictos y revisión del plan de convivencia',
        'Análisis de resultados académicos de [número] grupos con medidas de mejora',
        'Fomento de la participación de las familias en consejo y asociaciones',
      ],
      pastDuties: [
        'Elaboración de horarios escolares para [número] docentes',
        'Coordinación de tutores, orientación y apoyos',
        'Preparación de [número] reuniones de claustro por curso',
        'Organización de admisión, matrícula y jornadas de puertas abiertas',
        'Sustitución y acogida de [número] profesores al año',
        'Respuesta a los requerimientos de la inspección educativa',
      ],
      letter: {
        opening:
          'Dirigir un centro es cuidar las condiciones en que otros enseñan y aprenden: tiempo, confianza, recursos y normas que se cumplen.',
        achievement:
          'En [Empresa] dirigí un centro de [número] alumnos y abrí las decisiones importantes al claustro y a las familias.',
      },
    },
    {
      id: 'special-education-teacher',
      title: 'Maestro/a de pedagogía terapéutica',
      aliases:
        'maestro de pedagogía terapéutica, maestra de pedagogía terapéutica, pt, profesor de educación especial, profesora de educación especial, maestro de educación especial, maestra de educación especial, educador especial, educadora especial, educadora diferencial, educador diferencial, maestro de audición y lenguaje, maestra de audición y lenguaje, docente de educación especial, maestra de apoyo a la integración, maestro de apoyo, maestra de apoyo',
      terms:
        'plan individualizado, adaptación curricular, apoyo conductual positivo, inclusión en el aula, tecnología de apoyo, seguimiento de progresos, comunicación aumentativa, lectoescritura, docencia compartida, coordinación con familias',
      tools: 'pictogramas ARASAAC, comunicadores, tabletas',
      certifications: 'especialidad de pedagogía terapéutica',
      summary: [
        '{title} que busca el apoyo que abre la puerta al grupo y lo retira cuando ya no hace falta.',
        'Trabaja con plan individualizado, comunicación aumentativa y docencia compartida, y mide los progresos en pasos pequeños y observables.',
      ],
      duties: [
        'Atención a [número] alumnos con necesidades educativas especiales en aula ordinaria y de apoyo',
        'Redacción del plan individualizado con objetivos observables por trimestre',
        'Preparación de [número] materiales al mes con lectura fácil y apoyo visual',
        'Docencia compartida para favorecer la inclusión en el aula',
        'Enseñanza de lectoescritura a [número] niños con métodos adaptados',
        'Introducción de comunicación aumentativa en casa y en clase',
        'Seguimiento de progresos de [número] objetivos individuales con registro semanal',
        'Coordinación con familias, logopedia y servicios de salud',
      ],
      pastDuties: [
        'Refuerzo en pequeño grupo con [número] sesiones semanales',
        'Aplicación de apoyo conductual positivo y anticipación de cambios',
        'Adaptación de [número] pruebas por evaluación',
        'Prueba de tecnología de apoyo con alumnado motórico',
        'Acompañamiento de [número] alumnos en salidas y talleres',
        'Asesoramiento al claustro sobre adaptación curricular',
      ],
      letter: {
        opening:
          'Creo en la inclusión que se prepara: un objetivo realista, un material que se entiende y un grupo que sabe cómo acoger.',
        achievement:
          'En [Empresa] atendí a [número] alumnos por curso y preparé con sus tutores las adaptaciones necesarias.',
      },
    },
  ],
};
