import type { IndustryOccupations } from '../occupation';

export const manufacturing: IndustryOccupations = {
  industry: 'Manufacturing',
  general: {
    id: 'manufacturing-professional',
    title: 'Profesional de producción',
    aliases: '',
    terms:
      'procesos productivos, controles de calidad, seguridad laboral, preparación de máquinas, instrucciones de trabajo, registros de producción, mantenimiento básico, orden y limpieza, trazabilidad, mejora continua',
    tools: 'SAP, calibres y micrómetros',
    certifications: 'PRL, carné de carretillero',
    summary: [
      '{title} con cuidado por la pieza, la máquina y la seguridad de quienes están cerca.',
      'Sigue las instrucciones de trabajo, avisa de las desviaciones y propone mejoras sencillas que ahorran tiempo o esfuerzo.',
    ],
    duties: [
      'Intervención en procesos productivos con [número] piezas por turno',
      'Realización de controles de calidad según pauta',
      'Preparación de máquinas para [número] referencias por semana',
      'Cumplimiento de las normas de seguridad laboral y uso de protecciones',
      'Anotación de [número] registros de producción por turno',
      'Mantenimiento básico: engrase, limpieza y cambio de filtros',
      'Propuesta de [número] ideas de mejora continua al año',
      'Comunicación de incidencias en el relevo',
    ],
    pastDuties: [
      'Alimentación de línea con [número] contenedores por jornada',
      'Separación de piezas no conformes y etiquetado',
      'Embalaje de [número] cajas por turno con su trazabilidad',
      'Lectura de instrucciones de trabajo y planos sencillos',
      'Recuento de [número] materiales por semana',
      'Cuidado del orden y limpieza del puesto',
    ],
    letter: {
      opening:
        'En la fábrica valoro lo bien hecho: pieza conforme, puesto ordenado y un aviso a tiempo cuando algo no va como debe.',
      achievement:
        'En [Empresa] trabajé en [número] referencias distintas y mantuve al día los registros de cada lote.',
    },
  },
  occupations: [
    {
      id: 'production-operator',
      title: 'Operario/a de producción',
      aliases:
        'operario de producción, operaria de producción, operador de producción, operadora de producción, operario de fábrica, operaria de fábrica, operador de máquina, operadora de máquina, operario industrial, maquinista industrial, peón de fábrica, montador industrial, montadora industrial, ensamblador, ensambladora, operario de línea, operaria de línea, obrero, obrera, auxiliar de producción, especialista de línea, manipulador de planta, envasador, envasadora',
      terms:
        'manejo de máquinas, montaje, controles de calidad, instrucciones de trabajo, seguridad laboral, cambio de formato, envasado, registros de producción, limpieza de línea, lectura de planos',
      tools: 'autómatas de línea, lectores de códigos',
      certifications: 'carné de carretillero, certificado de manipulador de alimentos',
      summary: [
        '{title} con ritmo constante y buen ojo para el defecto pequeño.',
        'Conoce el manejo de máquinas, los cambios de formato y el registro por lote, y para la línea cuando la seguridad lo pide.',
      ],
      duties: [
        'Manejo de máquinas en una línea de [número] unidades por turno',
        'Realización de controles de calidad visuales y dimensionales',
        'Cambio de formato en [número] minutos con lista de verificación',
        'Ajuste de temperatura, velocidad y presión según ficha',
        'Montaje de [número] conjuntos por jornada con par controlado',
        'Limpieza de línea y retirada de restos entre lotes',
        'Anotación de [número] paradas por turno con su causa',
        'Seguimiento de las instrucciones de trabajo y del etiquetado de lote',
      ],
      pastDuties: [
        'Envasado y paletizado de [número] cajas por turno',
        'Abastecimiento de componentes y retirada de vacíos',
        'Rotación por [número] puestos de la línea',
        'Uso de equipos de protección según las normas de seguridad laboral',
        'Verificación de [número] muestras por hora con galga',
        'Ayuda a mantenimiento en averías sencillas',
      ],
      letter: {
        opening:
          'Me gusta el trabajo en línea cuando se cuida: puesto preparado, calidad comprobada y un relevo que sabe lo que ha pasado.',
        achievement:
          'En [Empresa] fabriqué [número] unidades por turno y participé en la mejora de los cambios de formato.',
      },
    },
    {
      id: 'cnc-machinist',
      title: 'Operador/a de CNC',
      aliases:
        'operador cnc, operadora cnc, operador de cnc, tornero, tornera, fresador, fresadora, tornero fresador, programador cnc, programadora cnc, mecanizador, mecanizadora, técnico de mecanizado, técnica de mecanizado, operario de cnc, ajustador mecánico, matricero, matricera, rectificador, operador de torno, operador de centro de mecanizado, maquinista cnc, oficial de mecanizado',
      terms:
        'programación CNC, preparación de máquina, planos técnicos, metrología, fresado, torneado, tolerancias ajustadas, corrección de herramientas, selección de parámetros de corte, utillajes',
      tools: 'Fanuc, Heidenhain, Mastercam',
      certifications: 'técnico en mecanizado',
      summary: [
        '{title} con precisión en la medida y atención al comportamiento de la herramienta.',
        'Prepara la máquina, ajusta parámetros y mide durante el proceso para que la última pieza salga como la primera.',
      ],
      duties: [
        'Mecanizado de [número] piezas por turno en torno y centro',
        'Interpretación de planos técnicos y tolerancias geométricas',
        'Preparación de máquina para [número] series por semana: amarre, ceros y herramientas',
        'Selección de parámetros de corte según material',
        'Control de [número] cotas por pieza con metrología de taller',
        'Optimización de la programación CNC a pie de máquina',
        'Disminución del [número] % en el tiempo de ciclo',
        'Corrección de herramientas por desgaste antes del rechazo',
      ],
      pastDuties: [
        'Operaciones de torneado y fresado en [número] máquinas convencionales',
        'Afilado y reglaje de herramientas fuera de máquina',
        'Fabricación de [número] utillajes por trimestre',
        'Desbarbado, limpieza y protección de piezas',
        'Verificación de [número] primeras piezas por semana con calidad',
        'Mantenimiento de niveles, taladrina y virutas',
      ],
      letter: {
        opening:
          'El mecanizado me gusta por su exactitud: una buena preparación, la herramienta adecuada y la medida comprobada antes de seguir.',
        achievement: 'En [Empresa] preparé [número] series al mes y rebajé los rechazos midiendo durante el proceso.',
      },
    },
    {
      id: 'production-supervisor',
      title: 'Encargado/a de producción',
      aliases:
        'encargado de producción, encargada de producción, supervisor de producción, supervisora de producción, jefe de producción, jefa de producción, responsable de producción, jefe de turno, jefa de turno, encargado de turno, encargada de turno, jefe de línea, jefa de línea, líder de línea, coordinador de producción, coordinadora de producción, gerente de producción, jefe de planta, jefa de planta, director de fábrica, directora de fábrica, gerente de planta, supervisor de planta, jefe de taller',
      terms:
        'mando de turno, planificación de la producción, lean manufacturing, seguridad laboral, objetivos de calidad, reducción de paradas, polivalencia, gestión de personal, indicadores de planta, reuniones de relevo',
      tools: 'SAP, Excel',
      certifications: 'PRL nivel básico, Green Belt',
      summary: [
        '{title} con presencia en la línea, trato directo y criterio para repartir el trabajo.',
        'Organiza el turno, forma en polivalencia y corrige las causas de paradas y defectos con datos del propio taller.',
      ],
      duties: [
        'Mando de turno con [número] operarios en varias líneas',
        'Planificación de la producción diaria según pedidos y materiales',
        'Cumplimiento del [número] % del plan semanal',
        'Dirección de reuniones de relevo con incidencias y prioridades',
        'Reducción de paradas en [número] horas al mes junto con mantenimiento',
        'Observación de conductas de seguridad laboral y corrección inmediata',
        'Formación en polivalencia de [número] personas al año',
        'Análisis de rechazos para alcanzar los objetivos de calidad',
      ],
      pastDuties: [
        'Organización de [número] puestos por turno y cobertura de bajas',
        'Registro de indicadores de planta y causas',
        'Impulso de [número] mejoras de lean manufacturing por semestre',
        'Comprobación de materiales y utillajes antes del arranque',
        'Acogida de [número] operarios temporales por campaña',
        'Participación en la investigación de accidentes',
      ],
      letter: {
        opening:
          'Un buen turno se prepara antes de empezar: gente en su puesto, material listo y problemas hablados sin rodeos.',
        achievement: 'En [Empresa] coordiné a [número] operarios y reduje las paradas con pequeñas mejoras diarias.',
      },
    },
    {
      id: 'quality-inspector',
      title: 'Inspector/a de calidad',
      aliases:
        'inspector de calidad, inspectora de calidad, verificador de calidad, verificadora de calidad, controlador de calidad, controladora de calidad, técnico de control de calidad, técnica de control de calidad, auxiliar de calidad, analista de calidad, operario de calidad, metrólogo, metróloga, técnico de metrología, técnico de ensayos, control de calidad, inspector de control de calidad, inspectora de control de calidad',
      terms:
        'inspección de recepción, inspección final, metrología dimensional, pautas de control, informes de no conformidad, muestreo, calibración de instrumentos, control visual, trazabilidad de lotes, lectura de planos',
      tools: 'máquinas tridimensionales, calibres, SAP QM',
      certifications: 'auditor interno ISO 9001',
      summary: [
        '{title} que mide con rigor y argumenta con el plano delante.',
        'Aplica pautas de control y muestreo, documenta las desviaciones y ayuda a producción a ver pronto lo que se tuerce.',
      ],
      duties: [
        'Verificación de [número] piezas por turno con metrología dimensional',
        'Inspección de recepción de material y certificados',
        'Redacción de [número] informes de no conformidad al mes',
        'Decisión de bloqueo, selección o aceptación según criterio',
        'Liberación de [número] lotes por semana tras la inspección final',
        'Actualización de pautas de control y patrones visuales',
        'Calibración de instrumentos: [número] equipos por semestre con certificado',
        'Formación de operarios en autocontrol y uso de calibres',
      ],
      pastDuties: [
        'Extracción de [número] muestras por turno según plan de muestreo',
        'Ensayo de dureza, tracción y estanqueidad',
        'Registro de [número] medidas diarias para control estadístico',
        'Identificación de producto y trazabilidad de lotes',
        'Selección de [número] piezas en campañas de contención',
        'Preparación de la documentación para clientes',
      ],
      letter: {
        opening:
          'Verificar es proteger al cliente y también al compañero: un criterio claro, una medida fiable y el aviso antes de que el defecto avance.',
        achievement:
          'En [Empresa] verifiqué [número] lotes por semana y ayudé a detectar antes los defectos repetidos.',
      },
    },
    {
      id: 'maintenance-technician',
      title: 'Técnico/a de mantenimiento',
      aliases:
        'técnico de mantenimiento, técnica de mantenimiento, técnico de mantenimiento industrial, técnica de mantenimiento industrial, mecánico de mantenimiento, mecánica de mantenimiento, mecánico industrial, electromecánico, electromecánica, oficial de mantenimiento, operario de mantenimiento, mantenedor, mantenedora, jefe de mantenimiento, jefa de mantenimiento, responsable de mantenimiento, técnico electromecánico, técnica electromecánica, ajustador de mantenimiento, supervisor de mantenimiento, auxiliar de mantenimiento',
      terms:
        'mantenimiento preventivo, diagnóstico de averías, reparaciones mecánicas, reparaciones eléctricas, hidráulica, neumática, autómatas programables, repuestos, órdenes de trabajo, mantenimiento predictivo',
      tools: 'GMAO, multímetros, cámaras termográficas',
      certifications: 'PRL, curso de trabajos en altura',
      summary: [
        '{title} que busca por qué se rompió antes de cambiar la pieza.',
        'Reúne mecánica, electricidad y neumática, deja la máquina segura y anota lo hecho para la próxima intervención.',
      ],
      duties: [
        'Atención de [número] averías por semana en líneas y servicios',
        'Ejecución del mantenimiento preventivo según calendario',
        'Diagnóstico de averías en [número] máquinas con autómatas programables',
        'Bloqueo y señalización antes de cada intervención',
        'Reducción del [número] % en paradas repetidas con análisis de causa',
        'Sustitución de rodamientos, correas, válvulas y sensores',
        'Cierre de [número] órdenes de trabajo al mes en el GMAO',
        'Acuerdo con producción de las ventanas de parada',
      ],
      pastDuties: [
        'Lubricación de [número] puntos por ruta semanal',
        'Montaje de circuitos de hidráulica y neumática',
        'Control de [número] repuestos críticos y pedidos',
        'Apoyo en reparaciones eléctricas y cuadros',
        'Lectura de [número] puntos de vibración y temperatura al mes',
        'Traslado, nivelación e instalación de maquinaria',
      ],
      letter: {
        opening:
          'El mejor aviso de avería es el que no llega. Me gusta la revisión a tiempo, la causa resuelta y la máquina devuelta en orden.',
        achievement: 'En [Empresa] atendí [número] intervenciones al mes y reduje las averías que se repetían.',
      },
    },
    {
      id: 'welder',
      title: 'Soldador/a',
      aliases:
        'soldador, soldadora, soldador tig, soldador mig, soldador mig mag, soldador de electrodo, soldador homologado, soldadora homologada, oficial soldador, soldador calderero, calderero, calderera, calderero tubero, tubero, cerrajero soldador, herrero, oxicortador, soldador de estructuras, soldador de tuberías, ayudante de soldador, soldador industrial',
      terms:
        'soldadura MIG/MAG, soldadura TIG, soldadura con electrodo, interpretación de planos, fabricación metálica, inspección de soldadura, corte y amolado, preparación de bordes, calderería, procedimientos de soldadura',
      tools: 'oxicorte, amoladoras, plegadoras',
      certifications: 'homologación de soldador, PRL del metal',
      summary: [
        '{title} con pulso, paciencia y respeto por el procedimiento.',
        'Prepara bordes, controla la deformación y comprueba el cordón antes de entregar, en taller o en montaje.',
      ],
      duties: [
        'Soldadura MIG/MAG y TIG de [número] conjuntos por semana',
        'Interpretación de planos y simbología de soldadura',
        'Fabricación metálica de [número] estructuras al mes: corte, punteo y cordón',
        'Aplicación de procedimientos de soldadura y de temperaturas entre pasadas',
        'Soldadura TIG de [número] uniones por jornada en tubería inoxidable',
        'Inspección de soldadura: examen visual y líquidos penetrantes',
        'Reparación de [número] piezas al mes con mínima deformación',
        'Montaje en obra con trabajos en altura y permiso de fuego',
      ],
      pastDuties: [
        'Preparación de bordes y punteo de [número] piezas por turno',
        'Ejecución de corte y amolado con protección ocular y auditiva',
        'Enderezado y acabado de [número] bastidores por semana',
        'Cuidado de equipos, gases y consumibles',
        'Apoyo en [número] montajes de calderería por trimestre',
        'Medición de escuadras y diagonales antes del punteo',
      ],
      letter: {
        opening:
          'En soldadura, lo que no se prepara se nota. Por eso cuido el borde, la pasada y la revisión antes de dar por buena la unión.',
        achievement: 'En [Empresa] soldé [número] conjuntos por semana y mantuve un bajo índice de reparaciones.',
      },
    },
    {
      id: 'automotive-mechanic',
      title: 'Mecánico/a de automóviles',
      aliases:
        'mecánico de automóviles, mecánica de automóviles, mecánico, mecánico automotriz, mecánica automotriz, mecánico de coches, mecánico de vehículos, técnico de automoción, técnica de automoción, técnico en electromecánica de vehículos, electromecánico de vehículos, electromecánica de vehículos, mecánico de motos, mecánico de camiones, electricista del automóvil, chapista, chapista pintor, chapista pintora, hojalatero automotriz, oficial de taller, jefe de taller mecánico, mecánico diésel, neumatiquero',
      terms:
        'diagnosis de vehículos, reparación de frenos, reparación de motores, mantenimiento periódico, suspensión y dirección, electricidad del automóvil, cambio de neumáticos, climatización, vehículos híbridos y eléctricos, órdenes de reparación',
      tools: 'equipos de diagnosis, elevadores, alineadoras',
      certifications: 'técnico en electromecánica de vehículos, certificado de gases fluorados',
      summary: [
        '{title} que diagnostica antes de desmontar y explica la factura sin rodeos.',
        'Trabaja con equipos de diagnosis, pares de apriete y prueba final, y enseña al cliente la pieza sustituida.',
      ],
      duties: [
        'Reparación y revisión de [número] vehículos por semana',
        'Diagnosis de vehículos con lectura de averías y medición',
        'Realización de [número] servicios semanales de mantenimiento periódico',
        'Reparación de frenos, embragues y distribuciones con par controlado',
        'Preparación de [número] vehículos al mes para la inspección técnica',
        'Intervención en electricidad del automóvil y sensores',
        'Revisión de [número] vehículos híbridos y eléctricos al mes con corte de tensión',
        'Explicación de órdenes de reparación y presupuesto al cliente',
      ],
      pastDuties: [
        'Cambio de neumáticos, equilibrado y alineación de [número] coches al día',
        'Sustitución de filtros, líquidos y baterías',
        'Ajuste de suspensión y dirección en [número] vehículos por semana',
        'Carga de gas y revisión de climatización',
        'Pedido de [número] recambios por jornada',
        'Limpieza del puesto y gestión de aceites usados',
      ],
      letter: {
        opening:
          'Me gusta la mecánica que se puede explicar: qué falla, por qué, qué conviene hacer ya y qué puede esperar.',
        achievement: 'En [Empresa] reparé [número] vehículos por semana y reduje los que volvían por la misma avería.',
      },
    },
    {
      id: 'electronics-assembler',
      title: 'Montador/a de equipos electrónicos',
      aliases:
        'montador de equipos electrónicos, montadora de equipos electrónicos, montador electrónico, montadora electrónica, operario de electrónica, operaria de electrónica, ensamblador electrónico, ensambladora electrónica, ensamblador de electrónica, soldador de electrónica, soldadora de electrónica, operario de placas electrónicas, operador smt, operadora smt, técnico electrónico, técnica electrónica, técnico en electrónica, montador de cableado, montadora de cableado, operaria de ensamble electrónico',
      terms:
        'soldadura electrónica, montaje de placas, montaje superficial, cableado y mazos, protección electrostática, pruebas funcionales, inspección visual, retrabajo de placas, esquemas eléctricos, crimpado',
      tools: 'estaciones de soldadura, microscopios, líneas SMT',
      certifications: 'certificación IPC-A-610',
      summary: [
        '{title} con pulso fino y disciplina en la protección electrostática.',
        'Monta, suelda y prueba siguiendo la instrucción, y separa la placa dudosa en lugar de dejarla pasar.',
      ],
      duties: [
        'Montaje de placas: [número] unidades por turno según instrucción',
        'Soldadura electrónica manual de componentes y conectores',
        'Carga y vigilancia de [número] alimentadores por turno en montaje superficial',
        'Ejecución de pruebas funcionales con registro por número de serie',
        'Confección de [número] juegos de cableado y mazos por semana',
        'Inspección visual con microscopio conforme a norma',
        'Retrabajo de placas: [número] reparaciones por turno',
        'Cumplimiento de la protección electrostática en puesto y vestuario',
      ],
      pastDuties: [
        'Crimpado y etiquetado de [número] cables por jornada',
        'Preparación de componentes y kits de montaje',
        'Barnizado y atornillado de [número] equipos por turno',
        'Lectura de esquemas eléctricos y listas de materiales',
        'Anotación de [número] defectos por lote',
        'Embalaje antiestático y preparación de envíos',
      ],
      letter: {
        opening:
          'La electrónica pide manos tranquilas y orden: componente correcto, soldadura limpia y prueba superada antes de embalar.',
        achievement: 'En [Empresa] monté [número] equipos por turno y colaboré en reducir los retrabajos.',
      },
    },
  ],
};
