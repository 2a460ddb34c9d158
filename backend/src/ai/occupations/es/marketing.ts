import type { IndustryOccupations } from '../occupation';

export const marketing: IndustryOccupations = {
  industry: 'Marketing',
  general: {
    id: 'marketing-professional',
    title: 'Profesional de marketing',
    aliases: '',
    terms:
      'planificación de campañas, creación de contenidos, investigación de mercado, redes sociales, email marketing, informes de campaña, coordinación con agencias, imagen de marca, gestión de eventos, presupuesto de marketing',
    tools: 'Canva, Google Analytics, Mailchimp',
    certifications: 'certificación en marketing digital',
    summary: [
      '{title} que conoce a su público antes de elegir el mensaje y el canal.',
      'Aporta planificación ordenada, textos cuidados y una lectura honesta de los resultados para mejorar la campaña siguiente.',
    ],
    duties: [
      'Planificación de campañas en [número] canales con calendario y objetivos',
      'Creación de contenidos para web, boletines y redes sociales',
      'Envío de [número] boletines de email marketing al mes a listas segmentadas',
      'Coordinación con agencias e imprentas sobre plazos y calidad',
      'Elaboración de [número] informes de campaña por trimestre con recomendaciones',
      'Cuidado de la imagen de marca en piezas propias y de socios',
      'Control de un presupuesto de marketing con [número] partidas',
      'Preparación de materiales para la red comercial',
    ],
    pastDuties: [
      'Publicación de [número] contenidos por semana en redes sociales',
      'Recogida de datos para la investigación de mercado',
      'Apoyo en [número] ferias y eventos al año',
      'Actualización de bases de datos con consentimiento vigente',
      'Adaptación de [número] piezas gráficas por campaña',
      'Seguimiento de la competencia y de sus lanzamientos',
    ],
    letter: {
      opening:
        'Me gusta el marketing que respeta a quien lo recibe: un mensaje útil, en el momento oportuno y con resultados que se pueden comprobar.',
      achievement: 'En [Empresa] coordiné [número] campañas al año y mejoré los informes para decidir dónde invertir.',
    },
  },
  occupations: [
    {
      id: 'marketing-manager',
      title: 'Responsable de marketing',
      aliases:
        'jefe de marketing, jefa de marketing, director de marketing, directora de marketing, gerente de marketing, responsable de marketing, marketing manager, brand manager, jefe de marca, jefa de marca, responsable de marca, gerente de marca, cmo, growth manager, director de mercadeo, directora de mercadeo, gerente de mercadeo, jefe de producto de marketing',
      terms:
        'estrategia de marketing, gestión de campañas, posicionamiento de marca, gestión de presupuesto, investigación de mercado, generación de demanda, lanzamiento de productos, coordinación de agencias, análisis de resultados, plan de medios',
      tools: 'HubSpot, Google Analytics, Power BI',
      certifications: 'máster en marketing, certificación Google Ads',
      summary: [
        '{title} que elige pocas prioridades y les asigna presupuesto, plazo y responsable.',
        'Une estrategia de marketing y análisis de resultados, y trabaja con ventas sobre los mismos objetivos y definiciones.',
      ],
      duties: [
        'Definición de la estrategia de marketing para [número] líneas de producto',
        'Gestión de presupuesto anual con reasignación según el rendimiento',
        'Dirección de [número] personas y coordinación de agencias externas',
        'Alineación con ventas en la generación de demanda',
        'Lanzamiento de productos en [número] mercados con mensajes adaptados',
        'Revisión del posicionamiento de marca con estudios y entrevistas',
        'Aumento del [número] % en contactos cualificados tras el análisis de resultados',
        'Presentación del plan de medios y del retorno a dirección',
      ],
      pastDuties: [
        'Gestión de campañas con [número] piezas por temporada',
        'Encargo y análisis de investigación de mercado',
        'Organización de [número] presentaciones de producto al año',
        'Redacción de briefings para creatividad y medios',
        'Medición de [número] canales con un cuadro común',
        'Negociación de tarifas con soportes y patrocinadores',
      ],
      letter: {
        opening:
          'En marketing prefiero la claridad: a quién queremos llegar, qué le prometemos y cómo sabremos si ha funcionado.',
        achievement: 'En [Empresa] dirigí [número] campañas y alineé los objetivos de marketing y ventas.',
      },
    },
    {
      id: 'digital-marketing-specialist',
      title: 'Especialista en marketing digital',
      aliases:
        'especialista en marketing digital, técnico de marketing digital, técnica de marketing digital, experto en marketing digital, experta en marketing digital, digital marketing specialist, especialista en publicidad digital, especialista sem, trafficker digital, trafficker, especialista ppc, analista de marketing digital, performance marketing, especialista en mercadeo digital, gestor de campañas digitales, email marketing specialist, marketing digital',
      terms:
        'posicionamiento SEO, publicidad en buscadores, optimización de la conversión, automatización de email, páginas de aterrizaje, investigación de palabras clave, analítica web, remarketing, segmentación de audiencias, publicidad en redes sociales',
      tools: 'Google Ads, Google Analytics, Meta Ads, HubSpot',
      certifications: 'certificación Google Ads',
      summary: [
        '{title} que prueba, mide y detiene a tiempo lo que no funciona.',
        'Combina publicidad en buscadores, analítica web y páginas de aterrizaje claras, con respeto al consentimiento de los usuarios.',
      ],
      duties: [
        'Gestión de publicidad en buscadores con [número] campañas activas',
        'Análisis semanal de analítica web y propuesta de ajustes',
        'Reducción del [número] % en el coste por contacto con segmentación de audiencias',
        'Diseño y prueba de páginas de aterrizaje por oferta',
        'Configuración de [número] flujos de automatización de email',
        'Revisión del etiquetado y del consentimiento conforme al RGPD',
        'Lanzamiento de [número] experimentos por trimestre en optimización de la conversión',
        'Coordinación con diseño y contenidos sobre anuncios y mensajes',
      ],
      pastDuties: [
        'Redacción de [número] anuncios al mes con variantes',
        'Investigación de palabras clave y términos negativos',
        'Control diario de [número] presupuestos de campaña',
        'Creación de audiencias de remarketing con límites de frecuencia',
        'Elaboración de [número] informes mensuales para clientes',
        'Apoyo en publicidad en redes sociales y creatividades',
      ],
      letter: {
        opening:
          'El marketing digital me gusta porque permite preguntar a los datos cada semana: qué anuncio ayuda, qué página confunde y dónde conviene parar.',
        achievement: 'En [Empresa] gestioné [número] campañas y rebajé el coste por contacto con pruebas continuas.',
      },
    },
    {
      id: 'content-writer',
      title: 'Redactor/a de contenidos',
      aliases:
        'redactor de contenidos, redactora de contenidos, redactor, redactora, copywriter, redactor publicitario, redactora publicitaria, redactor creativo, redactora creativa, copy, redactor seo, redactora seo, creador de contenidos, creadora de contenidos, content manager, gestor de contenidos, gestora de contenidos, redactor técnico, redactora técnica, ux writer, content writer, estratega de contenidos, blogger',
      terms:
        'redacción publicitaria, estrategia de contenidos, edición de textos, redacción SEO, entrevistas, calendario editorial, tono de marca, redacción para web, casos de éxito, corrección ortotipográfica',
      tools: 'WordPress, Semrush',
      certifications: 'curso de redacción SEO',
      summary: [
        '{title} que se documenta bien, escribe con claridad y revisa hasta dejar lo esencial.',
        'Domina la redacción para web, contrasta cada dato y adapta el tono de marca a lectores con distinto nivel de conocimiento.',
      ],
      duties: [
        'Redacción para web de [número] artículos al mes con fuentes comprobadas',
        'Definición de la estrategia de contenidos junto con marketing y producto',
        'Realización de [número] entrevistas por trimestre a clientes y especialistas',
        'Aplicación del tono de marca en páginas, correos y aplicaciones',
        'Actualización de [número] textos antiguos con redacción SEO y datos vigentes',
        'Mantenimiento del calendario editorial con plazos de revisión',
        'Publicación de [número] casos de éxito al año con permiso del cliente',
        'Edición de textos ajenos con cambios razonados',
      ],
      pastDuties: [
        'Creación de [número] titulares y entradillas por campaña',
        'Corrección ortotipográfica antes de la publicación',
        'Elaboración de [número] fichas de producto por semana',
        'Búsqueda de imágenes con licencia y textos alternativos',
        'Adaptación de [número] piezas al mes a boletín y redes',
        'Medición de lecturas y tiempo en página',
      ],
      letter: {
        opening:
          'Escribir bien para una empresa es ahorrar tiempo al lector: una idea por párrafo, palabras corrientes y datos que se pueden comprobar.',
        achievement: 'En [Empresa] publiqué [número] textos al mes y puse orden en el calendario editorial.',
      },
    },
    {
      id: 'social-media-manager',
      title: 'Social Media Manager',
      aliases:
        'social media manager, community manager, gestor de redes sociales, gestora de redes sociales, responsable de redes sociales, social media, especialista en redes sociales, encargado de redes sociales, encargada de redes sociales, social media specialist, creador de contenido para redes, estratega de redes sociales, coordinador de redes sociales, coordinadora de redes sociales, influencer manager',
      terms:
        'estrategia en redes sociales, calendario de publicaciones, gestión de comunidades, vídeo corto, publicidad en redes sociales, colaboración con influencers, atención en redes, escucha social, gestión de crisis, métricas de alcance',
      tools: 'Metricool, Canva, Meta Business Suite',
      certifications: 'certificación Meta',
      summary: [
        '{title} que escucha a la comunidad y mantiene la calma en una crisis.',
        'Planifica formatos por red, responde con el tono de la marca y aprende de las métricas de alcance sin perseguir modas.',
      ],
      duties: [
        'Desarrollo de la estrategia en redes sociales para [número] perfiles',
        'Gestión de comunidades con respuestas amables y en plazo',
        'Producción de [número] piezas semanales de vídeo corto con guion y subtítulos',
        'Mantenimiento del calendario de publicaciones con campañas y efemérides',
        'Incremento del [número] % en la interacción tras revisar formatos y horarios',
        'Gestión de la colaboración con influencers, de la selección al contrato',
        'Inversión de [número] euros mensuales en publicidad en redes sociales',
        'Aplicación del protocolo de gestión de crisis con comunicación y jurídico',
      ],
      pastDuties: [
        'Publicación de [número] contenidos por semana con texto e imagen propios',
        'Moderación de comentarios según normas publicadas',
        'Atención en redes de [número] mensajes diarios',
        'Cobertura en directo de eventos y ferias',
        'Informe de [número] indicadores mensuales con conclusiones',
        'Seguimiento de menciones con herramientas de escucha social',
      ],
      letter: {
        opening:
          'Las redes me interesan como conversación: contar algo que valga la pena, contestar de verdad y saber callar cuando no toca.',
        achievement: 'En [Empresa] gestioné [número] perfiles y mejoré los tiempos de respuesta a la comunidad.',
      },
    },
    {
      id: 'marketing-coordinator',
      title: 'Técnico/a de marketing',
      aliases:
        'técnico de marketing, técnica de marketing, coordinador de marketing, coordinadora de marketing, asistente de marketing, auxiliar de marketing, marketing assistant, ejecutivo de marketing, ejecutiva de marketing, especialista en marketing, organizador de eventos, organizadora de eventos, coordinador de eventos, coordinadora de eventos, event manager, trade marketing, asistente de mercadeo, promotor, promotora, becario de marketing, becaria de marketing, practicante de marketing, auxiliar de mercadeo',
      terms:
        'coordinación de campañas, organización de eventos, notas de prensa, materiales promocionales, gestión de proveedores, seguimiento de presupuesto, boletines, base de datos de contactos, ferias comerciales, informes de actividad',
      tools: 'Mailchimp, Canva, Excel',
      certifications: 'curso de organización de eventos',
      summary: [
        '{title} que convierte un plan de marketing en tareas, plazos y entregas.',
        'Cuida proveedores, presupuesto y detalles de producción, y avisa pronto cuando una fecha peligra.',
      ],
      duties: [
        'Coordinación de campañas con [número] entregas al mes entre diseño, medios y ventas',
        'Organización de eventos y ferias comerciales, del montaje al cierre',
        'Gestión de proveedores: [número] presupuestos comparados por trimestre',
        'Seguimiento de presupuesto con facturas y desviaciones al día',
        'Envío de [número] boletines mensuales con segmentos y pruebas previas',
        'Redacción de notas de prensa y textos para la web',
        'Producción de [número] materiales promocionales por campaña',
        'Preparación de informes de actividad para la dirección de marketing',
      ],
      pastDuties: [
        'Montaje de [número] puestos en ferias por temporada',
        'Depuración de la base de datos de contactos',
        'Control de [número] referencias de folletos y regalos en almacén',
        'Reserva de salas, viajes y catering',
        'Acreditación de [número] asistentes por evento',
        'Encuesta posterior al evento y resumen de opiniones',
      ],
      letter: {
        opening:
          'Me gusta que las campañas salgan a tiempo y sin sobresaltos: lista clara, proveedores informados y un plan para lo que pueda fallar.',
        achievement: 'En [Empresa] coordiné [número] acciones al año y mantuve el gasto dentro de lo aprobado.',
      },
    },
    {
      id: 'seo-specialist',
      title: 'Especialista SEO',
      aliases:
        'especialista seo, seo, consultor seo, consultora seo, técnico seo, técnica seo, seo manager, seo specialist, analista seo, experto en seo, experta en seo, especialista en posicionamiento web, técnico de posicionamiento web, responsable seo, posicionamiento web, link builder',
      terms:
        'investigación de palabras clave, SEO técnico, optimización on-page, enlaces entrantes, briefings de contenido, auditoría web, arquitectura de la información, datos estructurados, SEO local, intención de búsqueda',
      tools: 'Google Search Console, Screaming Frog, Ahrefs',
      certifications: 'certificación en analítica web',
      summary: [
        '{title} que mira la búsqueda con los ojos de quien pregunta.',
        'Une SEO técnico, intención de búsqueda y contenidos útiles, y prioriza por impacto y esfuerzo con desarrollo y redacción.',
      ],
      duties: [
        'Auditoría web de [número] dominios al año con lista priorizada',
        'Investigación de palabras clave agrupada por intención de búsqueda',
        'Aumento del [número] % en visitas orgánicas a páginas de servicio',
        'Mejora de la arquitectura de la información y del enlazado interno',
        'Redacción de [número] briefings de contenido al mes',
        'Seguimiento de SEO técnico: indexación, velocidad y redirecciones',
        'Obtención de [número] enlaces entrantes por trimestre desde medios del sector',
        'Implantación de datos estructurados junto con desarrollo',
      ],
      pastDuties: [
        'Optimización on-page de [número] páginas al mes',
        'Corrección de errores de rastreo y contenidos duplicados',
        'Gestión de [número] fichas de SEO local',
        'Análisis de resultados de la competencia por temática',
        'Elaboración de [número] informes mensuales de posiciones y tráfico',
        'Revisión de migraciones con mapa de redirecciones',
      ],
      letter: {
        opening:
          'El posicionamiento que busco dura porque responde a la pregunta: página rápida, contenido honrado y una estructura que se entiende.',
        achievement:
          'En [Empresa] trabajé en [número] sitios web y recuperé tráfico en las páginas que más importaban al negocio.',
      },
    },
    {
      id: 'public-relations-specialist',
      title: 'Técnico/a de comunicación y relaciones públicas',
      aliases:
        'relaciones públicas, técnico de comunicación, técnica de comunicación, especialista en relaciones públicas, ejecutivo de relaciones públicas, ejecutiva de relaciones públicas, relacionista público, relacionista pública, responsable de comunicación, director de comunicación, directora de comunicación, dircom, jefe de prensa, jefa de prensa, responsable de prensa, portavoz, consultor de comunicación, consultora de comunicación, especialista en comunicación, gabinete de prensa',
      terms:
        'relaciones con los medios, notas de prensa, comunicación de crisis, ruedas de prensa, seguimiento de medios, comunicación corporativa, formación de portavoces, comunicación interna, argumentarios, eventos institucionales',
      tools: 'Meltwater, Canva, WordPress',
      certifications: 'grado en comunicación',
      summary: [
        '{title} que trata a cada periodista con respeto por su tiempo y su oficio.',
        'Prepara mensajes comprobables, anticipa preguntas difíciles y coordina la comunicación corporativa con dirección y jurídico.',
      ],
      duties: [
        'Relaciones con los medios: [número] contactos atendidos con respuesta en plazo',
        'Redacción de notas de prensa con datos verificados y citas aprobadas',
        'Consecución de [número] apariciones por trimestre en prensa, radio y digital',
        'Preparación de argumentarios y formación de portavoces',
        'Organización de [número] ruedas de prensa y visitas al año',
        'Activación del plan de comunicación de crisis con mensajes acordados',
        'Elaboración de [número] boletines mensuales de comunicación interna',
        'Coordinación de eventos institucionales con protocolo y patrocinadores',
      ],
      pastDuties: [
        'Envío de [número] convocatorias y seguimiento telefónico',
        'Seguimiento de medios con resumen diario',
        'Actualización de una sala de prensa con [número] documentos e imágenes',
        'Gestión de entrevistas y de su preparación',
        'Redacción de [número] discursos y artículos de opinión por semestre',
        'Apoyo en la memoria anual y la comunicación corporativa',
      ],
      letter: {
        opening:
          'La buena comunicación se apoya en hechos: decir lo que se sabe, reconocer lo que no y facilitar el trabajo a quien informa.',
        achievement:
          'En [Empresa] coordiné [número] acciones con medios y preparé a los portavoces para entrevistas exigentes.',
      },
    },
  ],
};
