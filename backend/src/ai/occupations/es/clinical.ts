import type { Occupation } from '../occupation';

export const clinical: Occupation[] = [
  {
    id: 'paramedic',
    title: 'Técnico/a en emergencias sanitarias',
    aliases:
      'técnico en emergencias sanitarias, técnica en emergencias sanitarias, tes, paramédico, paramédica, conductor de ambulancia, conductora de ambulancia, técnico de ambulancia, técnico de transporte sanitario, técnica de transporte sanitario, socorrista de ambulancia, técnico en urgencias médicas, camillero de ambulancia',
    terms:
      'atención de urgencias, valoración del paciente, atención al trauma, manejo de la vía aérea, constantes vitales, traslado de pacientes, comunicación por radio, informe asistencial, inmovilización, revisión del vehículo',
    tools: 'monitores desfibriladores, camillas de cuchara',
    certifications: 'título de TES, permiso de conducir C',
    summary: [
      '{title} que mantiene la calma y el orden de actuación en la calle, en casa o en carretera.',
      'Domina la valoración del paciente, la inmovilización y el traslado seguro, y transmite al hospital la información esencial con claridad.',
    ],
    duties: [
      'Atención de urgencias en [número] avisos por guardia, con valoración del lugar y del paciente',
      'Manejo de la vía aérea y soporte ventilatorio bajo indicación médica',
      'Traslado de pacientes en [número] servicios por semana con monitorización continua',
      'Inmovilización en accidentes y atención al trauma según protocolo',
      'Redacción de [número] informes asistenciales por guardia antes de la siguiente salida',
      'Comunicación por radio con la central y aviso previo al hospital',
      'Control de constantes vitales en [número] traslados semanales entre hospitales',
      'Entrega del paciente en urgencias con relato ordenado de lo ocurrido',
    ],
    pastDuties: [
      'Revisión del vehículo y de [número] equipos al inicio de cada turno',
      'Reposición de material y desinfección de la cabina asistencial',
      'Realización de [número] traslados programados por semana para diálisis y consultas',
      'Apoyo sanitario preventivo en actos deportivos y festivos',
      'Impartición de [número] charlas de primeros auxilios al año en centros escolares',
      'Participación en simulacros de accidentes con múltiples víctimas',
    ],
    letter: {
      opening:
        'En una emergencia lo que ayuda es el método: valorar, actuar por orden, comunicar y volver a valorar. Así entiendo mi trabajo en la ambulancia.',
      achievement:
        'En [Empresa] atendí [número] avisos por guardia y entregué a cada paciente con un informe completo.',
    },
  },
  {
    id: 'dental-assistant',
    title: 'Auxiliar dental',
    aliases:
      'higienista dental, higienista bucodental, auxiliar dental, auxiliar de odontología, auxiliar de clínica dental, asistente dental, técnico superior en higiene bucodental, recepcionista de clínica dental, auxiliar de ortodoncia, técnica en prótesis dental, técnico en prótesis dental, protésico dental, protésica dental, mecánico dental',
    terms:
      'asistencia en sillón, esterilización de instrumental, radiografía dental, higiene bucodental, educación en salud oral, gestión de agenda, toma de impresiones, fichas de pacientes, control de stock, preparación de gabinetes',
    tools: 'Gesden, radiovisiógrafo',
    certifications: 'título de higiene bucodental, curso de radiodiagnóstico dental',
    summary: [
      '{title} que prepara cada gabinete con orden y tranquiliza al paciente desde que se sienta.',
      'Aporta soltura en la asistencia en sillón, la esterilización de instrumental y la radiografía dental, con explicaciones sencillas sobre el cuidado en casa.',
    ],
    duties: [
      'Asistencia en sillón en [número] tratamientos al día de conservadora, cirugía y prótesis',
      'Esterilización de instrumental con control de ciclos y trazabilidad',
      'Preparación de [número] sesiones semanales de higiene bucodental y pulido',
      'Educación en salud oral adaptada a niños, adultos y pacientes con ortodoncia',
      'Apoyo en [número] registros semanales de radiografía dental con protección del paciente',
      'Preparación de gabinetes con bandejas por tipo de tratamiento',
      'Actualización de [número] fichas de pacientes al día con materiales y citas',
      'Coordinación con el laboratorio de prótesis sobre plazos y pruebas',
    ],
    pastDuties: [
      'Montaje y limpieza de [número] gabinetes por jornada',
      'Apoyo en la toma de impresiones y el vaciado de modelos',
      'Confirmación de [número] citas diarias por teléfono y mensaje',
      'Control de stock de guantes, anestesia y composites',
      'Recepción de [número] pacientes por turno y revisión del cuestionario médico',
      'Gestión de agenda con prioridad a los casos de dolor',
    ],
    letter: {
      opening:
        'Me gusta que el paciente pierda el miedo al sillón: con el gabinete a punto, las manos preparadas y una explicación breve antes de cada paso.',
      achievement:
        'En [Empresa] asistí en [número] tratamientos al día y ordené el circuito de esterilización de la clínica.',
    },
  },
  {
    id: 'dentist',
    title: 'Odontólogo/a',
    aliases:
      'odontólogo, odontóloga, dentista, dentista general, odontólogo general, odontóloga general, cirujano dentista, cirujana dentista, estomatólogo, estomatóloga, ortodoncista, endodoncista, periodoncista, implantólogo, implantóloga, odontopediatra, cirujano oral, cirujano maxilofacial',
    terms:
      'exploración bucodental, plan de tratamiento dental, odontología conservadora, endodoncia, exodoncia, anestesia local, odontología preventiva, periodoncia, prótesis dental, consentimiento informado',
    tools: 'escáner intraoral, radiología digital, Gesden',
    certifications: 'colegiación en odontología',
    summary: [
      '{title} que explica el diagnóstico con imágenes y trata con mano delicada.',
      'Abarca odontología preventiva, endodoncia y prótesis, y acuerda con el paciente plazos, alternativas y presupuesto antes de empezar.',
    ],
    duties: [
      'Tratamiento de [número] pacientes al día, de la revisión a la rehabilitación completa',
      'Exploración bucodental con sondaje de encías y revisión de mucosas',
      'Realización de [número] obturaciones y reconstrucciones semanales de odontología conservadora',
      'Presentación del plan de tratamiento dental con fotografías y firma del consentimiento informado',
      'Tratamiento de endodoncia en [número] piezas al mes con aislamiento absoluto',
      'Administración de anestesia local con comprobación previa de alergias',
      'Atención preferente de [número] urgencias de dolor por semana',
      'Derivación documentada de cirugías complejas y ortodoncia',
    ],
    pastDuties: [
      'Realización de [número] exodoncias al mes, incluidas raíces retenidas',
      'Sellado de fisuras y fluorizaciones en programas de odontología preventiva',
      'Colocación de [número] coronas y puentes al mes con ajuste oclusal',
      'Mantenimiento de periodoncia en colaboración con higienistas',
      'Revisión de [número] escolares por campaña en colegios de la zona',
      'Comunicación con el laboratorio sobre color, ajuste y plazos de la prótesis dental',
    ],
    letter: {
      opening:
        'Entiendo la odontología como una conversación: enseñar lo que se ve, explicar las opciones y tratar con suavidad lo que se haya acordado.',
      achievement:
        'En [Empresa] traté a [número] pacientes por semana y mejoré la presentación de los presupuestos con imágenes propias de cada caso.',
    },
  },
  {
    id: 'veterinarian',
    title: 'Veterinario/a',
    aliases:
      'veterinario, veterinaria, médico veterinario, médica veterinaria, veterinario clínico, veterinaria clínica, veterinario de pequeños animales, veterinaria de pequeños animales, veterinario equino, veterinario de grandes animales, veterinaria de urgencias, mvz, cirujano veterinario, cirujana veterinaria',
    terms:
      'exploración clínica, diagnóstico veterinario, cirugía de tejidos blandos, control anestésico, vacunación, atención al propietario, ecografía, odontología veterinaria, análisis de laboratorio, urgencias veterinarias',
    tools: 'ecógrafos veterinarios, QVET, radiología digital',
    certifications: 'colegiación en veterinaria',
    summary: [
      '{title} que examina con paciencia y habla claro con quien cuida del animal.',
      'Reúne exploración clínica, cirugía y diagnóstico por imagen, y propone tratamientos con su pronóstico, su coste y los cuidados en casa.',
    ],
    duties: [
      'Consulta de [número] animales al día, de la vacunación a casos de medicina interna',
      'Exploración clínica completa con historial, peso y dolor',
      'Realización de [número] intervenciones semanales de cirugía de tejidos blandos',
      'Control anestésico con monitorización y registro durante toda la operación',
      'Interpretación de [número] estudios semanales de ecografía y radiografía',
      'Explicación del diagnóstico veterinario y del presupuesto al propietario',
      'Atención de [número] urgencias veterinarias por guardia',
      'Emisión de certificados, pasaportes y recetas según la normativa',
    ],
    pastDuties: [
      'Aplicación de [número] vacunas e identificaciones por semana',
      'Toma de muestras y análisis de laboratorio en clínica',
      'Asistencia en [número] tratamientos de odontología veterinaria al mes',
      'Hospitalización y vigilancia de animales recién operados',
      'Visita a [número] explotaciones ganaderas al mes con control sanitario',
      'Atención al propietario en el seguimiento telefónico tras el alta',
    ],
    letter: {
      opening:
        'Me gusta la clínica en la que el animal está tranquilo y su familia comprende el diagnóstico, las opciones y lo que puede esperar de cada una.',
      achievement:
        'En [Empresa] atendí a [número] animales por semana y organicé el seguimiento de los pacientes operados.',
    },
  },
  {
    id: 'radiologic-technologist',
    title: 'Técnico/a en radiodiagnóstico',
    aliases:
      'técnico en radiodiagnóstico, técnica en radiodiagnóstico, técnico superior en imagen para el diagnóstico, técnico en imagen para el diagnóstico, técnica en imagen para el diagnóstico, ter, técnico de rayos, técnica de rayos, técnico de rayos x, técnico radiólogo, técnica radióloga, tecnólogo médico en imagenología, técnico en imagenología, radiógrafo, técnico de resonancia, técnico de tac, ecografista, mamografista',
    terms:
      'radiología convencional, posicionamiento del paciente, protección radiológica, tomografía computarizada, resonancia magnética, calidad de imagen, administración de contraste, mamografía, radiología portátil, preparación del paciente',
    tools: 'PACS, RIS, arcos quirúrgicos',
    certifications: 'título de técnico superior en imagen para el diagnóstico',
    summary: [
      '{title} que consigue imágenes diagnósticas con la dosis justa y un trato tranquilizador.',
      'Maneja radiología convencional, tomografía computarizada y resonancia magnética, y comprueba identidad, indicación y contraindicaciones antes de cada estudio.',
    ],
    duties: [
      'Realización de [número] estudios al día de radiología convencional y portátil',
      'Posicionamiento del paciente con medidas de protección radiológica ajustadas a la edad',
      'Ejecución de [número] exploraciones diarias de tomografía computarizada según protocolo',
      'Verificación de implantes y alergias antes de la resonancia magnética',
      'Apoyo en [número] procedimientos semanales con arco quirúrgico en quirófano',
      'Revisión de la calidad de imagen y envío de los estudios al PACS',
      'Control de [número] equipos por semana con pruebas de constancia',
      'Vigilancia del paciente durante y después de la administración de contraste',
    ],
    pastDuties: [
      'Toma de [número] placas diarias en urgencias y planta',
      'Preparación del paciente y explicación de la respiración durante el estudio',
      'Colaboración en [número] citas diarias de mamografía de cribado',
      'Comprobación de dosímetros y delantales plomados',
      'Registro de [número] estudios por turno con dosis y proyección',
      'Traslado del equipo de radiología portátil a cuidados intensivos',
    ],
    letter: {
      opening:
        'Una buena imagen empieza antes del disparo: con el paciente informado, bien colocado y protegido. En ese cuidado se apoya mi trabajo.',
      achievement:
        'En [Empresa] realicé [número] estudios por turno y contribuí a reducir las repeticiones con una mejor colocación.',
    },
  },
  {
    id: 'medical-laboratory-technician',
    title: 'Técnico/a de laboratorio clínico',
    aliases:
      'técnico de laboratorio clínico, técnica de laboratorio clínico, técnico de laboratorio, técnica de laboratorio, técnico superior en laboratorio clínico y biomédico, tel, auxiliar de laboratorio, laboratorista clínico, laboratorista, flebotomista, bioanalista, técnico en anatomía patológica, técnica en anatomía patológica, analista clínico, analista clínica, tecnólogo médico',
    terms:
      'procesamiento de muestras, hematología, bioquímica clínica, cultivos microbiológicos, grupos sanguíneos, control de calidad, calibración de equipos, validación técnica, extracción de muestras, bioseguridad',
    tools: 'SIL, autoanalizadores, microscopios',
    certifications: 'título de técnico superior en laboratorio clínico y biomédico',
    summary: [
      '{title} con método en cada muestra, desde la etiqueta hasta el resultado.',
      'Trabaja con controles diarios, calibración de equipos y normas de bioseguridad, y avisa sin demora de los valores críticos.',
    ],
    duties: [
      'Procesamiento de muestras de [número] pacientes al día con trazabilidad completa',
      'Realización de recuentos y frotis en el área de hematología',
      'Carga y supervisión de [número] determinaciones diarias de bioquímica clínica',
      'Control de calidad interno al inicio de cada turno y análisis de desviaciones',
      'Siembra y lectura de [número] cultivos microbiológicos por semana',
      'Calibración de equipos y registro del mantenimiento preventivo',
      'Comprobación de [número] grupos sanguíneos y pruebas cruzadas por turno',
      'Comunicación inmediata de valores críticos al médico solicitante',
    ],
    pastDuties: [
      'Extracción de muestras a [número] pacientes por mañana',
      'Centrifugación, alicuotado y archivo de sueros',
      'Preparación de [número] reactivos y medios por semana',
      'Rechazo documentado de muestras hemolizadas o mal identificadas',
      'Validación técnica de [número] resultados por turno bajo supervisión',
      'Gestión de residuos según las normas de bioseguridad',
    ],
    letter: {
      opening:
        'Detrás de cada tubo hay una persona que espera un resultado fiable: por eso cuido la identificación, los controles y los plazos de entrega.',
      achievement:
        'En [Empresa] procesé [número] muestras por turno y mantuve al día los controles de los analizadores.',
    },
  },
  {
    id: 'caregiver',
    title: 'Cuidador/a de personas mayores',
    aliases:
      'cuidador, cuidadora, cuidador de personas mayores, cuidadora de personas mayores, cuidador de ancianos, cuidadora de ancianos, cuidador de adultos mayores, cuidadora de adultos mayores, auxiliar de ayuda a domicilio, cuidadora interna, cuidadora externa, asistente personal, asistente domiciliario, atención sociosanitaria, técnico en atención a personas en situación de dependencia, acompañante de personas mayores, acompañante terapéutico',
    terms:
      'aseo personal, preparación de comidas, ayuda a la movilidad, control de la medicación, acompañamiento, atención a la demencia, tareas domésticas, prevención de caídas, estimulación cognitiva, comunicación con la familia',
    tools: 'grúas de transferencia, pastilleros semanales',
    certifications: 'certificado de atención sociosanitaria a domicilio, curso de primeros auxilios',
    summary: [
      '{title} que respeta las costumbres de cada persona y la ayuda a seguir en su casa.',
      'Se ocupa del aseo, las comidas y la medicación con paciencia, y mantiene informada a la familia de cualquier cambio.',
    ],
    duties: [
      'Aseo personal y vestido de [número] personas por semana en su domicilio',
      'Preparación de comidas adaptadas a diabetes, disfagia o dieta baja en sal',
      'Acompañamiento en [número] salidas semanales: médico, compra y paseos',
      'Control de la medicación con pastillero y hoja firmada',
      'Ayuda a la movilidad en [número] traslados diarios entre cama, silla y baño',
      'Revisión del hogar para la prevención de caídas: alfombras, luces y asideros',
      'Dedicación de [número] horas semanales a la atención a la demencia con rutinas fijas',
      'Comunicación con la familia sobre apetito, sueño y estado de ánimo',
    ],
    pastDuties: [
      'Cobertura de [número] noches al mes con vigilancia del descanso',
      'Realización de tareas domésticas: ropa, limpieza y orden',
      'Apoyo a [número] usuarios del servicio municipal de ayuda a domicilio',
      'Propuesta de juegos y lecturas para la estimulación cognitiva',
      'Anotación de [número] controles diarios de tensión, glucosa y líquidos',
      'Recogida de recetas y gestión de citas médicas',
    ],
    letter: {
      opening:
        'Cuidar en casa pide paciencia y discreción: entrar en las rutinas de otra persona, ayudar en lo necesario y dejarle hacer lo que aún puede.',
      achievement:
        'En [Empresa] atendí a [número] personas mayores por semana y mantuve un contacto regular con sus familias.',
    },
  },
  {
    id: 'occupational-therapist',
    title: 'Terapeuta ocupacional',
    aliases:
      'terapeuta ocupacional, to, terapista ocupacional, ergoterapeuta, terapeuta ocupacional infantil, terapeuta ocupacional geriátrico, terapeuta de mano, terapia ocupacional, técnico en terapia ocupacional, auxiliar de terapia ocupacional',
    terms:
      'valoración funcional, actividades de la vida diaria, objetivos terapéuticos, productos de apoyo, adaptación del hogar, integración sensorial, estimulación cognitiva, férulas, informes de evolución, orientación a cuidadores',
    tools: 'escalas estandarizadas, termoplástico para férulas',
    certifications: 'colegiación en terapia ocupacional, formación en integración sensorial',
    summary: [
      '{title} que trabaja sobre lo que cada persona quiere volver a hacer por sí misma.',
      'Parte de la valoración funcional, practica las actividades de la vida diaria en su contexto y enseña a la familia a acompañar sin sustituir.',
    ],
    duties: [
      'Intervención individual con [número] usuarios por semana en clínica, escuela o domicilio',
      'Valoración funcional con escalas y observación en tareas reales',
      'Entrenamiento en actividades de la vida diaria en [número] sesiones semanales',
      'Selección de productos de apoyo y enseñanza de su uso',
      'Planificación de [número] visitas al mes para la adaptación del hogar',
      'Acuerdo de objetivos terapéuticos con la persona y su familia',
      'Confección de [número] férulas al mes a medida y revisión del ajuste',
      'Redacción de informes de evolución para el equipo y la aseguradora',
    ],
    pastDuties: [
      'Dinamización de [número] talleres semanales de estimulación cognitiva',
      'Apoyo en sesiones de integración sensorial con niños',
      'Préstamo y registro de [número] ayudas técnicas por trimestre',
      'Orientación a cuidadores sobre transferencias y ahorro de energía',
      'Acompañamiento de [número] personas al mes en prácticas de cocina y transporte',
      'Colaboración en reuniones con logopedia, fisioterapia y psicología',
    ],
    letter: {
      opening:
        'Lo que me mueve en la terapia ocupacional son los logros cotidianos: vestirse, cocinar o volver al puesto de trabajo con los apoyos adecuados.',
      achievement:
        'En [Empresa] acompañé a [número] usuarios por semana y preparé con sus familias los cambios necesarios en casa.',
    },
  },
];
