import type { IndustryOccupations } from '../occupation';

export const sales: IndustryOccupations = {
  industry: 'Sales',
  general: {
    id: 'sales-professional',
    title: 'Profesional de ventas',
    aliases: '',
    terms:
      'relación con el cliente, detección de necesidades, captación de clientes, negociación comercial, conocimiento del producto, informes de ventas, llamadas de seguimiento, elaboración de ofertas, gestión de oportunidades, servicio posventa',
    tools: 'Salesforce, Excel',
    certifications: 'permiso de conducir B',
    summary: [
      '{title} que escucha antes de proponer y cumple lo que promete.',
      'Aporta conocimiento del producto, seguimiento constante y una negociación comercial clara en precios, plazos y condiciones.',
    ],
    duties: [
      'Gestión de la relación con el cliente en [número] cuentas activas',
      'Detección de necesidades mediante preguntas abiertas',
      'Elaboración de ofertas: [número] propuestas al mes con plazo y condiciones',
      'Negociación comercial dentro del margen acordado',
      'Realización de [número] llamadas de seguimiento por semana',
      'Registro de la gestión de oportunidades con siguiente paso y fecha',
      'Consecución de [número] clientes nuevos al año',
      'Traspaso completo de pedidos a logística y servicio posventa',
    ],
    pastDuties: [
      'Atención a [número] clientes diarios en tienda, teléfono o feria',
      'Preparación de muestras y catálogos para visitas',
      'Actualización de [número] fichas por semana en el sistema comercial',
      'Recogida de opiniones para mejorar el conocimiento del producto',
      'Tramitación de [número] pedidos por jornada',
      'Confección de informes de ventas para la reunión semanal',
    ],
    letter: {
      opening:
        'Vender es, para mí, entender qué necesita el cliente, ofrecerle lo que le conviene y seguir ahí después de la firma.',
      achievement: 'En [Empresa] atendí a [número] clientes y planifiqué con cada uno sus próximas compras.',
    },
  },
  occupations: [
    {
      id: 'sales-representative',
      title: 'Comercial',
      aliases:
        'comercial, representante de ventas, representante comercial, agente comercial, asesor comercial, asesora comercial, vendedor, vendedora, ejecutivo de ventas, ejecutiva de ventas, delegado comercial, delegada comercial, técnico comercial, técnica comercial, técnico-comercial, ejecutivo comercial, ejecutiva comercial, visitador médico, visitadora médica, delegado de ventas, gestor comercial, gestora comercial, viajante, preventista, ingeniero de ventas, comercial de zona, teleoperador de ventas',
      terms:
        'planificación de rutas, prospección, análisis de necesidades, demostraciones de producto, negociación, cierre de ventas, visitas comerciales, previsión de ventas, presupuestos, fidelización de clientes',
      tools: 'Salesforce, Excel',
      certifications: 'permiso de conducir B',
      summary: [
        '{title} que prepara cada visita y cumple lo que promete al cliente.',
        'Combina prospección constante, demostraciones de producto adaptadas y una fidelización de clientes basada en el servicio.',
      ],
      duties: [
        'Realización de [número] visitas comerciales por semana según planificación de rutas',
        'Análisis de necesidades antes de presentar producto y precio',
        'Organización de [número] demostraciones de producto al mes en las instalaciones del cliente',
        'Negociación de precios, plazos y volúmenes con objetivos fijados',
        'Cumplimiento del [número] % del objetivo anual con una previsión de ventas realista',
        'Envío puntual de presupuestos y aclaración de dudas',
        'Apertura de [número] cuentas nuevas al año mediante prospección',
        'Fidelización de clientes con revisiones de consumo y servicio',
      ],
      pastDuties: [
        'Contacto con [número] empresas diarias por teléfono y correo',
        'Preparación de visitas con historial y puntos pendientes',
        'Recuperación de [número] clientes inactivos por semestre',
        'Asistencia a ferias y jornadas técnicas del sector',
        'Actualización de [número] oportunidades por semana en el CRM',
        'Seguimiento de precios y novedades de la competencia',
      ],
      letter: {
        opening:
          'Disfruto con las visitas bien preparadas: conocer el negocio del cliente, proponerle algo útil y volver con lo prometido.',
        achievement: 'En [Empresa] visité a [número] clientes por semana y construí con ellos relaciones duraderas.',
      },
    },
    {
      id: 'account-manager',
      title: 'Gestor/a de cuentas',
      aliases:
        'account manager, gestor de cuentas, gestora de cuentas, key account manager, kam, ejecutivo de cuentas clave, ejecutiva de cuentas clave, responsable de cuentas, director de cuentas, directora de cuentas, gerente de cuentas, gestor de grandes cuentas, gestora de grandes cuentas, gestor de clientes, gestora de clientes, partner manager, jefe de cuentas, coordinador de cuentas, coordinadora de cuentas',
      terms:
        'plan de cuenta, relación con clientes, renovación de contratos, venta adicional, mapa de interlocutores, revisiones trimestrales, negociación de condiciones, resolución de incidencias, previsión de ingresos, incorporación de clientes',
      tools: 'Salesforce, PowerPoint, Excel',
      certifications: 'formación en gestión de grandes cuentas',
      summary: [
        '{title} que conoce el negocio de cada cliente y anticipa sus cambios.',
        'Trabaja con plan de cuenta, revisiones trimestrales y compromisos escritos, y defiende al cliente dentro de la propia empresa.',
      ],
      duties: [
        'Gestión de [número] cuentas estratégicas con plan de cuenta compartido',
        'Celebración de revisiones trimestrales con datos de uso y servicio',
        'Renovación de contratos con una retención del [número] %',
        'Coordinación interna para la resolución de incidencias críticas',
        'Crecimiento del [número] % por venta adicional en cuentas existentes',
        'Actualización del mapa de interlocutores y decisores',
        'Negociación de condiciones en [número] acuerdos marco al año',
        'Presentación de la previsión de ingresos a dirección comercial',
      ],
      pastDuties: [
        'Apoyo a la incorporación de clientes: [número] altas por trimestre',
        'Preparación de ofertas, contratos y anexos',
        'Seguimiento de [número] pedidos y entregas por semana',
        'Organización de visitas a fábrica y formación de usuarios',
        'Elaboración de [número] informes mensuales de servicio',
        'Cuidado de la relación con clientes de tamaño medio',
      ],
      letter: {
        opening:
          'En la gestión de cuentas me importa la confianza a largo plazo: conocer los planes del cliente, avisar pronto y cumplir lo acordado.',
        achievement: 'En [Empresa] gestioné [número] cuentas y preparé con cada una sus objetivos anuales.',
      },
    },
    {
      id: 'sales-manager',
      title: 'Jefe/a de ventas',
      aliases:
        'jefe de ventas, jefa de ventas, director comercial, directora comercial, responsable comercial, responsable de ventas, gerente de ventas, gerente comercial, sales manager, director de ventas, directora de ventas, jefe comercial, jefa comercial, jefe de equipo comercial, jefa de equipo comercial, coordinador comercial, coordinadora comercial, supervisor de ventas, supervisora de ventas, delegado regional de ventas, gerente regional de ventas',
      terms:
        'estrategia comercial, acompañamiento comercial, seguimiento del embudo, fijación de objetivos, previsión de ventas, grandes cuentas, política de precios, selección de comerciales, formación en ventas, evaluación del desempeño',
      tools: 'Salesforce, Excel, Power BI',
      certifications: 'máster en dirección comercial',
      summary: [
        '{title} que conoce a su red comercial y prepara cada reunión con datos.',
        'Fija objetivos alcanzables, acompaña a los comerciales en sus visitas y decide precios y prioridades con información de mercado.',
      ],
      duties: [
        'Dirección de una red de [número] comerciales en varias zonas',
        'Definición de la estrategia comercial por segmento y canal',
        'Consecución del [número] % del objetivo anual de facturación',
        'Revisión semanal del seguimiento del embudo y de las oportunidades abiertas',
        'Acompañamiento comercial en [número] visitas al mes',
        'Negociación directa con grandes cuentas y centrales de compra',
        'Fijación de objetivos e incentivos para [número] zonas',
        'Ajuste de la política de precios según margen y competencia',
      ],
      pastDuties: [
        'Coordinación de [número] vendedores y reparto de la cartera',
        'Elaboración de la previsión de ventas mensual',
        'Preparación de [número] jornadas anuales de formación en ventas',
        'Participación en la selección de comerciales y su acogida',
        'Apertura de [número] distribuidores en zonas nuevas',
        'Realización de entrevistas periódicas de evaluación del desempeño',
      ],
      letter: {
        opening:
          'Dirigir ventas es estar cerca: de los clientes, para entender el mercado, y de los comerciales, para que cada uno mejore.',
        achievement: 'En [Empresa] dirigí a [número] comerciales y ordené el seguimiento de las oportunidades.',
      },
    },
    {
      id: 'business-development-representative',
      title: 'Ejecutivo/a de desarrollo de negocio',
      aliases:
        'business development representative, bdr, sdr, sales development representative, desarrollador de negocio, desarrolladora de negocio, desarrollo de negocio, business developer, business development manager, ejecutivo de desarrollo de negocio, ejecutiva de desarrollo de negocio, responsable de desarrollo de negocio, gerente de desarrollo de negocios, teleoperador comercial, teleoperadora comercial, televendedor, televendedora, concertador de visitas, televentas',
      terms:
        'prospección en frío, calificación de contactos, llamadas en frío, correo comercial, investigación de cuentas, concertación de reuniones, tratamiento de objeciones, mapa de mercado, alianzas comerciales, generación de oportunidades',
      tools: 'LinkedIn Sales Navigator, HubSpot, Salesforce',
      certifications: 'formación en venta consultiva',
      summary: [
        '{title} que investiga cada empresa antes de llamar y respeta la respuesta del interlocutor.',
        'Combina investigación de cuentas, mensajes breves y constancia, y entrega a ventas reuniones con un motivo real.',
      ],
      duties: [
        'Prospección en frío de [número] cuentas por semana con mensajes personalizados',
        'Investigación de cuentas: estructura, proveedores y momento de compra',
        'Concertación de reuniones: [número] citas al mes aceptadas por ventas',
        'Tratamiento de objeciones con preguntas y ejemplos del sector',
        'Ensayo de [número] variantes de correo comercial por trimestre',
        'Calificación de contactos según necesidad, presupuesto y plazo',
        'Exploración de [número] alianzas comerciales al año',
        'Coordinación con marketing sobre campañas y listas',
      ],
      pastDuties: [
        'Realización de [número] llamadas en frío por jornada',
        'Depuración de listas y baja de quienes no desean contacto',
        'Respuesta a [número] solicitudes web semanales',
        'Anotación de cada conversación y del siguiente paso',
        'Elaboración de un mapa de mercado con [número] empresas',
        'Asistencia a ferias para la generación de oportunidades',
      ],
      letter: {
        opening:
          'Abrir puertas exige preparación y respeto: saber por qué se llama, ir al grano y agradecer también la negativa.',
        achievement:
          'En [Empresa] concerté [número] reuniones al mes y compartí con el equipo los mensajes que mejor funcionaban.',
      },
    },
    {
      id: 'account-executive',
      title: 'Ejecutivo/a de cuentas',
      aliases:
        'account executive, ejecutivo de cuentas, ejecutiva de cuentas, ejecutivo de cuenta, ejecutiva de cuenta, ejecutivo comercial de software, comercial saas, comercial de software, vendedor de software, vendedora de software, consultor de ventas b2b, consultor preventa, consultora preventa, preventa, comercial de publicidad, ejecutivo de ventas corporativas, ejecutiva de ventas corporativas',
      terms:
        'reuniones de descubrimiento, venta consultiva, demostraciones a medida, redacción de propuestas, negociación de contratos, gestión del embudo, previsión de cierres, acceso a decisores, posicionamiento competitivo, caso de negocio',
      tools: 'Salesforce, PowerPoint, Zoom',
      certifications: 'formación en venta consultiva',
      summary: [
        '{title} que cuantifica el problema del cliente antes de enseñar la solución.',
        'Lleva ventas complejas con varios decisores, prepara el caso de negocio y mantiene una previsión de cierres prudente.',
      ],
      duties: [
        'Gestión del embudo con [número] oportunidades abiertas en distintas fases',
        'Preparación de reuniones de descubrimiento con hipótesis por sector',
        'Presentación de [número] demostraciones a medida al mes junto con preventa',
        'Elaboración del caso de negocio con cifras del propio cliente',
        'Cierre de [número] contratos por trimestre en venta consultiva',
        'Negociación de contratos con compras y asesoría jurídica',
        'Consecución del [número] % de la cuota anual',
        'Traspaso ordenado al equipo de implantación y éxito de cliente',
      ],
      pastDuties: [
        'Redacción de propuestas para [número] licitaciones al año',
        'Búsqueda de vías de acceso a decisores en cuentas medianas',
        'Contacto con [número] empresas por semana de una lista sectorial',
        'Análisis de cierres perdidos y posicionamiento competitivo',
        'Realización de [número] sesiones de prueba con usuarios clave',
        'Actualización semanal de la previsión de cierres',
      ],
      letter: {
        opening:
          'En una venta larga gana quien mejor entiende el problema: por eso dedico tiempo a escuchar a todos los que participan en la decisión.',
        achievement:
          'En [Empresa] cerré [número] contratos al año y acompañé cada implantación durante los primeros meses.',
      },
    },
  ],
};
