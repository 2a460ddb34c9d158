import type { IndustryOccupations } from '../occupation';

export const government: IndustryOccupations = {
  industry: 'Government',
  general: {
    id: 'public-service-professional',
    title: 'Profesional de la administración pública',
    aliases: '',
    terms:
      'atención a la ciudadanía, tramitación de expedientes, normativa administrativa, registro de documentos, redacción de informes, administración electrónica, protección de datos, archivo, contratación pública, gestión presupuestaria',
    tools: 'sede electrónica, Excel',
    certifications: 'oposición superada, certificado de idiomas',
    summary: [
      '{title} con vocación de servicio, neutralidad y lenguaje claro.',
      'Aporta tramitación de expedientes en plazo, trato respetuoso a la ciudadanía y conocimiento de la normativa administrativa.',
    ],
    duties: [
      'Atención a la ciudadanía: [número] personas por semana en oficina y teléfono',
      'Tramitación de expedientes conforme a plazos y garantías',
      'Resolución de [número] solicitudes mensuales por administración electrónica',
      'Redacción de informes y propuestas de resolución',
      'Revisión de [número] documentos por semana con requerimiento de subsanación',
      'Aplicación de la protección de datos en accesos y copias',
      'Seguimiento de [número] contratos menores al año',
      'Coordinación con otras unidades y administraciones',
    ],
    pastDuties: [
      'Registro de documentos: [número] entradas por jornada',
      'Archivo y préstamo de expedientes entre unidades',
      'Notificación de [número] actos administrativos por semana',
      'Consulta de normativa administrativa y boletines',
      'Elaboración de [número] estadísticas por trimestre',
      'Ayuda a mayores en trámites digitales',
    ],
    letter: {
      opening:
        'El servicio público me importa por su promesa: el mismo trato para todos, explicado con claridad y dentro de plazo.',
      achievement:
        'En [Empresa] tramité [número] expedientes al mes y mejoré la información a las personas interesadas.',
    },
  },
  occupations: [
    {
      id: 'policy-analyst',
      title: 'Analista de políticas públicas',
      aliases:
        'analista de políticas públicas, analista de políticas, técnico de políticas públicas, técnica de políticas públicas, asesor político, asesora política, asesor parlamentario, asesora parlamentaria, asesor de gabinete, asesora de gabinete, consultor de políticas públicas, consultora de políticas públicas, investigador de políticas públicas, analista político, analista política, politólogo, politóloga, asuntos públicos, técnico de asuntos públicos, responsable de asuntos públicos, policy analyst, técnico superior de la administración',
      terms:
        'análisis de políticas, notas informativas, consulta pública, evaluación de impacto, estudio legislativo, análisis de datos, redacción de informes, comparación internacional, seguimiento parlamentario, propuestas normativas',
      tools: 'Excel, Stata, Power BI',
      certifications: 'máster en políticas públicas',
      summary: [
        '{title} que distingue entre evidencia, opinión y oportunidad.',
        'Resume asuntos complejos en pocas páginas, compara opciones con sus costes y escucha a los grupos afectados.',
      ],
      duties: [
        'Elaboración de [número] notas informativas al mes para responsables públicos',
        'Análisis de políticas con opciones, costes y efectos',
        'Organización de [número] procesos de consulta pública al año',
        'Redacción de propuestas normativas y memorias',
        'Realización de [número] informes de evaluación de impacto al año',
        'Comparación internacional de medidas y resultados',
        'Comparecencia y presentación ante [número] comisiones o grupos de trabajo al año',
        'Seguimiento parlamentario de enmiendas y plazos',
      ],
      pastDuties: [
        'Tratamiento y análisis de datos de [número] fuentes oficiales',
        'Estudio legislativo con ejemplos de otros países',
        'Preparación de [número] respuestas escritas al mes',
        'Realización de entrevistas con entidades y personas expertas',
        'Actualización de [número] fichas sectoriales por trimestre',
        'Apoyo en jornadas y publicaciones institucionales',
      ],
      letter: {
        opening:
          'En política pública me importa la calidad de la decisión: buenos datos, alternativas reales y atención a quien va a notar el cambio.',
        achievement: 'En [Empresa] preparé [número] informes que sirvieron de base para decisiones y consultas.',
      },
    },
    {
      id: 'administrative-officer',
      title: 'Administrativo/a de la Administración pública',
      aliases:
        'funcionario, funcionaria, administrativo de la administración pública, administrativa de la administración pública, auxiliar administrativo de ayuntamiento, administrativo del estado, auxiliar administrativo del estado, técnico de administración general, técnica de administración general, gestor público, gestora pública, gestor de la administración, empleado público, empleada pública, servidor público, servidora pública, técnico municipal, técnica municipal, tramitador procesal, tramitadora procesal, oficial administrativo, secretario de ayuntamiento',
      terms:
        'tramitación de expedientes, atención presencial, gestión documental, licencias y permisos, correspondencia oficial, procedimiento administrativo, registro electrónico, notificaciones, tasas municipales, padrón',
      tools: 'sede electrónica, GEISER',
      certifications: 'oposición superada, certificado de competencias digitales',
      summary: [
        '{title} que explica el trámite con palabras corrientes y cumple el plazo.',
        'Conoce el procedimiento administrativo, la gestión documental y el registro electrónico, con trato igual para cada persona.',
      ],
      duties: [
        'Tramitación de expedientes: [número] al mes desde la solicitud hasta el archivo',
        'Atención presencial con información sobre requisitos y recursos',
        'Gestión de [número] licencias y permisos al mes',
        'Redacción de propuestas, oficios y correspondencia oficial',
        'Práctica y control de [número] notificaciones por semana',
        'Verificación del procedimiento administrativo y de los plazos',
        'Liquidación de [número] tasas municipales por trimestre',
        'Coordinación con servicios técnicos e intervención',
      ],
      pastDuties: [
        'Asiento de [número] entradas diarias en el registro electrónico',
        'Expedición de certificados y volantes de padrón',
        'Digitalización de [número] documentos por semana',
        'Convocatoria y apoyo en comisiones informativas',
        'Atención de [número] llamadas por jornada',
        'Ordenación y transferencia en la gestión documental',
      ],
      letter: {
        opening:
          'Una administración cercana se nota en lo pequeño: un requisito explicado a la primera y un expediente que avanza.',
        achievement:
          'En [Empresa] tramité [número] solicitudes al mes y reduje las subsanaciones con mejor información previa.',
      },
    },
    {
      id: 'urban-planner',
      title: 'Urbanista',
      aliases:
        'urbanista, planificador urbano, planificadora urbana, planificador territorial, planificadora territorial, técnico de urbanismo, técnica de urbanismo, arquitecto urbanista, arquitecta urbanista, técnico urbanista, técnico de planeamiento, técnica de planeamiento, planificador de movilidad, planificadora de movilidad, técnico de movilidad, técnica de movilidad, consultor de movilidad, geógrafo, geógrafa, técnico sig, analista gis, ordenación del territorio',
      terms:
        'planeamiento urbanístico, usos del suelo, participación ciudadana, planos de ordenación, evaluación ambiental, movilidad urbana, informes urbanísticos, regeneración urbana, gestión del suelo, análisis territorial',
      tools: 'QGIS, AutoCAD',
      certifications: 'máster en urbanismo',
      summary: [
        '{title} que conoce el terreno antes de dibujar y escucha a quienes lo habitan.',
        'Combina análisis territorial, normativa y participación ciudadana para proponer cambios viables y bien explicados.',
      ],
      duties: [
        'Redacción de [número] instrumentos de planeamiento urbanístico al año',
        'Definición de usos del suelo, densidades y zonas verdes',
        'Emisión de [número] informes urbanísticos al mes',
        'Dinamización de talleres de participación ciudadana',
        'Elaboración de [número] planos de ordenación por plan',
        'Coordinación de la evaluación ambiental y sectorial',
        'Estudio de movilidad urbana en [número] barrios o corredores',
        'Presentación de alternativas a técnicos y representantes',
      ],
      pastDuties: [
        'Trabajo de campo y encuestas en [número] ámbitos al año',
        'Cartografía de usos y análisis territorial',
        'Revisión de [número] licencias y proyectos al mes',
        'Cálculo de cargas y gestión del suelo',
        'Respuesta a [número] alegaciones por plan',
        'Apoyo en programas de regeneración urbana',
      ],
      letter: {
        opening:
          'La ciudad se mejora escuchando y midiendo: cómo se cruza una calle, dónde falta sombra, qué cabe y a qué coste.',
        achievement: 'En [Empresa] participé en [número] planes e informé con claridad a vecinos y promotores.',
      },
    },
    {
      id: 'police-officer',
      title: 'Agente de policía',
      aliases:
        'agente de policía, policía, policía nacional, policía local, policía municipal, guardia civil, guardia urbano, guardia urbana, mosso de esquadra, mossa de esquadra, ertzaina, oficial de policía, inspector de policía, inspectora de policía, subinspector de policía, carabinero, carabinera, gendarme, detective, agente de tránsito, agente de movilidad, funcionario de prisiones, funcionaria de prisiones, policía científica, vigilante de aduanas',
      terms:
        'patrulla preventiva, respuesta a incidentes, redacción de atestados, mediación policial, policía de proximidad, custodia de pruebas, control de tráfico, primeros auxilios, atención a víctimas, intervención operativa',
      tools: 'emisoras digitales, etilómetros',
      certifications: 'permiso de conducir B, formación de escala básica',
      summary: [
        '{title} con serenidad, escucha y uso proporcionado de la autoridad.',
        'Previene con presencia, atiende a víctimas con respeto y redacta atestados que resisten la lectura en el juzgado.',
      ],
      duties: [
        'Respuesta a incidentes: [número] avisos por turno con valoración del riesgo',
        'Realización de patrulla preventiva a pie y en vehículo por zonas asignadas',
        'Redacción de atestados: [número] diligencias al mes',
        'Atención a víctimas con información sobre derechos y recursos',
        'Realización de [número] controles de tráfico al mes',
        'Custodia de pruebas con registro de cada entrega',
        'Participación en [número] reuniones vecinales por trimestre como policía de proximidad',
        'Declaración en juicio con exposición ordenada de hechos',
      ],
      pastDuties: [
        'Identificación y filiación en [número] actuaciones por turno',
        'Mediación policial en conflictos vecinales y familiares',
        'Cobertura de [número] actos públicos por temporada',
        'Prestación de primeros auxilios hasta la llegada de la ambulancia',
        'Impartición de [número] charlas escolares por curso',
        'Tramitación de denuncias y objetos perdidos',
      ],
      letter: {
        opening:
          'Servir como policía es llegar cuando algo va mal y dejarlo mejor: con calma, con la ley y con respeto hacia quien se tiene delante.',
        achievement: 'En [Empresa] atendí [número] avisos por turno y reforcé el contacto con el vecindario.',
      },
    },
    {
      id: 'eligibility-specialist',
      title: 'Técnico/a de prestaciones sociales',
      aliases:
        'técnico de prestaciones, técnica de prestaciones, técnico de prestaciones sociales, técnica de prestaciones sociales, gestor de prestaciones, gestora de prestaciones, tramitador de ayudas, tramitadora de ayudas, técnico de ayudas sociales, técnica de ayudas sociales, gestor de ayudas públicas, gestora de ayudas públicas, especialista en elegibilidad, técnico de seguridad social, técnico de empleo, técnica de empleo, orientador laboral, orientadora laboral, gestor de la seguridad social, gestora de pensiones, tramitador de prestaciones',
      terms:
        'valoración de requisitos, solicitudes de ayuda, entrevistas con solicitantes, comprobación documental, propuestas de resolución, orientación a la ciudadanía, cálculo de prestaciones, revisión de expedientes, atención a colectivos vulnerables, recursos y reclamaciones',
      tools: 'sede electrónica, Excel',
      certifications: 'oposición superada, certificado de competencias digitales',
      summary: [
        '{title} que aplica la norma con exactitud y la explica con humanidad.',
        'Comprueba requisitos, calcula prestaciones y orienta sobre otras ayudas cuando la solicitada no procede.',
      ],
      duties: [
        'Valoración de requisitos en [número] solicitudes de ayuda al mes',
        'Preparación de entrevistas con solicitantes en un espacio reservado',
        'Redacción de [número] propuestas de resolución por semana',
        'Comprobación documental con cruces entre administraciones',
        'Realización de [número] cálculos de prestaciones al mes y sus revisiones',
        'Explicación de denegaciones, plazos y vías de recurso',
        'Atención de [número] citas diarias de orientación a la ciudadanía',
        'Coordinación con servicios sociales en la atención a colectivos vulnerables',
      ],
      pastDuties: [
        'Registro de [número] expedientes por semana y requerimientos',
        'Llamada a solicitantes para completar documentación pendiente',
        'Revisión de expedientes: [número] prestaciones vigentes por trimestre',
        'Elaboración de guías en lectura fácil',
        'Contestación de [número] recursos y reclamaciones al mes',
        'Actualización de bases de datos y archivo',
      ],
      letter: {
        opening:
          'Detrás de cada solicitud hay una urgencia. Me gusta resolver con rigor, pedir solo lo necesario y decir con claridad qué sigue.',
        achievement: 'En [Empresa] resolví [número] solicitudes al mes y acorté la espera con una comprobación previa.',
      },
    },
    {
      id: 'firefighter',
      title: 'Bombero/a',
      aliases:
        'bombero, bombera, bombero forestal, bombera forestal, bombero conductor, bombera conductora, bombero voluntario, bombera voluntaria, bombero profesional, bombero de aeropuerto, brigadista forestal, cabo de bomberos, sargento de bomberos, oficial de bomberos, jefe de bomberos, rescatista, técnico de emergencias y protección civil, técnico de protección civil, agente de protección civil',
      terms:
        'extinción de incendios, búsqueda y rescate, atención de emergencias, excarcelación, materias peligrosas, primeros auxilios, prevención de incendios, revisión de equipos, conducción de autobomba, incendios forestales',
      tools: 'equipos de respiración, cámaras térmicas, separadores hidráulicos',
      certifications: 'permiso de conducir C, certificado de soporte vital básico',
      summary: [
        '{title} con preparación física, disciplina en equipo y cabeza fría ante el riesgo.',
        'Actúa según el mando y el procedimiento, cuida el material y dedica los turnos tranquilos a la formación y la prevención.',
      ],
      duties: [
        'Intervención en [número] servicios de extinción de incendios y salvamento al año',
        'Atención de emergencias por inundación, derrumbe o accidente',
        'Ejecución de [número] excarcelaciones al año con control de la víctima',
        'Identificación y confinamiento de materias peligrosas',
        'Revisión de equipos de respiración: [número] por guardia',
        'Conducción de autobomba y manejo de bomba y escala',
        'Participación en [número] campañas de incendios forestales',
        'Inspección de locales y prevención de incendios',
      ],
      pastDuties: [
        'Entrenamiento de [número] horas al mes en maniobras y altura',
        'Mantenimiento de vehículos, mangueras y herramientas',
        'Organización de [número] visitas y charlas al año para colegios',
        'Asistencia con primeros auxilios hasta la llegada de la ambulancia',
        'Redacción de [número] partes de intervención al mes',
        'Práctica de búsqueda y rescate en espacios con humo',
      ],
      letter: {
        opening:
          'Este oficio se prepara cada turno: material revisado, maniobra ensayada y confianza en quien va al lado.',
        achievement: 'En [Empresa] intervine en [número] servicios al año y colaboré en la formación de la guardia.',
      },
    },
  ],
};
