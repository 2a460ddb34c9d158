import type { IndustryOccupations } from '../occupation';

export const engineering: IndustryOccupations = {
  industry: 'Engineering',
  general: {
    id: 'engineering-professional',
    title: 'Profesional de ingeniería',
    aliases: '',
    terms:
      'planos técnicos, análisis de requisitos, ensayos, documentación técnica, coordinación de proyectos, análisis de causa raíz, especificaciones técnicas, seguridad industrial, mejora de procesos, relación con proveedores',
    tools: 'AutoCAD, Excel',
    certifications: 'PRL, ISO 9001',
    summary: [
      '{title} que comprueba los supuestos antes de firmar un cálculo.',
      'Aporta orden en la documentación técnica, ensayos bien planteados y una comunicación directa con taller, cliente y proveedores.',
    ],
    duties: [
      'Elaboración de planos técnicos y memorias para [número] encargos al año',
      'Análisis de requisitos con cliente, producción y mantenimiento',
      'Planificación de [número] ensayos por trimestre con criterios de aceptación',
      'Investigación de fallos mediante análisis de causa raíz',
      'Seguimiento de [número] hitos en la coordinación de proyectos',
      'Redacción de especificaciones técnicas para compras',
      'Reducción del [número] % en reprocesos con mejora de procesos',
      'Verificación de las normas de seguridad industrial en cada cambio',
    ],
    pastDuties: [
      'Toma de [número] medidas por campaña y registro de resultados',
      'Actualización de planos según lo construido',
      'Comparación de ofertas técnicas de [número] proveedores',
      'Asistencia en pruebas de puesta en marcha',
      'Ordenación de [número] expedientes de documentación técnica',
      'Visita a obra o taller para resolver dudas de montaje',
    ],
    letter: {
      opening:
        'La ingeniería que me gusta se apoya en medir, calcular y escuchar a quien fabrica o mantiene lo que otros diseñan.',
      achievement:
        'En [Empresa] participé en [número] proyectos y dejé la documentación lista para quien los continuara.',
    },
  },
  occupations: [
    {
      id: 'mechanical-engineer',
      title: 'Ingeniero/a mecánico/a',
      aliases:
        'ingeniero mecánico, ingeniera mecánica, ingeniero de diseño mecánico, ingeniera de diseño mecánico, ingeniero de producto, ingeniera de producto, ingeniero industrial mecánico, ingeniera industrial mecánica, ingeniero de desarrollo mecánico, ingeniero electromecánico, ingeniera electromecánica, ingeniero de automoción, ingeniero aeronáutico, ingeniera aeronáutica, ingeniero mecatrónico, ingeniera mecatrónica, ingeniero técnico mecánico',
      terms:
        'diseño mecánico, modelado CAD, elementos finitos, análisis de tolerancias, prototipado, diseño para fabricación, selección de materiales, ensayos de fatiga, listas de materiales, reducción de costes',
      tools: 'SolidWorks, CATIA, ANSYS',
      certifications: 'CSWP',
      summary: [
        '{title} que diseña cada pieza junto con el proceso que la fabrica.',
        'Combina diseño mecánico, cálculo por elementos finitos y prototipado, y contrasta cada resultado con ensayos y con el taller.',
      ],
      duties: [
        'Diseño mecánico de [número] conjuntos al año, desde el boceto hasta la serie',
        'Cálculo de resistencia por elementos finitos y comparación con ensayo',
        'Entrega de [número] planos al mes con análisis de tolerancias',
        'Selección de materiales y tratamientos según carga, entorno y coste',
        'Dirección de [número] rondas de prototipado por producto',
        'Acuerdo con producción de cambios de diseño para fabricación',
        'Disminución del [número] % en el coste por pieza sin pérdida de función',
        'Defensa técnica ante clientes y organismos de certificación',
      ],
      pastDuties: [
        'Modelado CAD de [número] piezas y subconjuntos por trimestre',
        'Preparación de ensayos de fatiga y vibración',
        'Mantenimiento de listas de materiales con [número] referencias',
        'Medición de muestras iniciales y registro de desviaciones',
        'Gestión de [número] cambios de ingeniería por semestre',
        'Búsqueda de proveedores para piezas mecanizadas y de fundición',
      ],
      letter: {
        opening:
          'Me atrae el diseño que funciona en el banco de ensayo y también en la línea de montaje, con un coste razonable y un mantenimiento fácil.',
        achievement:
          'En [Empresa] diseñé [número] conjuntos y acordé con producción los cambios que facilitaron su montaje.',
      },
    },
    {
      id: 'electrical-engineer',
      title: 'Ingeniero/a eléctrico/a',
      aliases:
        'ingeniero eléctrico, ingeniera eléctrica, ingeniero electricista, ingeniera electricista, ingeniero electrónico, ingeniera electrónica, ingeniero de hardware, ingeniera de hardware, ingeniero de control, ingeniera de control, ingeniero de automatización, ingeniera de automatización, ingeniero de sistemas embebidos, programador plc, programadora plc, ingeniero de potencia, ingeniero de telecomunicaciones, ingeniera de telecomunicaciones, ingeniero de energías renovables',
      terms:
        'diseño de circuitos, esquemas eléctricos, diseño de PCB, distribución eléctrica, sistemas de control, seguridad eléctrica, programación de PLC, cálculo de cargas, compatibilidad electromagnética, puesta en marcha',
      tools: 'EPLAN, Altium, TIA Portal',
      certifications: 'carné de instalador en baja tensión, PRL',
      summary: [
        '{title} con respeto por la norma y paciencia en la puesta en marcha.',
        'Trabaja desde el cálculo de cargas y los esquemas eléctricos hasta los sistemas de control, con la seguridad como condición de partida.',
      ],
      duties: [
        'Proyecto de distribución eléctrica para [número] instalaciones o máquinas al año',
        'Elaboración de esquemas eléctricos, listas de cables y de bornas',
        'Cálculo de cargas y protecciones en [número] cuadros por proyecto',
        'Programación de PLC y pantallas según la descripción funcional',
        'Dirección de [número] pruebas de puesta en marcha en planta',
        'Verificación de la seguridad eléctrica y del marcado correspondiente',
        'Ahorro del [número] % en consumo con variadores y gestión energética',
        'Coordinación con montadores, mecánica y cliente final',
      ],
      pastDuties: [
        'Diseño de PCB de [número] capas y revisión de prototipos',
        'Ensayo de compatibilidad electromagnética en laboratorio externo',
        'Revisión de [número] cuadros eléctricos antes de su entrega',
        'Diagnóstico de averías en sistemas de control',
        'Elaboración de [número] manuales y certificados por proyecto',
        'Consulta a proveedores sobre plazos y alternativas de componentes',
      ],
      letter: {
        opening:
          'Una instalación eléctrica bien proyectada se reconoce en los planos, en el cuadro y en una puesta en marcha sin sorpresas.',
        achievement: 'En [Empresa] proyecté [número] instalaciones y acompañé su puesta en marcha hasta la entrega.',
      },
    },
    {
      id: 'civil-engineer',
      title: 'Ingeniero/a civil',
      aliases:
        'ingeniero civil, ingeniera civil, ingeniero de caminos, ingeniera de caminos, ingeniero de caminos canales y puertos, ingeniero de obras públicas, ingeniera de obras públicas, ingeniero estructural, ingeniera estructural, calculista de estructuras, ingeniero de estructuras, ingeniera de estructuras, ingeniero geotécnico, ingeniera geotécnica, ingeniero hidráulico, ingeniera hidráulica, topógrafo, topógrafa, ingeniero vial, ingeniero ambiental, ingeniera ambiental',
      terms:
        'cálculo de estructuras, dirección de obra, planos de construcción, mediciones y presupuesto, topografía, diseño de drenaje, estudios geotécnicos, control de calidad, gestión de licencias, movimiento de tierras',
      tools: 'AutoCAD Civil 3D, CYPE, Presto',
      certifications: 'colegiación en ingeniería, curso de coordinación de seguridad y salud',
      summary: [
        '{title} que proyecta teniendo en cuenta el terreno, el plazo y el mantenimiento.',
        'Reúne cálculo de estructuras, dirección de obra y mediciones fiables, y trata con administraciones, constructoras y vecinos.',
      ],
      duties: [
        'Redacción de [número] proyectos al año de viales, redes y estructuras',
        'Cálculo de estructuras de hormigón y acero conforme a la normativa vigente',
        'Dirección de obra en [número] actuaciones con visitas semanales',
        'Elaboración de mediciones y presupuesto por capítulos',
        'Reducción del [número] % en el volumen de movimiento de tierras',
        'Interpretación de estudios geotécnicos y elección de cimentación',
        'Certificación mensual de [número] partidas y control de desviaciones',
        'Tramitación ante ayuntamientos y confederaciones en la gestión de licencias',
      ],
      pastDuties: [
        'Delineación de [número] planos de construcción por proyecto',
        'Campañas de topografía: replanteo y toma de datos',
        'Control de calidad con [número] ensayos de hormigón al mes',
        'Cálculo hidráulico y diseño de drenaje de calles',
        'Resolución de [número] consultas de obra por semana',
        'Preparación de documentación para licitaciones públicas',
      ],
      letter: {
        opening:
          'La obra civil me gusta porque se usa cada día: un proyecto realista, una obra bien seguida y una infraestructura fácil de conservar.',
        achievement: 'En [Empresa] participé en [número] obras y mejoré el control de mediciones y plazos.',
      },
    },
    {
      id: 'process-engineer',
      title: 'Ingeniero/a de procesos',
      aliases:
        'ingeniero de procesos, ingeniera de procesos, ingeniero de producción, ingeniera de producción, ingeniero de fabricación, ingeniera de fabricación, ingeniero de manufactura, ingeniera de manufactura, ingeniero industrial, ingeniera industrial, ingeniero de métodos y tiempos, técnico de métodos y tiempos, ingeniero de mejora continua, ingeniera de mejora continua, técnico de procesos, técnica de procesos, lean engineer, ingeniero de organización industrial',
      terms:
        'optimización de procesos, control estadístico de procesos, métodos y tiempos, lean manufacturing, análisis de causa raíz, balanceo de líneas, reducción de mermas, mapas de flujo de valor, validación de procesos, industrialización',
      tools: 'Minitab, SAP, AutoCAD',
      certifications: 'Green Belt Six Sigma',
      summary: [
        '{title} que observa la línea, mide y cambia una cosa cada vez.',
        'Utiliza control estadístico de procesos y lean manufacturing junto con las personas que hacen el trabajo y lo conocen mejor.',
      ],
      duties: [
        'Optimización de procesos en [número] líneas con medición antes y después',
        'Estudio de métodos y tiempos y actualización de hojas de operación',
        'Mejora del [número] % en la eficiencia global de los equipos',
        'Aplicación del control estadístico de procesos en parámetros críticos',
        'Reducción de mermas en [número] kilos por turno mediante ajuste de máquina',
        'Dirección de talleres de lean manufacturing con operarios',
        'Industrialización de [número] productos nuevos al año',
        'Justificación de inversiones con plazo de retorno y riesgos',
      ],
      pastDuties: [
        'Elaboración de [número] mapas de flujo de valor por semestre',
        'Apoyo en la validación de procesos y en su protocolo',
        'Seguimiento de [número] indicadores diarios de paradas y rechazos',
        'Rediseño de puestos para el balanceo de líneas',
        'Formación de [número] operarios en instrucciones nuevas',
        'Documentación del análisis de causa raíz tras cada parada larga',
      ],
      letter: {
        opening:
          'En una fábrica se aprende mirando: por eso empiezo los cambios al pie de la línea, con datos y con quien maneja la máquina.',
        achievement:
          'En [Empresa] mejoré [número] procesos y consolidé los cambios con formación e instrucciones claras.',
      },
    },
    {
      id: 'quality-engineer',
      title: 'Ingeniero/a de calidad',
      aliases:
        'ingeniero de calidad, ingeniera de calidad, responsable de calidad, jefe de calidad, jefa de calidad, técnico de calidad, técnica de calidad, gerente de calidad, ingeniero de calidad de proveedores, ingeniera de calidad de proveedores, director de calidad, directora de calidad, coordinador de calidad, coordinadora de calidad, analista de aseguramiento de calidad, ingeniero de aseguramiento de calidad, quality engineer, quality manager',
      terms:
        'gestión de la calidad, AMFE, acciones correctivas, auditorías de proceso, sistemas de medición, planes de control, calidad de proveedores, reclamaciones de clientes, control estadístico, informes 8D',
      tools: 'Minitab, SAP QM, calibres',
      certifications: 'ISO 9001, IATF 16949',
      summary: [
        '{title} que analiza las causas con datos y busca soluciones que se mantengan.',
        'Maneja AMFE, planes de control y auditorías de proceso, y sigue cada acción hasta comprobar que ha servido.',
      ],
      duties: [
        'Mantenimiento de la gestión de la calidad en [número] procesos certificados',
        'Dirección de AMFE con diseño, producción y logística',
        'Resolución de [número] reclamaciones de clientes por trimestre con respuesta documentada',
        'Seguimiento de acciones correctivas hasta verificar su eficacia',
        'Realización de [número] auditorías de proceso al año',
        'Desarrollo de la calidad de proveedores con visitas y planes de mejora',
        'Disminución del [número] % en rechazos mediante control estadístico',
        'Actualización de planes de control ante cada cambio',
      ],
      pastDuties: [
        'Estudio de [número] sistemas de medición por semestre',
        'Elaboración de informes para la revisión por la dirección',
        'Homologación de [número] muestras iniciales por proyecto',
        'Preparación de la auditoría externa y de sus evidencias',
        'Bloqueo y clasificación de [número] piezas por incidencia',
        'Formación en planta sobre defectos y criterios',
      ],
      letter: {
        opening:
          'La calidad que me interesa se construye en el proceso: criterios claros, causas comprobadas y medidas que se mantienen con el tiempo.',
        achievement: 'En [Empresa] coordiné [número] acciones correctivas y reduje los defectos repetidos.',
      },
    },
    {
      id: 'chemical-engineer',
      title: 'Ingeniero/a químico/a',
      aliases:
        'ingeniero químico, ingeniera química, ingeniero químico de procesos, ingeniero de planta química, ingeniera de planta química, ingeniero petroquímico, ingeniera petroquímica, ingeniero de refino, ingeniero bioquímico, ingeniera bioquímica, ingeniero de tratamiento de aguas, ingeniera de tratamiento de aguas, ingeniero de polímeros, tecnólogo químico, tecnóloga química',
      terms:
        'simulación de procesos, balances de materia y energía, seguridad de procesos, estudios HAZOP, ensayos en planta piloto, escalado industrial, destilación, tratamiento de efluentes, diagramas de proceso, eficiencia energética',
      tools: 'Aspen HYSYS, MATLAB',
      certifications: 'formación ATEX, PRL',
      summary: [
        '{title} que apoya cada decisión en balances, ensayos y criterios de seguridad.',
        'Lleva el proceso del laboratorio a la planta con simulación y escalado prudente, sin perder de vista el consumo y los residuos.',
      ],
      duties: [
        'Simulación de procesos de [número] unidades y comparación con datos reales',
        'Cierre mensual de balances de materia y energía',
        'Participación en [número] estudios HAZOP al año y seguimiento de medidas',
        'Diseño de ensayos en planta piloto con variables definidas',
        'Aumento del [número] % en el rendimiento por ajuste de reacción y destilación',
        'Escalado industrial de formulaciones junto con producción',
        'Ahorro de [número] toneladas de vapor al mes con medidas de eficiencia energética',
        'Vigilancia de la seguridad de procesos en cambios de instalación',
      ],
      pastDuties: [
        'Elaboración de [número] diagramas de proceso e instrumentación',
        'Toma de muestras y análisis de desviaciones de lote',
        'Arranque de [número] equipos tras paradas programadas',
        'Selección de bombas, intercambiadores y válvulas',
        'Control del tratamiento de efluentes con [número] parámetros',
        'Redacción de instrucciones de operación y emergencia',
      ],
      letter: {
        opening:
          'La ingeniería química me gusta con los números cerrados: lo que entra, lo que sale y la energía que se queda por el camino.',
        achievement: 'En [Empresa] optimicé [número] unidades de proceso y mejoré su consumo y su seguridad.',
      },
    },
    {
      id: 'cad-designer',
      title: 'Delineante proyectista',
      aliases:
        'delineante, delineante proyectista, proyectista, dibujante técnico, dibujante técnica, dibujante cad, diseñador cad, diseñadora cad, delineante industrial, delineante mecánico, delineante de construcción, cadista, técnico cad, técnica cad, modelador bim, modeladora bim, delineante bim, dibujante proyectista, dibujante de autocad',
      terms:
        'planos técnicos, modelado de sólidos, planos de conjunto, acotación y tolerancias, chapa desarrollada, normas de dibujo, listas de materiales, gestión de revisiones, croquis en obra, detalles constructivos',
      tools: 'AutoCAD, SolidWorks, Inventor, Revit',
      certifications: '',
      summary: [
        '{title} que entrega planos que el taller entiende a la primera.',
        'Domina el modelado de sólidos, la acotación y tolerancias y la gestión de revisiones, y pregunta antes de suponer una medida.',
      ],
      duties: [
        'Elaboración de [número] planos técnicos al mes para fabricación y montaje',
        'Modelado de sólidos de piezas, soldaduras y mecanismos',
        'Preparación de planos de conjunto con [número] componentes y despieces',
        'Aplicación de las normas de dibujo y de las plantillas de empresa',
        'Cálculo de chapa desarrollada para [número] referencias por trimestre',
        'Comprobación de interferencias y holguras antes del lanzamiento',
        'Gestión de revisiones de [número] archivos con historial de cambios',
        'Consulta con ingeniería y taller sobre acotación y tolerancias',
      ],
      pastDuties: [
        'Digitalización de [número] planos antiguos en papel',
        'Toma de croquis en obra y comprobación de medidas',
        'Confección de [número] listas de materiales por proyecto',
        'Dibujo de detalles constructivos y secciones',
        'Creación de una biblioteca con [número] elementos normalizados',
        'Exportación de archivos para corte láser e impresión',
      ],
      letter: {
        opening:
          'Un buen plano evita llamadas: lleva las cotas que hacen falta, ninguna de más, y permite fabricar sin dudas.',
        achievement:
          'En [Empresa] dibujé [número] planos al año y ordené las bibliotecas y revisiones de la oficina técnica.',
      },
    },
  ],
};
