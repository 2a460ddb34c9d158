import type { IndustryOccupations } from '../occupation';

export const finance: IndustryOccupations = {
  industry: 'Finance',
  general: {
    id: 'finance-professional',
    title: 'Profesional de finanzas',
    aliases: '',
    terms:
      'información financiera, conciliación, seguimiento presupuestario, análisis de datos, control interno, cumplimiento normativo, gestión de facturas, cierre mensual, tesorería, archivo contable',
    tools: 'Excel, SAP',
    certifications: 'diploma en contabilidad',
    summary: [
      '{title} con orden en las cifras y discreción en la información que maneja.',
      'Aporta conciliación puntual, control interno y explicaciones claras de las desviaciones a quienes tienen que decidir.',
    ],
    duties: [
      'Seguimiento presupuestario de [número] centros de coste con análisis de desviaciones',
      'Conciliación de cuentas y aclaración de partidas abiertas',
      'Preparación de [número] informes mensuales de información financiera',
      'Cumplimiento de los plazos fiscales y del calendario de pagos',
      'Gestión de facturas de [número] proveedores con aprobación documentada',
      'Aplicación del control interno en pagos y accesos',
      'Actualización de [número] previsiones de tesorería por trimestre',
      'Colaboración con auditores externos y asesoría fiscal',
    ],
    pastDuties: [
      'Registro de [número] apuntes diarios con su justificante',
      'Apoyo en el cierre mensual y en las provisiones',
      'Revisión de [número] notas de gastos por semana',
      'Ordenación del archivo contable y de los contratos',
      'Elaboración de [número] hojas de cálculo para áreas de negocio',
      'Contacto con bancos sobre comisiones y avales',
    ],
    letter: {
      opening:
        'En finanzas me guío por una idea simple: que cada cifra se pueda seguir hasta su documento y que quien la lea entienda lo que significa.',
      achievement: 'En [Empresa] preparé [número] informes al mes y mantuve al día las conciliaciones de mi área.',
    },
  },
  occupations: [
    {
      id: 'accountant',
      title: 'Contable',
      aliases:
        'contable, contador, contadora, contador público, contadora pública, licenciado en contaduría, licenciada en contaduría, técnico contable, técnica contable, administrativo contable, administrativa contable, contable senior, contable general, jefe de contabilidad, jefa de contabilidad, responsable de contabilidad, analista contable, controller contable',
      terms:
        'contabilidad general, cierre mensual, conciliación de cuentas, cuentas anuales, impuestos, periodificaciones, inmovilizado, auditoría externa, plan general contable, reporting financiero',
      tools: 'SAP, Excel, Sage',
      certifications: 'acreditación de experto contable, diploma en contabilidad',
      summary: [
        '{title} que cierra a tiempo y explica cada saldo con su justificante.',
        'Trabaja con la contabilidad general, los impuestos y las cuentas anuales, y mantiene listo el expediente para la auditoría externa.',
      ],
      duties: [
        'Cierre mensual de [número] sociedades con calendario y lista de control',
        'Llevanza de la contabilidad general según el plan general contable',
        'Conciliación de cuentas de [número] bancos y proveedores principales',
        'Presentación de impuestos: IVA, retenciones e impuesto sobre sociedades',
        'Elaboración de las cuentas anuales de [número] empresas del grupo',
        'Coordinación de la auditoría externa y entrega de la documentación',
        'Reducción a [número] días del plazo de cierre con periodificaciones automáticas',
        'Seguimiento de altas, bajas y amortización del inmovilizado',
      ],
      pastDuties: [
        'Contabilización de [número] facturas al mes con su centro de coste',
        'Preparación de periodificaciones y ajustes de fin de mes',
        'Revisión de [número] saldos de clientes por trimestre',
        'Archivo digital de justificantes y contratos',
        'Apoyo en [número] declaraciones fiscales por ejercicio',
        'Comprobación de operaciones intragrupo y aclaración de diferencias',
      ],
      letter: {
        opening:
          'Me gusta la contabilidad bien documentada: saldos explicados, plazos cumplidos y cuentas que un tercero puede revisar sin preguntar.',
        achievement:
          'En [Empresa] llevé la contabilidad de [número] sociedades y acorté el cierre mensual con un calendario compartido.',
      },
    },
    {
      id: 'financial-analyst',
      title: 'Analista financiero/a',
      aliases:
        'analista financiero, analista financiera, controller financiero, controller financiera, controller, control de gestión, analista de control de gestión, técnico de control de gestión, analista de inversiones, analista de presupuestos, analista de planificación financiera, analista fp&a, analista de riesgos financieros, director financiero, directora financiera, gerente financiero',
      terms:
        'modelización financiera, previsiones, presupuesto anual, análisis de desviaciones, valoración de empresas, informes de gestión, análisis de rentabilidad, flujo de caja, análisis de escenarios, indicadores financieros',
      tools: 'Excel, SAP, Power BI',
      certifications: 'CFA',
      summary: [
        '{title} que pone las cifras en contexto y separa el ruido de la tendencia.',
        'Combina modelización financiera y conocimiento del negocio para preparar escenarios, con supuestos visibles y fáciles de discutir.',
      ],
      duties: [
        'Modelización financiera de [número] proyectos de inversión al año',
        'Coordinación del presupuesto anual con las direcciones de área',
        'Análisis de desviaciones de [número] unidades de negocio con causa y medida',
        'Preparación de informes de gestión para el comité de dirección',
        'Actualización trimestral de [número] previsiones de ventas y márgenes',
        'Análisis de rentabilidad por cliente, canal y producto',
        'Valoración de empresas y proyectos: [número] operaciones al año',
        'Propuesta de mejora del flujo de caja con cobros y existencias',
      ],
      pastDuties: [
        'Carga y depuración de [número] fuentes para el cierre',
        'Automatización de plantillas de indicadores financieros',
        'Elaboración de [número] presentaciones por trimestre para dirección',
        'Contraste de ingresos previstos con pedidos firmes',
        'Seguimiento de [número] inversiones aprobadas frente a su plan',
        'Simulación de tipos de interés en el análisis de escenarios',
      ],
      letter: {
        opening:
          'Un buen análisis financiero responde a una decisión concreta: qué ocurre, por qué y qué cambiaría si variasen los supuestos.',
        achievement:
          'En [Empresa] preparé previsiones para [número] unidades de negocio y mejoré la lectura de las desviaciones.',
      },
    },
    {
      id: 'bookkeeper',
      title: 'Auxiliar contable',
      aliases:
        'auxiliar contable, auxiliar de contabilidad, administrativo de contabilidad, administrativa de contabilidad, asistente contable, tenedor de libros, tenedora de libros, administrativo de facturación, administrativa de facturación, auxiliar de facturación, gestor de cobros, gestora de cobros, administrativo financiero, administrativa financiera, cuentas por pagar, cuentas por cobrar, auxiliar administrativo contable, auxiliar administrativa contable, auxiliar administrativo de contabilidad, contabilidad',
      terms:
        'facturas de proveedores, cuentas a cobrar, conciliación bancaria, facturación a clientes, registro contable, notas de gastos, libro mayor, reclamación de cobros, liquidación de IVA, archivo de justificantes',
      tools: 'ContaPlus, A3, Excel',
      certifications: 'ciclo formativo de administración y finanzas',
      summary: [
        '{title} con ritmo constante en los registros y buena memoria para lo pendiente.',
        'Lleva facturas, bancos y cobros al día, detecta duplicados y avisa de los vencimientos con margen suficiente.',
      ],
      duties: [
        'Registro contable de [número] facturas por semana con su orden de compra',
        'Conciliación bancaria diaria y aclaración de movimientos sin identificar',
        'Emisión de [número] facturas mensuales y envío electrónico',
        'Reclamación de cobros con calendario de avisos y tono cordial',
        'Control de vencimientos de [número] proveedores y preparación de remesas',
        'Revisión del libro mayor antes de entregar el mes a la asesoría',
        'Comprobación de [número] notas de gastos al mes con tickets y kilometraje',
        'Preparación de datos para la liquidación de IVA',
      ],
      pastDuties: [
        'Introducción de [número] asientos diarios sin retrasos',
        'Escaneo y archivo de justificantes por fecha y tercero',
        'Atención de [número] consultas semanales de proveedores sobre pagos',
        'Arqueo de caja y registro de anticipos',
        'Actualización de [número] fichas de clientes y condiciones de pago',
        'Detección de facturas de proveedores duplicadas',
      ],
      letter: {
        opening:
          'La contabilidad del día a día me gusta ordenada: cada factura en su sitio, cada banco conciliado y ningún vencimiento por sorpresa.',
        achievement:
          'En [Empresa] registré [número] facturas al mes y reduje los cobros vencidos con un seguimiento semanal.',
      },
    },
    {
      id: 'bank-teller',
      title: 'Cajero/a de banco',
      aliases:
        'cajero de banco, cajera de banco, cajero bancario, cajera bancaria, empleado de banca, empleada de banca, asesor bancario, asesora bancaria, gestor comercial de banca, gestora comercial de banca, agente bancario, ejecutivo bancario, ejecutiva bancaria, oficial de caja, administrativo bancario, administrativa bancaria',
      terms:
        'operaciones de caja, apertura de cuentas, identificación de clientes, prevención del fraude, asesoramiento al cliente, solicitudes de crédito, arqueo de caja, banca digital, prevención del blanqueo, transferencias',
      tools: 'terminal bancario, cajeros automáticos',
      certifications: 'certificación MiFID II, certificación LCCI',
      summary: [
        '{title} con exactitud en la caja y un trato amable en la ventanilla.',
        'Explica productos sin tecnicismos, ayuda con la banca digital y aplica con rigor las normas de identificación de clientes.',
      ],
      duties: [
        'Ejecución de [número] operaciones de caja al día con cuadre al cierre',
        'Identificación de clientes y documentación según la prevención del blanqueo',
        'Apertura de cuentas y tarjetas: [número] contrataciones al mes',
        'Asesoramiento al cliente sobre ahorro, medios de pago y seguros',
        'Tramitación de [número] solicitudes de crédito al mes con documentación completa',
        'Detección de movimientos sospechosos y aviso según el protocolo de prevención del fraude',
        'Formación en banca digital a [número] clientes por semana',
        'Comunicación clara de comisiones y condiciones antes de la firma',
      ],
      pastDuties: [
        'Recuento y arqueo de caja con [número] entregas diarias',
        'Carga de cajeros automáticos y revisión de incidencias',
        'Atención en ventanilla a [número] personas al día',
        'Gestión de transferencias, recibos y reclamaciones',
        'Concertación de [número] citas semanales con el gestor de cada cliente',
        'Custodia de llaves, claves y documentación de la oficina',
      ],
      letter: {
        opening:
          'En la oficina bancaria valoro la exactitud y la paciencia: cada operación cuadra y cada cliente se marcha sabiendo qué ha firmado.',
        achievement: 'En [Empresa] atendí a [número] clientes al día y mantuve la caja cuadrada en cada cierre.',
      },
    },
    {
      id: 'auditor',
      title: 'Auditor/a',
      aliases:
        'auditor, auditora, auditor interno, auditora interna, auditor externo, auditora externa, auditor de cuentas, auditora de cuentas, auditor financiero, auditora financiera, auditor junior, auditor senior, asistente de auditoría, auditor de sistemas, auditora de sistemas, gerente de auditoría',
      terms:
        'planificación de auditoría, evaluación de riesgos, control interno, pruebas de cumplimiento, muestreo, papeles de trabajo, informe de auditoría, normas contables, seguimiento de recomendaciones, detección de fraude',
      tools: 'Excel, IDEA, TeamMate',
      certifications: 'inscripción en el ROAC, CIA',
      summary: [
        '{title} con criterio independiente y hallazgos apoyados en evidencia suficiente.',
        'Planifica según el riesgo, entrevista con respeto y redacta recomendaciones que el área auditada puede llevar a la práctica.',
      ],
      duties: [
        'Planificación de auditoría de [número] entidades o procesos al año',
        'Evaluación de riesgos y diseño de pruebas ajustadas',
        'Revisión del control interno en [número] ciclos: compras, ventas y nóminas',
        'Redacción del informe de auditoría con hallazgos ordenados por gravedad',
        'Supervisión de [número] personas en el trabajo de campo',
        'Presentación de conclusiones al comité de auditoría',
        'Seguimiento de recomendaciones: [número] medidas cerradas por semestre',
        'Análisis de apuntes inusuales para la detección de fraude',
      ],
      pastDuties: [
        'Ejecución de [número] pruebas de cumplimiento por encargo',
        'Preparación de papeles de trabajo con referencias cruzadas',
        'Selección de [número] partidas mediante muestreo y contraste con el original',
        'Circularización de bancos, clientes y abogados',
        'Asistencia a [número] recuentos de existencias por ejercicio',
        'Entrevista con responsables de proceso y dibujo de flujos',
      ],
      letter: {
        opening:
          'La auditoría que me gusta practicar es exigente con la evidencia y útil para quien la recibe: pocos hallazgos, bien probados y con solución.',
        achievement:
          'En [Empresa] participé en [número] auditorías al año y di seguimiento a las recomendaciones hasta su cierre.',
      },
    },
    {
      id: 'financial-advisor',
      title: 'Asesor/a financiero/a',
      aliases:
        'asesor financiero, asesora financiera, asesor patrimonial, asesora patrimonial, asesor de inversiones, asesora de inversiones, gestor de patrimonios, gestora de patrimonios, banquero privado, banquera privada, planificador financiero, planificadora financiera, agente financiero, agente financiera, gestor de banca personal, gestora de banca personal, ejecutivo de inversiones',
      terms:
        'planificación financiera, asesoramiento en inversiones, relación con clientes, perfil de riesgo, planificación de la jubilación, revisión de carteras, fondos de inversión, fiscalidad del ahorro, captación de clientes, normativa de mercados',
      tools: 'Morningstar, Excel, CRM',
      certifications: 'certificación EFPA, certificación MiFID II',
      summary: [
        '{title} que pregunta por los planes de cada familia antes de hablar de productos.',
        'Acuerda objetivos, plazo y perfil de riesgo, muestra los costes con claridad y revisa la cartera con periodicidad.',
      ],
      duties: [
        'Planificación financiera para [número] familias con objetivos y plazos escritos',
        'Determinación del perfil de riesgo y de la idoneidad de cada propuesta',
        'Realización de [número] reuniones mensuales de revisión de carteras',
        'Explicación de costes, riesgos y fiscalidad del ahorro en lenguaje llano',
        'Captación de clientes: [número] altas al año mediante recomendación y charlas',
        'Preparación de informes de rentabilidad comparada con el plan',
        'Gestión de [número] millones de euros en fondos de inversión y renta fija',
        'Documentación del asesoramiento en inversiones según la normativa de mercados',
      ],
      pastDuties: [
        'Preparación de [número] propuestas al mes para gestores sénior',
        'Cálculo de escenarios para la planificación de la jubilación',
        'Seguimiento de [número] carteras y aviso de desviaciones',
        'Tramitación de traspasos, reembolsos y cambios de titular',
        'Organización de [número] charlas anuales sobre ahorro e impuestos',
        'Actualización de datos y documentación de clientes',
      ],
      letter: {
        opening:
          'Asesorar es, para mí, escuchar primero: entender qué quiere proteger una familia, qué riesgo acepta y en qué plazo necesita el dinero.',
        achievement: 'En [Empresa] asesoré a [número] clientes y revisé con cada uno su plan al menos una vez al año.',
      },
    },
    {
      id: 'insurance-agent',
      title: 'Agente de seguros',
      aliases:
        'agente de seguros, asesor de seguros, asesora de seguros, corredor de seguros, corredora de seguros, mediador de seguros, mediadora de seguros, comercial de seguros, vendedor de seguros, vendedora de seguros, gestor de siniestros, gestora de siniestros, tramitador de siniestros, tramitadora de siniestros, productor de seguros, productora de seguros, ejecutivo de seguros, suscriptor de riesgos',
      terms:
        'venta de seguros, análisis de necesidades, comparación de pólizas, seguros de vida, seguros de hogar, gestión de siniestros, renovación de pólizas, cartera de clientes, venta cruzada, suscripción de riesgos',
      tools: 'tarificadores, CRM',
      certifications: 'formación de mediador de seguros',
      summary: [
        '{title} que busca la cobertura adecuada y también explica lo que la póliza no cubre.',
        'Parte del análisis de necesidades, compara opciones y acompaña al asegurado cuando llega el siniestro.',
      ],
      duties: [
        'Gestión de una cartera de clientes con [número] pólizas en vigor',
        'Análisis de necesidades de familias, autónomos y pequeñas empresas',
        'Presentación de [número] ofertas por semana con comparación de pólizas',
        'Explicación de exclusiones, franquicias y plazos antes de contratar',
        'Cierre de [número] contratos mensuales en la venta de seguros de auto y hogar',
        'Acompañamiento en la gestión de siniestros hasta la indemnización',
        'Renovación de pólizas con una retención del [número] %',
        'Cumplimiento de la normativa de distribución y protección de datos',
      ],
      pastDuties: [
        'Captación de [número] contactos semanales por visita y recomendación',
        'Tramitación de partes con fotografías y presupuesto',
        'Llamada a [número] asegurados al mes antes del vencimiento',
        'Cotización de seguros de vida y de hogar con varias compañías',
        'Actualización de [número] fichas mensuales con cambios de riesgo',
        'Aclaración de recibos devueltos y modificaciones',
      ],
      letter: {
        opening:
          'Un seguro se valora el día que hace falta, así que prefiero preguntar mucho antes de la firma y estar cerca cuando llega el parte.',
        achievement:
          'En [Empresa] gestioné [número] pólizas y mejoré la renovación con una revisión anual de coberturas.',
      },
    },
    {
      id: 'tax-consultant',
      title: 'Asesor/a fiscal',
      aliases:
        'asesor fiscal, asesora fiscal, consultor fiscal, consultora fiscal, abogado fiscalista, abogada fiscalista, fiscalista, asesor tributario, asesora tributaria, consultor tributario, consultora tributaria, técnico fiscal, técnica fiscal, gestor administrativo fiscal, analista de impuestos, contador fiscal, gerente de impuestos',
      terms:
        'declaración de la renta, planificación fiscal, impuesto sobre sociedades, IVA, inspecciones tributarias, recursos administrativos, precios de transferencia, fiscalidad internacional, consultas vinculantes, asesoramiento a pymes',
      tools: 'A3 Asesor, sede electrónica, Excel',
      certifications: 'colegiación de asesor fiscal, máster en tributación',
      summary: [
        '{title} que lee la norma con cuidado y la explica con ejemplos del propio negocio.',
        'Cumple plazos, documenta el criterio aplicado y plantea la planificación fiscal con sus riesgos a la vista.',
      ],
      duties: [
        'Asesoramiento a pymes y autónomos: [número] clientes en cartera',
        'Presentación del impuesto sobre sociedades con revisión de ajustes',
        'Preparación de [número] declaraciones trimestrales de IVA y retenciones',
        'Representación del cliente en inspecciones tributarias y requerimientos',
        'Redacción de [número] recursos administrativos al año con jurisprudencia actual',
        'Planificación fiscal de reestructuraciones, herencias y ventas',
        'Emisión de [número] dictámenes por trimestre sobre fiscalidad internacional',
        'Envío de circulares breves ante cambios normativos',
      ],
      pastDuties: [
        'Elaboración de [número] expedientes de declaración de la renta por campaña',
        'Búsqueda de doctrina y consultas vinculantes',
        'Revisión de [número] libros registro por trimestre',
        'Cálculo de pagos fraccionados y aplazamientos',
        'Contestación de [número] notificaciones mensuales en plazo',
        'Apoyo en la documentación de precios de transferencia',
      ],
      letter: {
        opening:
          'En materia fiscal prefiero la prudencia explicada: qué dice la norma, qué margen existe y qué consecuencias tendría cada opción.',
        achievement: 'En [Empresa] asesoré a [número] empresas y atendí sus requerimientos dentro de plazo.',
      },
    },
  ],
};
