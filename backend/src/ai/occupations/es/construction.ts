import type { IndustryOccupations } from '../occupation';

export const construction: IndustryOccupations = {
  industry: 'Construction',
  general: {
    id: 'construction-professional',
    title: 'Profesional de la construcción',
    aliases: '',
    terms:
      'seguridad en obra, planos de obra, pedidos de material, control de ejecución, coordinación de subcontratas, mediciones, documentación de obra, planificación de tajos, manejo de maquinaria, gestión de residuos',
    tools: 'herramientas eléctricas, niveles láser',
    certifications: 'TPC, PRL de construcción',
    summary: [
      '{title} con buena mano, previsión y respeto por la seguridad de todos.',
      'Aporta lectura de planos, mediciones fiables y coordinación con otros oficios para que cada tajo empiece cuando toca.',
    ],
    duties: [
      'Ejecución y control de [número] tajos por semana',
      'Interpretación de planos de obra y replanteos',
      'Coordinación de subcontratas: [número] oficios por obra',
      'Cumplimiento de las normas de seguridad en obra y uso de protecciones',
      'Realización de [número] pedidos de material por semana',
      'Toma de mediciones para las certificaciones mensuales',
      'Registro de [número] partes diarios al mes en la documentación de obra',
      'Separación y gestión de residuos por fracciones',
    ],
    pastDuties: [
      'Descarga y acopio de [número] palés por semana',
      'Colaboración en la planificación de tajos',
      'Revisión de [número] unidades por semana en el control de ejecución',
      'Preparación de accesos, vallado y señalización',
      'Manejo de maquinaria ligera en [número] obras',
      'Limpieza final y repasos antes de la entrega',
    ],
    letter: {
      opening:
        'La obra me gusta bien preparada: material a tiempo, tajo limpio y nadie en riesgo por ganar unos minutos.',
      achievement: 'En [Empresa] participé en [número] obras y cuidé los plazos y la seguridad de mi zona.',
    },
  },
  occupations: [
    {
      id: 'construction-project-manager',
      title: 'Jefe/a de obra',
      aliases:
        'jefe de obra, jefa de obra, director de obra, directora de obra, project manager, gerente de obra, jefe de proyecto, jefa de proyecto, director de proyecto, directora de proyecto, gestor de proyectos, gestora de proyectos, jefe de producción de obra, ayudante de jefe de obra, gerente de proyecto, gerente de construcción, director de construcción, directora de construcción, project manager de construcción, residente de obra, coordinador de obra, coordinadora de obra, director técnico de obra, ingeniero residente, jefe de grupo de obras',
      isIndustrySpecific: true,
      terms:
        'planificación de obra, control de costes, gestión de subcontratas, seguridad y salud, gestión contractual, estudio de licitaciones, órdenes de cambio, control de calidad, informes a la propiedad, recepción de obra',
      tools: 'Presto, MS Project, Excel',
      certifications: 'PRL de construcción, PMP',
      summary: [
        '{title} que anticipa las compras, mide cada semana y cierra los repasos a tiempo.',
        'Lleva planificación de obra, control de costes y gestión contractual, y mantiene informadas a propiedad y dirección facultativa.',
      ],
      duties: [
        'Dirección de [número] obras simultáneas de edificación o reforma',
        'Planificación de obra con ruta crítica y revisión semanal',
        'Gestión de [número] euros de presupuesto con control de costes mensual',
        'Contratación y gestión de subcontratas por lotes',
        'Negociación de [número] órdenes de cambio por obra',
        'Presentación de informes a la propiedad con plazo y desviación',
        'Coordinación de [número] trabajadores propios y externos en obra',
        'Preparación de la recepción de obra y del libro del edificio',
      ],
      pastDuties: [
        'Comparación de [número] ofertas por capítulo',
        'Certificación mensual y cierre de mediciones',
        'Control de calidad de [número] unidades de obra por semana',
        'Aplicación del plan de seguridad y salud con recursos preventivos',
        'Participación en [número] estudios de licitaciones al año',
        'Seguimiento de acopios, plazos de fábrica y montajes',
      ],
      letter: {
        opening:
          'Una obra se gana en la preparación: comprar pronto, resolver en plano y hablar claro con quien paga y con quien construye.',
        achievement: 'En [Empresa] dirigí [número] obras y ajusté el coste final al presupuesto aprobado.',
      },
    },
    {
      id: 'site-supervisor',
      title: 'Encargado/a de obra',
      aliases:
        'encargado de obra, encargada de obra, capataz, capataza, supervisor de obra, supervisora de obra, maestro de obra, maestra de obra, maestro mayor de obras, jefe de equipo de obra, jefe de cuadrilla, jefa de cuadrilla, sobrestante, encargado general de obra, inspector de obra, inspectora de obra, vigilante de obra, supervisor de construcción, supervisora de construcción, capataz de obra',
      terms:
        'supervisión de obra, planificación diaria, seguridad en el tajo, mando de cuadrillas, control de ejecución, coordinación de oficios, logística de materiales, partes de obra, replanteo, charlas de seguridad',
      tools: 'niveles láser, estaciones totales',
      certifications: 'curso de recurso preventivo, TPC, curso de primeros auxilios',
      summary: [
        '{title} con planificación diaria, mando cercano y atención constante a la seguridad.',
        'Reparte el trabajo, comprueba niveles y remates, y detiene el tajo cuando no es seguro.',
      ],
      duties: [
        'Supervisión de obra con [número] operarios y varios oficios',
        'Planificación diaria de tajos, medios y accesos',
        'Redacción de [número] partes de obra al mes con horas y materiales',
        'Control de ejecución según plano, tolerancia y muestra',
        'Impartición de [número] charlas de seguridad al mes',
        'Coordinación de oficios para evitar esperas y daños',
        'Replanteo y comprobación de [número] cotas por planta',
        'Corrección de riesgos y paradas por seguridad en el tajo',
      ],
      pastDuties: [
        'Mando de cuadrillas: [número] personas en estructura o acabados',
        'Organización de la logística de materiales: recepción, acopio y reparto',
        'Petición de [número] suministros por semana',
        'Repaso y corrección de defectos de acabado',
        'Registro de [número] hormigonados al mes con probetas',
        'Acogida de operarios con normas de la obra',
      ],
      letter: {
        opening:
          'Quien dirige el tajo marca el tono de la obra: orden, respeto entre oficios y ninguna prisa que valga un accidente.',
        achievement: 'En [Empresa] coordiné a [número] operarios y mantuve el ritmo con una planificación diaria.',
      },
    },
    {
      id: 'electrician',
      title: 'Electricista',
      aliases:
        'electricista, oficial electricista, instalador electricista, instaladora electricista, técnico electricista, técnica electricista, electricista de obra, electricista industrial, electricista de mantenimiento, ayudante de electricista, aprendiz de electricista, maestro electricista, instalador eléctrico, técnico en instalaciones eléctricas, montador de cuadros eléctricos, montadora de cuadros eléctricos, electricista residencial, instalador fotovoltaico, instaladora fotovoltaica, instalador de placas solares, instalador de telecomunicaciones',
      terms:
        'instalaciones eléctricas, cableado, localización de averías, seguridad eléctrica, comprobación de circuitos, montaje de cuadros, canalizaciones, lectura de esquemas, iluminación, reglamento de baja tensión',
      tools: 'multímetros, medidores de aislamiento, taladros',
      certifications: 'instalador electricista autorizado, PRL de electricidad',
      summary: [
        '{title} con trabajo limpio, seguridad en cada maniobra y comprobación final de cada punto.',
        'Ejecuta instalaciones eléctricas ordenadas, con cada circuito identificado y medido antes de la entrega.',
      ],
      duties: [
        'Ejecución de instalaciones eléctricas en [número] viviendas o locales al año',
        'Tendido de cableado y conexión de mecanismos',
        'Montaje de cuadros: [número] al mes con protecciones y rotulado',
        'Comprobación de circuitos, tierra y aislamiento antes de entregar',
        'Localización de averías: [número] avisos por semana',
        'Aplicación del reglamento de baja tensión y emisión de boletines',
        'Instalación de [número] puntos de iluminación o recarga al mes',
        'Explicación del uso y de las protecciones al cliente',
      ],
      pastDuties: [
        'Apertura de rozas y montaje de [número] metros de canalizaciones por semana',
        'Lectura de esquemas y replanteo de puntos',
        'Sustitución de [número] mecanismos y luminarias por semana',
        'Bloqueo y señalización conforme a la seguridad eléctrica',
        'Preparación de [número] listas de material por obra',
        'Apoyo en instalaciones solares y de datos',
      ],
      letter: {
        opening:
          'La electricidad no admite suposiciones: medir, apretar, rotular y entregar una instalación que cualquiera pueda entender.',
        achievement:
          'En [Empresa] realicé [número] instalaciones y reduje los avisos posteriores con una revisión final.',
      },
    },
    {
      id: 'carpenter',
      title: 'Carpintero/a',
      aliases:
        'carpintero, carpintera, ebanista, carpintero de obra, carpintero de madera, carpintero encofrador, encofrador, encofradora, oficial carpintero, oficial de carpintería, ayudante de carpintero, aprendiz de carpintero, montador de muebles, montadora de muebles, montador de cocinas, instalador de puertas, tarimero, parquetista, carpintero de aluminio, carpintero metálico, carpintero de ribera, mueblista, instalador de tarima',
      terms:
        'carpintería de obra, encofrado, acabados en madera, lectura de planos, medición y corte, colocación de puertas y ventanas, estructuras de cubierta, mobiliario a medida, seguridad en el taller, cálculo de material',
      tools: 'sierras circulares, niveles láser, fresadoras',
      certifications: 'TPC madera, PRL de madera',
      summary: [
        '{title} que mide con calma, corta con precisión y remata sin prisas.',
        'Trabaja en taller y en obra, desde estructuras de cubierta hasta mobiliario a medida, con respeto por la veta y el material.',
      ],
      duties: [
        'Colocación de puertas y ventanas: [número] unidades por semana',
        'Carpintería de obra en vivienda, comercio y rehabilitación',
        'Fabricación de mobiliario a medida: [número] muebles al mes',
        'Lectura de planos y despiece de tableros',
        'Montaje de [número] metros cuadrados de tarima o cubierta por semana',
        'Ajuste, cepillado y acabados en madera en obra',
        'Preparación de [número] presupuestos al mes con cálculo de material',
        'Mantenimiento de máquinas y seguridad en el taller',
      ],
      pastDuties: [
        'Medición y corte de [número] piezas por jornada',
        'Montaje y desmontaje de encofrado en forjados',
        'Lijado y barnizado de [número] elementos por semana',
        'Toma de plantillas en paredes irregulares',
        'Instalación de [número] cocinas y armarios al mes',
        'Reparación de persianas, cercos y herrajes',
      ],
      letter: {
        opening:
          'Me gusta la madera porque enseña a planificar: un corte mal pensado no tiene vuelta atrás y un buen ajuste dura años.',
        achievement: 'En [Empresa] fabriqué y monté [número] conjuntos y cuidé los remates hasta la entrega.',
      },
    },
    {
      id: 'plumber',
      title: 'Fontanero/a',
      aliases:
        'fontanero, fontanera, plomero, plomera, gasfiter, gásfiter, gasista, instalador de fontanería, instaladora de fontanería, oficial de fontanería, ayudante de fontanero, aprendiz de fontanero, calefactor, instalador de calefacción, instaladora de calefacción, instalador de gas, instaladora de gas, fontanero calefactor, técnico de calderas, instalador sanitario, plomero gasista, tubero de obra, técnico en calefacción',
      terms:
        'instalación de tuberías, detección de fugas, desatascos, calefacción, soldadura y prensado, montaje de sanitarios, pruebas de presión, avisos a domicilio, agua caliente sanitaria, lectura de planos',
      tools: 'prensadoras, cámaras de inspección, curvadoras',
      certifications: 'carné de instalador de gas, carné RITE',
      summary: [
        '{title} que localiza la avería con método y repara con el mínimo daño.',
        'Instala, prueba a presión y deja limpio el lugar, con explicaciones sencillas sobre uso y mantenimiento.',
      ],
      duties: [
        'Instalación de tuberías en [número] viviendas o locales al año',
        'Montaje de sanitarios, griferías y desagües con nivel y sellado',
        'Resolución de [número] avisos a domicilio por semana',
        'Detección de fugas con cámara, correlador o presión',
        'Sustitución de [número] calderas y termos al mes',
        'Equilibrado y puesta en marcha de calefacción',
        'Realización de [número] pruebas de presión por obra',
        'Asesoramiento sobre ahorro y agua caliente sanitaria',
      ],
      pastDuties: [
        'Ejecución de soldadura y prensado en [número] metros de tubo por semana',
        'Realización de desatascos en bajantes, arquetas y colectores',
        'Montaje de [número] radiadores o suelos radiantes al mes',
        'Lectura de planos y replanteo de puntos de agua',
        'Preparación de [número] listas de material por semana',
        'Limpieza de sifones y sustitución de llaves',
      ],
      letter: {
        opening:
          'En fontanería se entra en casas ajenas: puntualidad, limpieza y una reparación bien probada son mi forma de agradecer esa confianza.',
        achievement: 'En [Empresa] atendí [número] avisos por semana y reduje las segundas visitas.',
      },
    },
    {
      id: 'construction-worker',
      title: 'Operario/a de la construcción',
      aliases:
        'albañil, albañila, peón, peona, peón de construcción, peón de albañil, peón de obra, oficial de primera de albañilería, oficial de albañilería, obrero de la construcción, obrera de la construcción, operario de construcción, operaria de construcción, trabajador de la construcción, trabajadora de la construcción, ayudante de albañil, alicatador, alicatadora, solador, techador, yesero, ferrallista, hormigonero, gruista, maquinista de obra, maquinista de excavadora, operador de maquinaria pesada, operadora de maquinaria pesada, ayudante de construcción, manitas',
      terms:
        'preparación del terreno, acarreo de material, trabajos de hormigón, demolición, seguridad en obra, tabiquería, andamios, alicatado y solado, revestimientos, limpieza de obra',
      tools: 'hormigoneras, amoladoras, niveles láser',
      certifications: 'TPC, PRL de construcción',
      summary: [
        '{title} con oficio en obra, cuidado por los acabados y respeto de las normas de seguridad.',
        'Conoce tabiquería, hormigón y revestimientos, mantiene el tajo limpio y aprende rápido los métodos de cada encargado.',
      ],
      duties: [
        'Levantamiento de [número] metros cuadrados de tabiquería por semana',
        'Colocación de alicatado y solado con replanteo previo',
        'Vertido y vibrado en trabajos de hormigón: [número] metros cúbicos por semana',
        'Aplicación de revestimientos de yeso, mortero y monocapa',
        'Montaje de [número] módulos de andamios por semana',
        'Uso de protecciones y cumplimiento de la seguridad en obra',
        'Demolición y retirada de [número] sacos de escombro al día',
        'Acabado y remate de huecos, juntas y encuentros',
      ],
      pastDuties: [
        'Acarreo de material y amasado para [número] oficiales',
        'Preparación del terreno, zanjas y nivelación',
        'Colocación de [número] kilos de ferralla por jornada',
        'Limpieza de obra y separación de residuos',
        'Carga y descarga de [número] palés por semana',
        'Ayuda en replanteos, niveles y plomadas',
      ],
      letter: {
        opening:
          'Me gusta ver crecer lo que se hace con las manos: una pared a plomo, un suelo nivelado y el tajo limpio al acabar el día.',
        achievement: 'En [Empresa] trabajé en [número] obras y cumplí los plazos de cada tajo.',
      },
    },
    {
      id: 'hvac-technician',
      title: 'Técnico/a en climatización',
      aliases:
        'técnico en climatización, técnica en climatización, técnico de climatización, frigorista, técnico frigorista, técnica frigorista, instalador de aire acondicionado, instaladora de aire acondicionado, técnico de aire acondicionado, técnica de aire acondicionado, técnico hvac, hvac, técnico en refrigeración, técnica en refrigeración, mecánico de refrigeración, técnico de refrigeración, instalador de climatización, instaladora de climatización, técnico de frío industrial, técnico de ventilación, instalador de aerotermia, conductista',
      terms:
        'instalación de climatización, diagnóstico de equipos, manipulación de refrigerantes, conductos, aerotermia, mantenimiento preventivo, equilibrado de caudales, regulación y termostatos, detección de fugas, pruebas eléctricas',
      tools: 'manómetros, bombas de vacío, multímetros',
      certifications: 'certificado de gases fluorados, carné RITE',
      summary: [
        '{title} que mide presiones y temperaturas antes de dar un diagnóstico.',
        'Instala y mantiene equipos con limpieza, recupera el gas conforme a la norma y explica el ajuste al usuario.',
      ],
      duties: [
        'Instalación de climatización: [número] equipos al mes en vivienda y comercio',
        'Diagnóstico de equipos con manómetros y lectura de errores',
        'Revisión de [número] máquinas por semana en mantenimiento preventivo',
        'Manipulación de refrigerantes con recuperación y registro',
        'Puesta en marcha de [número] sistemas de aerotermia por trimestre',
        'Ajuste de regulación y termostatos según uso',
        'Atención de [número] averías urgentes por semana en temporada',
        'Asesoramiento sobre consumo, filtros y ruido',
      ],
      pastDuties: [
        'Montaje de [número] metros de conductos por semana',
        'Vacío, carga y detección de fugas en circuitos',
        'Limpieza de [número] filtros y baterías por jornada',
        'Realización de pruebas eléctricas y cambio de condensadores',
        'Tendido de [número] líneas frigoríficas al mes',
        'Apoyo en el equilibrado de caudales y mediciones',
      ],
      letter: {
        opening: 'El confort se ajusta con datos: caudal, presión, temperatura y un usuario que entiende su equipo.',
        achievement: 'En [Empresa] mantuve [número] equipos y reduje las averías de temporada con revisiones previas.',
      },
    },
    {
      id: 'painter',
      title: 'Pintor/a',
      aliases:
        'pintor, pintora, pintor de obra, pintora de obra, pintor decorador, pintora decoradora, pintor de casas, pintor de interiores, pintor de exteriores, pintor de fachadas, pintor industrial, pintora industrial, oficial pintor, oficial de pintura, ayudante de pintor, aprendiz de pintor, empapelador, empapeladora, pintor a pistola, barnizador, barnizadora, rotulista, lacador',
      terms:
        'preparación de superficies, pintura de interiores, pintura de fachadas, pintura a pistola, empapelado, igualación de color, reparación de yeso, barnizado, seguridad en andamios, protección de suelos',
      tools: 'equipos airless, lijadoras orbitales',
      certifications: 'TPC pintura, curso de trabajos en altura',
      summary: [
        '{title} que prepara bien la superficie y cuida el acabado y la limpieza.',
        'Protege, lija y sella antes de la primera mano, y deja líneas limpias y habitaciones listas para usar.',
      ],
      duties: [
        'Aplicación de pintura de interiores en [número] metros cuadrados por semana',
        'Preparación de superficies con masilla, lija e imprimación',
        'Rehabilitación de [número] fachadas al año con el revestimiento adecuado',
        'Acabado con pintura a pistola en puertas, techos y estructuras',
        'Igualación de color para [número] repasos al mes',
        'Barnizado y esmaltado de madera y metal',
        'Elaboración de [número] presupuestos al mes con visita previa',
        'Comprobación de soportes, humedad y seguridad en andamios',
      ],
      pastDuties: [
        'Protección de suelos y muebles en [número] estancias por semana',
        'Retirada de papel y reparación de yeso',
        'Lijado y masillado de [número] paramentos por semana',
        'Limpieza de útiles y gestión de envases',
        'Colocación de [número] rollos de empapelado al mes',
        'Ayuda en el montaje de andamios para pintura de fachadas',
      ],
      letter: {
        opening:
          'Pintar bien es tapar, lijar y esperar lo que haga falta. El color luce cuando lo de debajo está bien hecho.',
        achievement: 'En [Empresa] pinté [número] viviendas y cuidé la limpieza y los plazos con cada cliente.',
      },
    },
    {
      id: 'quantity-surveyor',
      title: 'Técnico/a de mediciones y presupuestos',
      aliases:
        'arquitecto técnico, arquitecta técnica, aparejador, aparejadora, técnico de mediciones y presupuestos, técnica de mediciones y presupuestos, técnico de estudios y presupuestos, técnico de estudios, técnica de estudios, presupuestista, técnico de costes de construcción, quantity surveyor, estimador de costos, estimadora de costos, analista de costos de construcción, ingeniero de costos, ingeniera de costos, metrador, metradora, calculista de costos, cost manager, técnico de ofertas de obra, jefe de estudios de construcción, técnico de control de costes, analista de precios unitarios, cubicador',
      terms:
        'mediciones de proyecto, estimación de costes, estado de mediciones, comparativos de ofertas, certificaciones de obra, modificados, liquidación final, precios unitarios, subcontratación, previsión de tesorería',
      tools: 'Presto, Arquímedes, Excel',
      certifications: 'colegiación de aparejador',
      summary: [
        '{title} que mide antes de opinar y separa lo incluido de lo que no lo está.',
        'Maneja mediciones de proyecto, precios y certificaciones, y avisa pronto de las desviaciones con su causa.',
      ],
      duties: [
        'Elaboración de mediciones de proyecto: [número] partidas por estudio',
        'Estimación de costes en fases tempranas con ratios propios',
        'Preparación de [número] presupuestos de licitación al año',
        'Análisis de comparativos de ofertas y aclaraciones',
        'Emisión de [número] certificaciones de obra al mes',
        'Valoración de modificados y precios contradictorios',
        'Control de [número] capítulos por obra con coste previsto y real',
        'Cierre de la liquidación final con propiedad y contratas',
      ],
      pastDuties: [
        'Petición de precios a [número] proveedores por estudio',
        'Medición en obra y contraste con plano',
        'Actualización de [número] precios unitarios por trimestre',
        'Preparación de contratos y anexos de subcontratación',
        'Revisión de [número] facturas al mes frente a lo medido',
        'Elaboración de la previsión de tesorería de obra',
      ],
      letter: {
        opening:
          'Un presupuesto fiable evita muchas discusiones: mediciones claras, exclusiones a la vista y cambios valorados antes de hacerlos.',
        achievement: 'En [Empresa] presupuesté [número] obras y detecté a tiempo las desviaciones principales.',
      },
    },
  ],
};
