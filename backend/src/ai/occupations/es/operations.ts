import type { IndustryOccupations } from '../occupation';

export const operations: IndustryOccupations = {
  industry: 'Operations',
  general: {
    id: 'operations-professional',
    title: 'Profesional de operaciones',
    aliases: '',
    terms:
      'mejora de procesos, planificación de turnos, control de inventario, coordinación con proveedores, elaboración de informes, controles de calidad, gestión de pedidos, procedimientos internos, seguimiento de costes, atención de incidencias',
    tools: 'Excel, SAP',
    certifications: 'certificado Lean',
    summary: [
      '{title} que ordena lo urgente sin perder de vista lo importante.',
      'Aporta planificación realista, control de inventario y coordinación con proveedores para que cada día salga lo previsto.',
    ],
    duties: [
      'Coordinación diaria de [número] pedidos desde la entrada hasta la entrega',
      'Mejora de procesos con medición de tiempos y errores',
      'Planificación de turnos para [número] personas según carga de actividad',
      'Control de inventario con recuentos cíclicos',
      'Seguimiento de costes en [número] partidas con aviso de desviaciones',
      'Actualización de procedimientos internos junto con los usuarios',
      'Resolución de [número] incidencias por semana con clientes y transporte',
      'Coordinación con proveedores sobre plazos y sustituciones',
    ],
    pastDuties: [
      'Registro de [número] movimientos diarios en el sistema',
      'Realización de controles de calidad por muestreo',
      'Elaboración de informes con [número] indicadores semanales',
      'Apoyo en inventarios y cambios de ubicación',
      'Preparación de [número] pedidos de material al mes',
      'Acogida y formación de personal temporal',
    ],
    letter: {
      opening:
        'Me gusta que el trabajo salga adelante: un plan claro por la mañana, avisos a tiempo y una causa resuelta en lugar de un parche.',
      achievement:
        'En [Empresa] coordiné [número] pedidos al día y reduje los retrasos con una planificación compartida.',
    },
  },
  occupations: [
    {
      id: 'operations-manager',
      title: 'Responsable de operaciones',
      aliases:
        'director de operaciones, directora de operaciones, gerente de operaciones, jefe de operaciones, jefa de operaciones, responsable de operaciones, coordinador de operaciones, coordinadora de operaciones, supervisor de operaciones, supervisora de operaciones, operations manager, analista de operaciones, director general, directora general, gerente general, gerente, coo, ceo, consejero delegado, consejera delegada',
      isIndustrySpecific: true,
      terms:
        'mejora de procesos, planificación de capacidad, dirección de equipos, control de costes, indicadores de gestión, gestión de proveedores, niveles de servicio, presupuesto de operaciones, gestión de riesgos, procedimientos de trabajo',
      tools: 'Excel, SAP, Power BI',
      certifications: 'Lean Six Sigma',
      summary: [
        '{title} que mejora la operación junto con quienes la hacen cada día.',
        'Combina planificación de capacidad, control de costes y unos pocos indicadores de gestión que todos entienden.',
      ],
      duties: [
        'Dirección de la operación diaria con [número] personas en varios turnos',
        'Definición de indicadores de gestión sobre los que el equipo puede influir',
        'Reducción del [número] % en el coste unitario con mejora de procesos',
        'Ajuste semanal de la planificación de capacidad a la demanda',
        'Seguimiento de [número] contratos en la gestión de proveedores',
        'Redacción de procedimientos de trabajo con sus propios usuarios',
        'Administración de un presupuesto de operaciones de [número] euros',
        'Revisión periódica de la gestión de riesgos y simulacros',
      ],
      pastDuties: [
        'Supervisión de [número] empleados y cobertura de ausencias',
        'Observación de tareas para localizar esperas y repeticiones',
        'Reducción de [número] días en el plazo de entrega',
        'Dirección de equipos con reuniones diarias breves',
        'Informe semanal de [número] indicadores con causas y medidas',
        'Comparación de tarifas para el control de costes',
      ],
      letter: {
        opening:
          'Me gusta simplificar: ver cómo se trabaja de verdad, quitar lo que estorba y dejar un método que aguante los días difíciles.',
        achievement: 'En [Empresa] dirigí una operación con [número] empleados y la mejoré paso a paso con ellos.',
      },
    },
    {
      id: 'logistics-coordinator',
      title: 'Técnico/a de logística',
      aliases:
        'técnico de logística, técnica de logística, coordinador de logística, coordinadora de logística, coordinador logístico, coordinadora logística, administrativo de logística, administrativa de logística, analista de logística, responsable de logística, jefe de logística, jefa de logística, gestor de tráfico, gestora de tráfico, jefe de tráfico, jefa de tráfico, asistente de logística, supervisor de logística, transitario, transitaria, agente de aduanas, despachante de aduana, planificador de transporte, técnico de comercio exterior, administrativo de importación y exportación, logística',
      terms:
        'planificación de envíos, gestión del transporte, control de stock, documentación aduanera, negociación de fletes, previsión de la demanda, seguimiento de expediciones, logística inversa, incoterms, indicadores de servicio',
      tools: 'SAP, Excel, TMS',
      certifications: 'capacitación de transportista',
      summary: [
        '{title} que sabe dónde está cada envío y a quién avisar si se retrasa.',
        'Domina la planificación de envíos y la documentación aduanera, y negocia con transportistas a partir de datos de servicio.',
      ],
      duties: [
        'Planificación de envíos: [número] expediciones nacionales e internacionales por semana',
        'Gestión del transporte terrestre, marítimo y aéreo según coste y plazo',
        'Preparación de [número] expedientes de documentación aduanera al mes',
        'Seguimiento de expediciones con aviso temprano al cliente',
        'Rebaja del [número] % en costes mediante negociación de fletes',
        'Aplicación de incoterms y seguros en cada contrato',
        'Análisis de [número] indicadores de servicio por transportista',
        'Coordinación entre compras, almacén y ventas sobre prioridades',
      ],
      pastDuties: [
        'Reserva de [número] camiones y contenedores por semana',
        'Cotejo de albaranes, pesos y facturas de transporte',
        'Tramitación de [número] incidencias al mes con reclamación',
        'Organización de la logística inversa de devoluciones',
        'Control de stock en [número] almacenes',
        'Carga de datos para la previsión de la demanda',
      ],
      letter: {
        opening:
          'La logística bien hecha no se nota: la mercancía llega, los papeles cuadran y el cliente sabe qué esperar en cada momento.',
        achievement: 'En [Empresa] coordiné [número] envíos por semana y mejoré la puntualidad de las entregas.',
      },
    },
    {
      id: 'warehouse-associate',
      title: 'Mozo/a de almacén',
      aliases:
        'mozo de almacén, moza de almacén, operario de almacén, operaria de almacén, almacenero, almacenera, almacenista, auxiliar de almacén, preparador de pedidos, preparadora de pedidos, carretillero, carretillera, conductor de carretilla, operador de montacargas, montacarguista, empaquetador, empaquetadora, empacador, empacadora, bodeguero, bodeguera, peón de almacén, encargado de almacén, encargada de almacén, jefe de almacén, jefa de almacén, reponedor de almacén',
      terms:
        'preparación de pedidos, embalaje, recepción de mercancías, recuento de inventario, manejo de carretilla, lectura de códigos, carga y descarga, ubicación de mercancía, etiquetado, orden y limpieza',
      tools: 'carretillas elevadoras, terminales de radiofrecuencia',
      certifications: 'carné de carretillero, PRL',
      summary: [
        '{title} con buen ritmo, orden en los pasillos y atención a la seguridad.',
        'Conoce la preparación de pedidos, la recepción de mercancías y el recuento, y comprueba referencia y cantidad antes de cerrar el bulto.',
      ],
      duties: [
        'Preparación de pedidos con [número] líneas por turno mediante radiofrecuencia',
        'Recepción de mercancías y cotejo con albarán y pedido',
        'Manejo de carretilla con [número] palés movidos por jornada',
        'Embalaje y etiquetado según peso, fragilidad y destino',
        'Ubicación de [número] referencias por turno según rotación',
        'Carga y descarga de camiones con reparto seguro del peso',
        'Recuento de inventario en [número] ubicaciones por semana',
        'Aviso de roturas, faltas y productos dañados',
      ],
      pastDuties: [
        'Reposición de [número] huecos de picking por turno',
        'Separación de devoluciones y productos caducados',
        'Lectura de códigos y registro de [número] bultos diarios',
        'Mantenimiento de orden y limpieza en muelles y pasillos',
        'Montaje de [número] palés mixtos por jornada',
        'Revisión diaria de carretillas y carga de baterías',
      ],
      letter: {
        opening:
          'En el almacén cuentan la exactitud y el cuidado: el pedido correcto, bien embalado y sin riesgos para quien trabaja al lado.',
        achievement:
          'En [Empresa] preparé [número] pedidos por turno y reduje los errores comprobando cada referencia.',
      },
    },
    {
      id: 'administrative-assistant',
      title: 'Auxiliar administrativo/a',
      aliases:
        'auxiliar administrativo, auxiliar administrativa, administrativo, administrativa, asistente administrativo, asistente administrativa, secretario, secretaria, oficinista, auxiliar de oficina, asistente de oficina, office manager, técnico administrativo, técnica administrativa, gestor administrativo, gestora administrativa, coordinador de oficina, coordinadora de oficina, grabador de datos, grabadora de datos, capturista, digitador, digitadora, secretariado, becario administrativo, becaria administrativa',
      terms:
        'gestión de agenda, organización de viajes, preparación de reuniones, correspondencia, archivo de documentos, notas de gastos, atención telefónica, introducción de datos, compra de material, facturación básica',
      tools: 'Microsoft Office, Google Workspace',
      certifications: 'título de gestión administrativa',
      summary: [
        '{title} que tiene a mano el documento, la fecha y la persona que hace falta.',
        'Se encarga de agendas, correspondencia y archivo con discreción, y atiende con la misma amabilidad a clientes y compañeros.',
      ],
      duties: [
        'Gestión de agenda de [número] personas con citas, salas y videollamadas',
        'Redacción y envío de correspondencia en nombre del departamento',
        'Preparación de reuniones: [número] convocatorias al mes con documentos y actas',
        'Organización de viajes dentro de la política de gastos',
        'Atención telefónica y por correo de [número] consultas diarias',
        'Archivo de documentos en papel y digital según plazos legales',
        'Revisión de [número] notas de gastos al mes',
        'Compra de material y trato con proveedores de oficina',
      ],
      pastDuties: [
        'Introducción de datos de [número] registros por semana',
        'Recepción de visitas, mensajería y paquetes',
        'Emisión de [número] facturas y albaranes por semana',
        'Actualización de listados y directorios internos',
        'Escaneo de [número] expedientes al mes',
        'Ayuda en la preparación de actos de empresa',
      ],
      letter: {
        opening:
          'Una oficina funciona cuando alguien cuida lo que los demás no ven: fechas, papeles, llamadas y un recordatorio a tiempo.',
        achievement: 'En [Empresa] gestioné la agenda de [número] personas y puse al día el archivo del departamento.',
      },
    },
    {
      id: 'procurement-specialist',
      title: 'Técnico/a de compras',
      aliases:
        'técnico de compras, técnica de compras, comprador, compradora, responsable de compras, jefe de compras, jefa de compras, especialista en compras, agente de compras, analista de compras, gestor de compras, gestora de compras, administrativo de compras, administrativa de compras, gerente de compras, director de compras, directora de compras, auxiliar de compras, category manager de compras, asistente de compras, especialista en abastecimiento, analista de abastecimiento, compras',
      terms:
        'selección de proveedores, negociación de precios, órdenes de compra, gestión de contratos, análisis de costes, licitaciones, evaluación de proveedores, plazos de entrega, compras sostenibles, gestión por categorías',
      tools: 'SAP Ariba, Excel',
      certifications: 'CIPS',
      summary: [
        '{title} que compara el coste completo y no solo el precio de la factura.',
        'Negocia con datos y respeto, cuida la evaluación de proveedores y reparte el riesgo en los suministros críticos.',
      ],
      duties: [
        'Gestión de [número] millones de euros de gasto en varias categorías',
        'Selección de proveedores con criterios técnicos, económicos y éticos',
        'Ahorro del [número] % mediante negociación de precios y volúmenes',
        'Preparación de licitaciones con pliegos y tablas comparativas',
        'Tramitación de [número] órdenes de compra por semana',
        'Revisión de cláusulas en la gestión de contratos marco',
        'Evaluación de proveedores: [número] visitas y auditorías al año',
        'Acuerdo de plazos de entrega y existencias de seguridad',
      ],
      pastDuties: [
        'Petición y comparación de [número] ofertas al mes',
        'Reclamación de pedidos atrasados y seguimiento diario',
        'Alta y documentación de [número] proveedores por trimestre',
        'Elaboración del análisis de costes por componente',
        'Cotejo de [número] facturas por semana con pedido y albarán',
        'Búsqueda de alternativas para compras sostenibles',
      ],
      letter: {
        opening:
          'En compras me gusta llegar a la mesa con la información preparada: conocer el mercado, entender al proveedor y cerrar acuerdos que ambos puedan cumplir.',
        achievement: 'En [Empresa] negocié [número] contratos y aseguré el suministro de las categorías críticas.',
      },
    },
    {
      id: 'project-manager',
      title: 'Gestor/a de proyectos',
      aliases:
        'gestor de proyectos, gestora de proyectos, jefe de proyecto, jefa de proyecto, jefe de proyectos, jefa de proyectos, director de proyectos, directora de proyectos, project manager, gerente de proyectos, gerente de proyecto, responsable de proyectos, coordinador de proyectos, coordinadora de proyectos, líder de proyecto, líder de proyectos, administrador de proyectos, técnico de proyectos, técnica de proyectos, pmo, program manager',
      terms:
        'planificación de proyectos, gestión de interesados, gestión de riesgos, definición del alcance, seguimiento del presupuesto, informes de avance, coordinación de equipos, gestión de cambios, metodologías ágiles, cierre de proyectos',
      tools: 'MS Project, Jira, Excel',
      certifications: 'PMP, PRINCE2',
      summary: [
        '{title} que aclara qué se entrega, cuándo y quién decide.',
        'Mantiene a la vista riesgos, costes y dependencias, y comunica las malas noticias a tiempo y con una propuesta.',
      ],
      duties: [
        'Dirección de [número] proyectos simultáneos con plazos y costes acordados',
        'Definición del alcance y de los criterios de aceptación',
        'Seguimiento del presupuesto de [número] euros con previsión mensual',
        'Gestión de riesgos con responsable, respuesta y fecha',
        'Coordinación de equipos: [número] personas de varias áreas y proveedores',
        'Presentación de informes de avance al comité de dirección',
        'Gestión de cambios: [número] solicitudes valoradas por proyecto',
        'Gestión de interesados con reuniones periódicas de seguimiento',
      ],
      pastDuties: [
        'Elaboración del calendario con [número] tareas e hitos',
        'Redacción de actas y seguimiento de acuerdos',
        'Control de [número] entregables por fase',
        'Apoyo en la planificación de proyectos y estimaciones',
        'Organización de [número] reuniones semanales de coordinación',
        'Recogida de lecciones aprendidas en el cierre de proyectos',
      ],
      letter: {
        opening:
          'Un proyecto va bien cuando todos saben qué toca y nadie descubre tarde un problema. A esa claridad dedico mi trabajo.',
        achievement:
          'En [Empresa] dirigí [número] proyectos y mantuve a los interesados al corriente con informes breves.',
      },
    },
    {
      id: 'driver',
      title: 'Conductor/a',
      aliases:
        'conductor, conductora, chófer, chofer, repartidor, repartidora, conductor repartidor, conductora repartidora, camionero, camionera, conductor de camión, conductora de camión, conductor de tráiler, conductor de autobús, conductora de autobús, taxista, mensajero, mensajera, transportista, conductor de furgoneta, operador de transporte, conductor vtc, rider, motorista repartidor',
      terms:
        'conducción segura, planificación de ruta, carga y descarga, revisión del vehículo, albaranes de entrega, atención al cliente, uso del tacógrafo, sujeción de la carga, conducción eficiente, reparto urbano',
      tools: 'tacógrafo digital, GPS',
      certifications: 'permiso de conducir C, CAP',
      summary: [
        '{title} con puntualidad, prudencia y el vehículo siempre a punto.',
        'Planifica la ruta, sujeta bien la carga y trata con amabilidad a quien espera la entrega.',
      ],
      duties: [
        'Realización de [número] entregas por jornada con firma y comprobación',
        'Conducción segura conforme a tiempos de descanso y señalización',
        'Recorrido de [número] kilómetros por semana con conducción eficiente',
        'Revisión del vehículo antes de salir: neumáticos, luces y niveles',
        'Carga y descarga de [número] bultos por ruta con transpaleta',
        'Sujeción de la carga y reparto del peso por ejes',
        'Gestión de [número] albaranes de entrega diarios y cobros',
        'Aviso a la central de retrasos, averías y accidentes',
      ],
      pastDuties: [
        'Reparto urbano en [número] paradas por turno',
        'Planificación de ruta según tráfico y franjas horarias',
        'Recogida de [número] devoluciones y envases por semana',
        'Limpieza del vehículo y control del repostaje',
        'Atención al cliente en [número] domicilios por jornada',
        'Registro del uso del tacógrafo y partes de trabajo',
      ],
      letter: {
        opening:
          'Conducir de forma profesional es llegar bien: con la carga intacta, el albarán firmado y sin haber puesto a nadie en riesgo.',
        achievement: 'En [Empresa] realicé [número] entregas por jornada y cuidé el vehículo y su documentación.',
      },
    },
    {
      id: 'supply-chain-manager',
      title: 'Responsable de cadena de suministro',
      aliases:
        'supply chain manager, responsable de cadena de suministro, jefe de cadena de suministro, director de cadena de suministro, directora de cadena de suministro, gerente de cadena de suministro, director de logística, directora de logística, gerente de logística, responsable de supply chain, director de supply chain, planificador de la demanda, planificadora de la demanda, demand planner, gerente de abastecimiento, analista de cadena de suministro, planner de supply chain, director de aprovisionamiento',
      terms:
        'planificación de la demanda, optimización de inventario, desempeño de proveedores, planificación de ventas y operaciones, negociación de transporte, red logística, nivel de servicio, gestión del riesgo de suministro, aprovisionamiento, sostenibilidad logística',
      tools: 'SAP, Power BI, Excel',
      certifications: 'APICS CSCP',
      summary: [
        '{title} que reparte existencias, transporte y riesgo con una visión de conjunto.',
        'Reúne ventas, fábrica y proveedores en un mismo plan y mide el nivel de servicio junto al capital inmovilizado.',
      ],
      duties: [
        'Dirección de la cadena en [número] centros, del aprovisionamiento a la entrega',
        'Coordinación mensual de la planificación de ventas y operaciones',
        'Reducción del [número] % en existencias mediante optimización de inventario',
        'Seguimiento del desempeño de proveedores con planes de mejora',
        'Rediseño de la red logística con [número] almacenes y plataformas',
        'Gestión del riesgo de suministro con fuentes alternativas',
        'Mantenimiento del nivel de servicio en el [número] %',
        'Negociación de transporte y operadores externos por concurso',
      ],
      pastDuties: [
        'Elaboración de la planificación de la demanda de [número] referencias',
        'Parametrización de lotes, plazos y puntos de pedido',
        'Coordinación de [número] planificadores y compradores',
        'Implantación de citas de muelle y trazabilidad',
        'Cálculo de emisiones de [número] rutas para la sostenibilidad logística',
        'Liquidación de existencias obsoletas con ventas',
      ],
      letter: {
        opening:
          'En la cadena de suministro todo está conectado: una previsión mejor libera dinero, espacio y plazo. Me gusta buscar ese equilibrio con datos y diálogo.',
        achievement: 'En [Empresa] coordiné [número] centros y mejoré el servicio con menos existencias.',
      },
    },
    {
      id: 'executive-assistant',
      title: 'Asistente de dirección',
      aliases:
        'asistente de dirección, asistente ejecutivo, asistente ejecutiva, secretaria de dirección, secretario de dirección, secretaria ejecutiva, secretario ejecutivo, asistente de gerencia, secretaria de gerencia, secretario de gerencia, executive assistant, asistente personal de dirección, personal assistant, asistente virtual, asistente del director general, asistente de presidencia, secretaria de presidencia',
      terms:
        'agenda de dirección, planificación de viajes, reuniones del consejo, redacción de actas, correspondencia ejecutiva, confidencialidad, filtro de llamadas, preparación de presentaciones, notas de gastos, organización de actos',
      tools: 'Outlook, PowerPoint, Concur',
      certifications: 'certificado de idiomas, título de secretariado de dirección',
      summary: [
        '{title} con capacidad de anticipación, orden y estricta discreción.',
        'Protege la agenda de dirección, prepara cada reunión con los documentos justos y mantiene informado a quien lo necesita.',
      ],
      duties: [
        'Organización de la agenda de dirección de [número] directivos en varios husos horarios',
        'Filtro de llamadas, correos y peticiones según prioridad',
        'Planificación de viajes: [número] desplazamientos por trimestre con alternativas',
        'Preparación de las reuniones del consejo con orden del día y documentación',
        'Redacción de actas y control de [número] acuerdos al mes',
        'Custodia de información con estricta confidencialidad',
        'Elaboración de [número] presentaciones mensuales para comités',
        'Atención a accionistas, clientes y autoridades',
      ],
      pastDuties: [
        'Tramitación de [número] notas de gastos al mes',
        'Redacción de correspondencia ejecutiva en varios idiomas',
        'Organización de actos con [número] invitados',
        'Renovación de visados, seguros y suscripciones',
        'Archivo de [número] contratos y poderes',
        'Coordinación con otras secretarías y recepción',
      ],
      letter: {
        opening:
          'Mi trabajo es dar tiempo y tranquilidad a quien dirige: una agenda pensada, papeles a punto y ninguna sorpresa evitable.',
        achievement: 'En [Empresa] asistí a [número] directivos y ordené la preparación de los consejos.',
      },
    },
  ],
};
