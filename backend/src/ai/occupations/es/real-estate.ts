import type { IndustryOccupations } from '../occupation';

export const realEstate: IndustryOccupations = {
  industry: 'Real Estate',
  general: {
    id: 'real-estate-professional',
    title: 'Profesional inmobiliario/a',
    aliases: '',
    terms:
      'visitas a inmuebles, asesoramiento al cliente, conocimiento del mercado, documentación inmobiliaria, preparación de contratos, redacción de anuncios, captación de propiedades, gestión de agenda, fotografía de inmuebles, seguimiento de operaciones',
    tools: 'CRM inmobiliario, portales inmobiliarios',
    certifications: 'registro de agentes inmobiliarios, permiso de conducir B',
    summary: [
      '{title} con trato transparente y documentación en regla.',
      'Aporta conocimiento del mercado, visitas bien preparadas y respuestas rápidas a propietarios, compradores e inquilinos.',
    ],
    duties: [
      'Realización de [número] visitas a inmuebles por semana',
      'Asesoramiento al cliente sobre zonas, precios y gastos',
      'Publicación de [número] fichas al mes con redacción de anuncios cuidada',
      'Revisión de documentación inmobiliaria: nota simple, cargas y certificado energético',
      'Seguimiento de operaciones: [número] expedientes abiertos',
      'Preparación de contratos de arras y alquiler con asesoría',
      'Captación de propiedades: [número] encargos por trimestre',
      'Coordinación con notaría, banco y tasación',
    ],
    pastDuties: [
      'Respuesta a [número] consultas diarias de portales',
      'Medición de estancias y fotografía de inmuebles',
      'Actualización de [número] fichas por semana en el CRM',
      'Custodia de llaves y revisión de viviendas vacías',
      'Llamada a [número] interesados por semana tras la visita',
      'Estudio de precios para ampliar el conocimiento del mercado',
    ],
    letter: {
      opening:
        'Una vivienda es una decisión grande. Me gusta que quien la toma tenga la información completa y a alguien que conteste.',
      achievement: 'En [Empresa] atendí [número] operaciones y mantuve informadas a todas las partes en cada paso.',
    },
  },
  occupations: [
    {
      id: 'real-estate-agent',
      title: 'Agente inmobiliario/a',
      aliases:
        'agente inmobiliario, agente inmobiliaria, asesor inmobiliario, asesora inmobiliaria, comercial inmobiliario, comercial inmobiliaria, api, corredor de propiedades, corredora de propiedades, corredor de bienes raíces, corredora de bienes raíces, corredor inmobiliario, corredora inmobiliaria, bróker inmobiliario, vendedor inmobiliario, vendedora inmobiliaria, captador inmobiliario, captadora inmobiliaria, consultor inmobiliario, consultora inmobiliaria, ejecutivo de ventas inmobiliarias, martillero, director de agencia inmobiliaria',
      terms:
        'visitas a viviendas, captación de inmuebles, valoración de viviendas, cualificación de compradores, negociación de precio, análisis de mercado, home staging, contratos de arras, reportaje fotográfico, acompañamiento a notaría',
      tools: 'Idealista, Inmovilla',
      certifications: 'registro de agentes inmobiliarios',
      summary: [
        '{title} que conoce el barrio calle a calle y habla claro del precio.',
        'Prepara la vivienda, filtra las visitas y negocia con calma hasta la firma, sin ocultar los inconvenientes.',
      ],
      duties: [
        'Captación de inmuebles: [número] encargos por trimestre con precio razonado',
        'Valoración de viviendas mediante testigos y estado de conservación',
        'Organización de [número] visitas a viviendas por semana',
        'Cualificación de compradores según financiación y plazo',
        'Cierre de [número] operaciones al año entre venta y alquiler',
        'Negociación de precio y condiciones entre ambas partes',
        'Elaboración de [número] informes de análisis de mercado al mes',
        'Acompañamiento a notaría y entrega de llaves',
      ],
      pastDuties: [
        'Prospección de [número] propietarios por semana en la zona',
        'Coordinación de reportaje fotográfico y planos',
        'Publicación y renovación de [número] anuncios al mes',
        'Asesoramiento en home staging antes de la primera visita',
        'Contacto con [número] compradores registrados por semana',
        'Preparación de contratos de arras y partes de visita',
      ],
      letter: {
        opening:
          'Comprar o vender casa plantea muchas dudas. Mi manera de ayudar es dar precios razonados, plazos ciertos y respuestas el mismo día.',
        achievement: 'En [Empresa] cerré [número] operaciones al año y obtuve nuevos encargos por recomendación.',
      },
    },
    {
      id: 'property-manager',
      title: 'Administrador/a de fincas',
      aliases:
        'administrador de fincas, administradora de fincas, gestor de fincas, gestora de fincas, administrador de inmuebles, administradora de inmuebles, gestor inmobiliario, gestora inmobiliaria, property manager, gestor de patrimonio inmobiliario, gestora de patrimonio inmobiliario, administrador de condominios, administradora de condominios, administrador de consorcios, administradora de propiedad horizontal, gestor de comunidades, gestora de comunidades, administrador de edificios, gestor de alquileres, gestora de alquileres',
      terms:
        'atención a vecinos e inquilinos, gestión de arrendamientos, cobro de recibos, coordinación de reparaciones, inspección de inmuebles, liquidación de gastos, juntas de propietarios, contratación de proveedores, seguros de comunidad, gestión de morosidad',
      tools: 'Gesfincas, Excel',
      certifications: 'colegiación de administrador de fincas',
      summary: [
        '{title} que atiende con rapidez, lleva las cuentas claras y prepara bien cada junta.',
        'Equilibra derechos y obligaciones de propietarios e inquilinos, con presupuestos comparados y acuerdos bien redactados.',
      ],
      duties: [
        'Administración de [número] comunidades o inmuebles en alquiler',
        'Convocatoria y acta de juntas de propietarios',
        'Gestión de morosidad con recuperación del [número] % de la deuda',
        'Coordinación de reparaciones y comprobación de su resultado',
        'Elaboración de [número] presupuestos anuales y liquidación de gastos',
        'Contratación de proveedores con ofertas comparadas',
        'Tramitación de [número] siniestros por trimestre con seguros de comunidad',
        'Revisión de rentas y prórrogas en la gestión de arrendamientos',
      ],
      pastDuties: [
        'Atención a vecinos e inquilinos: [número] avisos por semana',
        'Emisión y cobro de recibos mensuales',
        'Realización de [número] visitas de inspección de inmuebles al mes',
        'Archivo de actas, contratos y planos',
        'Entrega y recepción de [número] viviendas por trimestre',
        'Tramitación de ayudas para rehabilitación y ascensores',
      ],
      letter: {
        opening:
          'Administrar bien una finca es contestar pronto, gastar con criterio y dejar por escrito lo acordado entre vecinos.',
        achievement: 'En [Empresa] administré [número] comunidades y reduje los impagos con un seguimiento cercano.',
      },
    },
    {
      id: 'leasing-consultant',
      title: 'Asesor/a de alquileres',
      aliases:
        'asesor de alquileres, asesora de alquileres, agente de alquileres, comercial de alquiler, comercial de alquileres, consultor de arrendamientos, consultora de arrendamientos, asesor de arrendamientos, asesora de arrendamientos, ejecutivo de arrendamientos, ejecutiva de arrendamientos, ejecutivo de leasing inmobiliario, técnico de alquiler, técnica de alquiler, agente de arrendamiento, asesor de rentas, asesora de rentas, coordinador de alquileres',
      terms:
        'visitas a pisos, contratos de arrendamiento, estudio de solvencia, ocupación, anuncios de alquiler, normativa de arrendamientos, inventario de vivienda, renovación de contratos, atención a inquilinos, fianzas',
      tools: 'portales inmobiliarios, CRM inmobiliario',
      certifications: 'formación en arrendamientos urbanos',
      summary: [
        '{title} que enseña la vivienda como es y aclara el contrato antes de la firma.',
        'Combina visitas ágiles, estudio de solvencia respetuoso y un inventario detallado que evita discusiones al final.',
      ],
      duties: [
        'Realización de [número] visitas a pisos por semana',
        'Estudio de solvencia con documentación mínima y protección de datos',
        'Formalización de [número] contratos de arrendamiento al mes',
        'Explicación de duración, actualización de renta y gastos',
        'Mantenimiento de la ocupación por encima del [número] %',
        'Cumplimiento de la normativa de arrendamientos y trato igualitario',
        'Renovación de contratos: [número] por trimestre',
        'Depósito y devolución de fianzas en plazo',
      ],
      pastDuties: [
        'Publicación de [número] anuncios de alquiler por semana',
        'Toma de fotografías y recorrido en vídeo',
        'Redacción de [número] actas de inventario de vivienda al mes',
        'Respuesta a solicitudes de portales y llamadas',
        'Actualización de [número] fichas de disponibilidad por semana',
        'Atención a inquilinos y enlace con mantenimiento',
      ],
      letter: {
        opening:
          'Alquilar con confianza exige transparencia: una visita sincera, condiciones por escrito y los mismos criterios para todos los solicitantes.',
        achievement: 'En [Empresa] gestioné [número] alquileres y acorté el tiempo entre un inquilino y el siguiente.',
      },
    },
    {
      id: 'real-estate-appraiser',
      title: 'Tasador/a inmobiliario/a',
      aliases:
        'tasador inmobiliario, tasadora inmobiliaria, tasador, tasadora, valuador, valuadora, valuador inmobiliario, valuadora inmobiliaria, perito tasador, perita tasadora, perito inmobiliario, perito valuador, perito judicial inmobiliario, técnico tasador, técnico de valoraciones, técnica de valoraciones, valorador inmobiliario, valoradora inmobiliaria, avaluador, avaluadora, valuador de bienes raíces',
      terms:
        'valoración inmobiliaria, inspección del inmueble, método de comparación, capitalización de rentas, método del coste, informe de tasación, análisis de testigos, normativa ECO, comprobación registral y catastral, medición de superficies',
      tools: 'Catastro, medidores láser, Excel',
      certifications: 'homologación como tasador',
      summary: [
        '{title} con criterio independiente y cada cifra apoyada en testigos.',
        'Visita, mide y contrasta registro y catastro antes de aplicar el método, y advierte con claridad de los condicionantes.',
      ],
      duties: [
        'Emisión de informe de tasación para [número] inmuebles al mes',
        'Inspección del inmueble: estado, ocupación y superficies',
        'Análisis de [número] testigos por encargo con homogeneización',
        'Aplicación del método de comparación y de capitalización de rentas',
        'Valoración inmobiliaria de [número] suelos y promociones al año',
        'Advertencia de cargas, servidumbres y discrepancias',
        'Respuesta a [número] consultas mensuales de entidades y juzgados',
        'Actualización del criterio conforme a la normativa ECO',
      ],
      pastDuties: [
        'Medición de superficies y croquis de [número] viviendas por semana',
        'Comprobación registral y catastral de titularidad y superficies',
        'Carga de [número] testigos mensuales en la base interna',
        'Cálculo de reposición por el método del coste',
        'Preparación de [número] fotografías y anexos por informe',
        'Revisión cruzada de informes con otros técnicos',
      ],
      letter: {
        opening:
          'Una tasación útil se puede discutir con datos: visita atenta, testigos comparables y condicionantes a la vista.',
        achievement: 'En [Empresa] emití [número] informes al mes y cumplí los plazos de entidades y particulares.',
      },
    },
    {
      id: 'transaction-coordinator',
      title: 'Gestor/a de operaciones inmobiliarias',
      aliases:
        'coordinador de transacciones, coordinadora de transacciones, coordinador de transacciones inmobiliarias, coordinador de operaciones inmobiliarias, coordinadora de operaciones inmobiliarias, gestor de operaciones inmobiliarias, gestora de operaciones inmobiliarias, gestor hipotecario, gestora hipotecaria, asesor hipotecario, asesora hipotecaria, administrativo inmobiliario, administrativa inmobiliaria, asistente inmobiliario, asistente inmobiliaria, auxiliar inmobiliario, coordinador de escrituración, técnico de formalización hipotecaria',
      terms:
        'gestión hasta escritura, recopilación de documentos, control de fechas, coordinación con notaría, notas simples, información al cliente, contratos de arras, cancelación de cargas, relación con entidades, archivo de operaciones',
      tools: 'CRM inmobiliario, DocuSign',
      certifications: 'certificación LCCI',
      summary: [
        '{title} que ordena los plazos, los documentos y las firmas de cada compraventa.',
        'Anticipa lo que falta, informa a todas las partes y llega a notaría con el expediente completo.',
      ],
      duties: [
        'Gestión hasta escritura de [número] compraventas simultáneas',
        'Coordinación con notaría, banco, tasadora y gestoría',
        'Recopilación de documentos en [número] expedientes al mes',
        'Control de fechas de arras, oferta vinculante y firma',
        'Revisión de [número] notas simples y certificados al mes',
        'Información al cliente en cada hito de la operación',
        'Preparación de [número] borradores de contratos de arras al mes',
        'Seguimiento de la cancelación de cargas y del registro',
      ],
      pastDuties: [
        'Apertura y archivo de operaciones: [número] al mes',
        'Liquidación de impuestos y gastos con gestoría',
        'Convocatoria de [número] firmas por semana',
        'Petición de certificados de deuda y energéticos',
        'Actualización de [número] estados semanales en el sistema',
        'Relación con entidades sobre documentación pendiente',
      ],
      letter: {
        opening:
          'En una compraventa los nervios bajan cuando alguien lleva la cuenta de papeles y fechas. Me gusta ser esa persona.',
        achievement: 'En [Empresa] coordiné [número] operaciones y reduje los aplazamientos de firma.',
      },
    },
    {
      id: 'facility-manager',
      title: 'Facility Manager',
      aliases:
        'facility manager, responsable de servicios generales, jefe de servicios generales, jefa de servicios generales, técnico de servicios generales, técnica de servicios generales, gestor de instalaciones, gestora de instalaciones, responsable de instalaciones, gerente de instalaciones, gestor de edificios, gestora de edificios, coordinador de servicios generales, coordinadora de servicios generales, responsable de mantenimiento de edificios, administrador de instalaciones, facilities manager, facilities coordinator, jefe de infraestructura y servicios',
      terms:
        'mantenimiento de edificios, contratos de servicios, mantenimiento preventivo, planificación de espacios, gestión energética, protección contra incendios, inspecciones reglamentarias, traslados de oficina, limpieza y seguridad, presupuesto de instalaciones',
      tools: 'GMAO, AutoCAD, BMS',
      certifications: 'PRL, ISO 41001',
      summary: [
        '{title} que mantiene el edificio seguro, cómodo y con un consumo razonable.',
        'Coordina contratas, espacios e inspecciones reglamentarias, y responde rápido a quienes ocupan el edificio.',
      ],
      duties: [
        'Mantenimiento de edificios con [número] metros cuadrados en uso',
        'Supervisión de contratos de servicios con niveles pactados',
        'Ahorro del [número] % en consumo mediante gestión energética',
        'Programación y cumplimiento de inspecciones reglamentarias',
        'Control de un presupuesto de instalaciones de [número] euros',
        'Preparación de simulacros y protección contra incendios',
        'Ejecución de [número] traslados de oficina al año',
        'Ajuste de la planificación de espacios al uso real',
      ],
      pastDuties: [
        'Atención de [número] avisos por semana de usuarios',
        'Seguimiento del mantenimiento preventivo de climatización y ascensores',
        'Comparación de [número] ofertas de contratas al año',
        'Ronda diaria con limpieza y seguridad',
        'Actualización de [número] planos e inventarios',
        'Apoyo en obras de adaptación y accesibilidad',
      ],
      letter: {
        opening:
          'Un buen edificio se olvida: temperatura agradable, luz que funciona y avisos resueltos. Conseguirlo cada día es mi trabajo.',
        achievement: 'En [Empresa] gestioné [número] edificios y mejoré la respuesta a los avisos de los usuarios.',
      },
    },
  ],
};
