import type { IndustryOccupations } from '../occupation';

export const legal: IndustryOccupations = {
  industry: 'Legal',
  general: {
    id: 'legal-professional',
    title: 'Profesional jurídico/a',
    aliases: '',
    terms:
      'búsqueda jurídica, revisión de documentos, gestión de expedientes, confidencialidad, redacción jurídica, control de plazos, atención al cliente, protección de datos, archivo digital, tramitación administrativa',
    tools: 'Aranzadi, Excel',
    certifications: 'formación en protección de datos',
    summary: [
      '{title} con orden en los expedientes y reserva en lo que conoce.',
      'Aporta búsqueda jurídica fiable, control de plazos y escritos claros, revisados antes de salir del despacho.',
    ],
    duties: [
      'Gestión de expedientes: [número] asuntos abiertos con su calendario',
      'Búsqueda jurídica de normativa y jurisprudencia vigente',
      'Revisión de documentos y contratos: [número] al mes',
      'Control de plazos con avisos escalonados',
      'Elaboración de [número] escritos y cartas por semana',
      'Aplicación de la protección de datos en altas y archivos',
      'Atención al cliente en [número] consultas semanales sobre el estado de su asunto',
      'Coordinación con notarías, registros y procuradores',
    ],
    pastDuties: [
      'Archivo digital de [número] documentos por jornada',
      'Preparación de copias, poderes y anexos',
      'Tramitación administrativa de [número] solicitudes al mes',
      'Redacción jurídica de modelos sencillos bajo supervisión',
      'Actualización de [número] fichas de clientes por semana',
      'Reserva de salas y convocatoria de reuniones',
    ],
    letter: {
      opening:
        'En el ámbito jurídico valoro la precisión y la reserva: un plazo bien anotado, un escrito claro y una respuesta a tiempo.',
      achievement: 'En [Empresa] gestioné [número] expedientes y mantuve al día los plazos y las comunicaciones.',
    },
  },
  occupations: [
    {
      id: 'paralegal',
      title: 'Asistente jurídico/a',
      aliases:
        'asistente jurídico, asistente jurídica, paralegal, asistente legal, técnico jurídico, técnica jurídica, auxiliar jurídico, auxiliar jurídica, pasante, pasante de abogado, pasante de derecho, procurador, procuradora, gestor jurídico, gestora jurídica, técnico en derecho, auxiliar legal, oficial de notaría, documentalista jurídico, documentalista jurídica',
      terms:
        'investigación jurídica, revisión documental, preparación de juicios, redacción de escritos, presentación telemática, gestión de expedientes, cronología de hechos, búsqueda registral, due diligence, control de plazos',
      tools: 'LexNET, Aranzadi, Excel',
      certifications: 'título de técnico jurídico',
      summary: [
        '{title} que prepara el asunto para que el abogado encuentre cada prueba al momento.',
        'Maneja investigación jurídica, revisión documental y presentación telemática, con índices claros y versiones controladas.',
      ],
      duties: [
        'Preparación de [número] expedientes judiciales al mes con índice y anexos',
        'Investigación jurídica de sentencias y resumen de criterios',
        'Revisión documental: [número] archivos clasificados por asunto',
        'Presentación telemática de escritos y control de acuses',
        'Elaboración de [número] borradores semanales de demandas y recursos',
        'Reconstrucción de la cronología de hechos a partir de correos y contratos',
        'Seguimiento de [número] señalamientos y vencimientos en el control de plazos',
        'Contacto con testigos, peritos y procuradores',
      ],
      pastDuties: [
        'Búsqueda registral de [número] notas simples y certificados al mes',
        'Organización de salas de datos para due diligence',
        'Transcripción de [número] grabaciones de vistas por trimestre',
        'Cotejo de citas y documentos antes de presentar',
        'Facturación de [número] horas y suplidos al mes',
        'Apoyo en la preparación de juicios y mediaciones',
      ],
      letter: {
        opening:
          'Me gusta el trabajo que sostiene un buen caso: la prueba localizada, la fecha comprobada y el escrito presentado con margen.',
        achievement:
          'En [Empresa] preparé [número] expedientes y facilité a los abogados índices y cronologías completas.',
      },
    },
    {
      id: 'lawyer',
      title: 'Abogado/a',
      aliases:
        'abogado, abogada, letrado, letrada, abogado laboralista, abogada laboralista, abogado mercantilista, abogada mercantilista, abogado penalista, abogada penalista, abogado civilista, abogada civilista, abogado procesalista, abogada procesalista, abogado de empresa, abogada de empresa, asesor jurídico, asesora jurídica, asesor legal, asesora legal, consultor jurídico, licenciado en derecho, licenciada en derecho, jurista, director jurídico, directora jurídica, abogado in house',
      terms:
        'asesoramiento jurídico, redacción de contratos, negociación, litigación, investigación jurídica, análisis de riesgos, derecho mercantil, derecho laboral, dictámenes, resolución extrajudicial',
      tools: 'vLex, Aranzadi, LexNET',
      certifications: 'colegiación en la abogacía',
      summary: [
        '{title} que explica opciones, plazos y riesgos antes de aconsejar una vía.',
        'Combina asesoramiento jurídico preventivo y litigación, con escritos breves y una negociación firme y respetuosa.',
      ],
      duties: [
        'Asesoramiento jurídico a [número] clientes o áreas de negocio',
        'Redacción de contratos civiles, mercantiles y laborales',
        'Dirección letrada de [número] procedimientos al año en varias instancias',
        'Análisis de riesgos en operaciones, despidos y reclamaciones',
        'Negociación y cierre de [número] acuerdos al año',
        'Emisión de dictámenes con conclusión y recomendación al inicio',
        'Intervención en [número] vistas y mediaciones por semestre',
        'Coordinación con peritos, procuradores y despachos extranjeros',
      ],
      pastDuties: [
        'Preparación de [número] demandas y contestaciones por trimestre',
        'Investigación jurídica sobre criterios recientes de los tribunales',
        'Revisión de [número] contratos al mes con informe de cláusulas',
        'Asistencia a clientes en actos de conciliación',
        'Impartición de [número] sesiones internas de derecho laboral al año',
        'Participación en procesos de resolución extrajudicial de conflictos',
      ],
      letter: {
        opening:
          'Ejerzo el derecho con una convicción: el cliente decide mejor cuando conoce los riesgos, los costes y las alternativas en palabras sencillas.',
        achievement: 'En [Empresa] llevé [número] asuntos y resolví buena parte de ellos mediante acuerdo.',
      },
    },
    {
      id: 'legal-secretary',
      title: 'Secretario/a jurídico/a',
      aliases:
        'secretario jurídico, secretaria jurídica, secretario legal, secretaria legal, secretaria de despacho de abogados, secretario de despacho de abogados, administrativo jurídico, administrativa jurídica, administrativo de despacho, auxiliar administrativo jurídico, secretaria de notaría, recepcionista de despacho, asistente de bufete, secretaria de abogados',
      terms:
        'documentos jurídicos, transcripción de dictados, plazos judiciales, gestión de agenda, recepción de clientes, facturación de minutas, archivo de expedientes, correspondencia legal, protocolo de confidencialidad, presentación de escritos',
      tools: 'LexNET, Microsoft Office',
      certifications: 'curso de secretariado jurídico',
      summary: [
        '{title} con la agenda al minuto y las firmas siempre preparadas.',
        'Prepara documentos jurídicos sin erratas, vigila plazos judiciales y recibe a los clientes con cortesía y discreción.',
      ],
      duties: [
        'Maquetación y revisión de [número] documentos jurídicos por semana',
        'Control de plazos judiciales en agenda compartida',
        'Gestión de agenda de [número] abogados con vistas y reuniones',
        'Presentación de escritos por vía telemática y archivo del justificante',
        'Recepción de clientes y atención de [número] llamadas diarias',
        'Tramitación de poderes, apostillas y copias',
        'Facturación de minutas: [número] al mes con su detalle de horas',
        'Clasificación de correspondencia legal y notificaciones',
      ],
      pastDuties: [
        'Transcripción de dictados: [número] páginas por jornada',
        'Apertura, numeración y archivo de expedientes',
        'Reserva de [número] viajes y salas al mes',
        'Escaneo y numeración de prueba documental',
        'Actualización de [número] fichas de contactos por semana',
        'Apoyo en el inventario del archivo histórico',
      ],
      letter: {
        opening:
          'En un despacho la tranquilidad empieza en secretaría: el documento correcto, la fecha anotada y el cliente bien recibido.',
        achievement: 'En [Empresa] organicé la agenda de [número] abogados y mantuve el archivo al día.',
      },
    },
    {
      id: 'compliance-officer',
      title: 'Responsable de cumplimiento normativo',
      aliases:
        'compliance officer, oficial de cumplimiento, responsable de cumplimiento, responsable de cumplimiento normativo, técnico de cumplimiento normativo, técnica de cumplimiento normativo, técnico de compliance, analista de cumplimiento, analista de compliance, director de cumplimiento, directora de cumplimiento, delegado de protección de datos, delegada de protección de datos, dpo, analista de prevención de blanqueo, especialista en pld, consultor de compliance, cumplimiento normativo',
      terms:
        'supervisión del cumplimiento, mapa de riesgos, políticas internas, prevención del blanqueo, formación en cumplimiento, investigaciones internas, canal de denuncias, protección de datos, informes al regulador, diligencia debida de terceros',
      tools: 'herramientas GRC, Excel',
      certifications: 'certificación CESCOM',
      summary: [
        '{title} que traduce la norma en pautas que se pueden seguir en el puesto.',
        'Trabaja con mapa de riesgos, controles proporcionados e investigaciones reservadas, y responde a las dudas antes de que sean problemas.',
      ],
      duties: [
        'Supervisión del cumplimiento en [número] procesos con pruebas periódicas',
        'Actualización del mapa de riesgos penales y normativos',
        'Redacción y difusión de [número] políticas internas al año',
        'Gestión del canal de denuncias con garantías de reserva',
        'Formación en cumplimiento a [número] empleados por curso',
        'Dirección de investigaciones internas con informe razonado',
        'Análisis de [número] alertas mensuales de prevención del blanqueo',
        'Presentación de informes al regulador y al consejo',
      ],
      pastDuties: [
        'Revisión de [número] expedientes de diligencia debida de terceros',
        'Respuesta a consultas sobre regalos y conflictos de interés',
        'Registro de [número] tratamientos en materia de protección de datos',
        'Seguimiento de cambios normativos y boletín interno',
        'Contraste de [número] operaciones por trimestre con listas de sanciones',
        'Preparación de evidencias para auditorías externas e internas',
      ],
      letter: {
        opening:
          'El cumplimiento me convence cuando ayuda a decidir: reglas pocas y claras, un lugar seguro donde preguntar y consecuencias coherentes.',
        achievement: 'En [Empresa] formé a [número] empleados y simplifiqué los controles sin perder garantías.',
      },
    },
    {
      id: 'contract-manager',
      title: 'Gestor/a de contratos',
      aliases:
        'gestor de contratos, gestora de contratos, contract manager, administrador de contratos, administradora de contratos, responsable de contratos, especialista en contratos, analista de contratos, técnico de contratación, técnica de contratación, técnico de contratación pública, técnica de contratación pública, jefe de contratos, jefa de contratos, negociador de contratos, negociadora de contratos, coordinador de contratos',
      terms:
        'redacción de contratos, negociación contractual, ciclo de vida del contrato, seguimiento de obligaciones, modificaciones contractuales, gestión de reclamaciones, matriz de riesgos, contratación pública, renovaciones, repositorio de contratos',
      tools: 'SAP Ariba, DocuSign, Excel',
      certifications: 'IACCM, curso de licitación pública',
      summary: [
        '{title} que lee la letra pequeña y la convierte en un calendario de obligaciones.',
        'Acompaña el ciclo de vida del contrato desde la negociación hasta el cierre, con riesgos repartidos y cambios por escrito.',
      ],
      duties: [
        'Gestión de [número] contratos vigentes con clientes y proveedores',
        'Redacción de contratos a partir de modelos y cláusulas alternativas',
        'Negociación contractual de [número] acuerdos por trimestre',
        'Seguimiento de obligaciones, garantías y penalizaciones',
        'Tramitación de [número] modificaciones contractuales al año',
        'Elaboración de la matriz de riesgos para el comité de ofertas',
        'Recuperación de [número] euros en la gestión de reclamaciones',
        'Asesoramiento a proyectos sobre plazos, avisos y pruebas',
      ],
      pastDuties: [
        'Carga de [número] documentos en el repositorio de contratos',
        'Comparación de versiones y lista de desviaciones',
        'Aviso de [número] renovaciones por trimestre con su plazo de preaviso',
        'Preparación de sobres y anexos en contratación pública',
        'Comprobación de [número] facturas al mes frente a tarifas',
        'Recogida de firmas electrónicas y poderes',
      ],
      letter: {
        opening:
          'Un contrato útil es el que se entiende en obra o en oficina: obligaciones con fecha, cambios documentados y reclamaciones con prueba.',
        achievement:
          'En [Empresa] gestioné [número] contratos y evité vencimientos inadvertidos con un calendario común.',
      },
    },
  ],
};
