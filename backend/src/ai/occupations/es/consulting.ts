import type { IndustryOccupations } from '../occupation';

export const consulting: IndustryOccupations = {
  industry: 'Consulting',
  general: {
    id: 'consulting-professional',
    title: 'Profesional de consultoría',
    aliases: '',
    terms:
      'talleres con clientes, estructuración de problemas, análisis de datos, entrevistas, presentaciones, planificación de proyectos, recomendaciones, análisis de procesos, comunicación con el cliente, redacción de propuestas',
    tools: 'Excel, PowerPoint',
    certifications: 'certificado de gestión de proyectos',
    summary: [
      '{title} que ordena el problema antes de proponer la respuesta.',
      'Aporta análisis de datos, entrevistas bien preparadas y presentaciones breves con recomendaciones que se pueden aplicar.',
    ],
    duties: [
      'Dinamización de [número] talleres con clientes por trimestre',
      'Estructuración de problemas en preguntas comprobables',
      'Elaboración de [número] presentaciones al mes para dirección',
      'Análisis de procesos y cálculo del efecto de cada cambio',
      'Realización de [número] entrevistas por encargo',
      'Comunicación con el cliente sobre avances y obstáculos',
      'Redacción de propuestas: [número] por semestre',
      'Seguimiento de la aplicación de las recomendaciones',
    ],
    pastDuties: [
      'Recogida y análisis de datos de [número] fuentes por encargo',
      'Elaboración de actas y calendarios de trabajo',
      'Construcción de [número] hojas de cálculo por proyecto',
      'Documentación de flujos y responsabilidades por departamento',
      'Preparación de [número] materiales por taller',
      'Apoyo en la planificación de proyectos',
    ],
    letter: {
      opening:
        'La consultoría me interesa cuando deja algo hecho: una decisión tomada, un proceso más simple y personas capaces de continuar.',
      achievement: 'En [Empresa] participé en [número] encargos y acompañé la puesta en práctica de las medidas.',
    },
  },
  occupations: [
    {
      id: 'management-consultant',
      title: 'Consultor/a de negocio',
      aliases:
        'consultor, consultora, consultor de negocio, consultora de negocio, consultor estratégico, consultora estratégica, consultor de estrategia, consultora de estrategia, consultor de gestión, consultora de gestión, consultor empresarial, consultora empresarial, consultor de negocios, consultora de negocios, consultor de operaciones, consultora de operaciones, consultor de procesos, consultora de procesos, management consultant, analista de consultoría, gerente de consultoría, socio de consultoría, analista de estrategia',
      terms:
        'estructuración de problemas, desarrollo de estrategia, talleres con clientes, análisis financiero, mejora de procesos, gestión de interesados, estudio de mercado, presentaciones a dirección, plan de implantación, gestión del cambio',
      tools: 'Excel, PowerPoint, Power BI',
      certifications: 'MBA, PMP',
      summary: [
        '{title} que basa cada recomendación en hechos y la contrasta con quienes la aplicarán.',
        'Combina análisis financiero, trabajo de campo y presentaciones a dirección directas, sin esconder riesgos ni costes.',
      ],
      duties: [
        'Dirección de módulos en [número] proyectos al año para empresas e instituciones',
        'Estructuración de problemas en hipótesis y análisis necesarios',
        'Identificación de [número] euros de ahorro mediante mejora de procesos',
        'Desarrollo de estrategia comercial y de cartera de productos',
        'Facilitación de [número] talleres con clientes por encargo',
        'Defensa de conclusiones en presentaciones a dirección',
        'Elaboración de [número] planes de implantación al año con responsables',
        'Seguimiento de resultados tras el cierre del encargo',
      ],
      pastDuties: [
        'Construcción de [número] modelos de análisis financiero por proyecto',
        'Observación de operaciones en planta y oficina',
        'Realización de [número] entrevistas a directivos y técnicos por encargo',
        'Elaboración de estudio de mercado y competidores',
        'Redacción de [número] documentos de trabajo por semana',
        'Apoyo en gestión del cambio y comunicación',
      ],
      letter: {
        opening:
          'Un buen encargo termina cuando el cliente puede seguir solo: por eso contrasto cada recomendación con quienes van a llevarla a la práctica.',
        achievement:
          'En [Empresa] trabajé en [número] proyectos y colaboré en la implantación de las medidas acordadas.',
      },
    },
    {
      id: 'business-analyst',
      title: 'Analista de negocio',
      aliases:
        'analista de negocio, analista de negocios, business analyst, analista funcional, analista de procesos, analista de procesos de negocio, analista de requisitos, analista de requerimientos, consultor funcional, consultora funcional, analista de sistemas, ingeniero de requisitos, analista funcional de sistemas, analista de negocio ti, business analyst it',
      terms:
        'toma de requisitos, mapas de procesos, entrevistas a usuarios, análisis de brechas, historias de usuario, criterios de aceptación, análisis de datos, caso de negocio, pruebas de aceptación, facilitación de talleres',
      tools: 'Jira, Visio, SQL',
      certifications: 'CBAP',
      summary: [
        '{title} que hace hablar el mismo idioma a negocio y tecnología.',
        'Pregunta por el motivo de cada requisito, dibuja el proceso tal como es y comprueba el resultado con usuarios reales.',
      ],
      duties: [
        'Toma de requisitos con [número] áreas usuarias por iniciativa',
        'Elaboración de mapas de procesos actuales y futuros',
        'Redacción de [número] historias de usuario por iteración',
        'Definición de criterios de aceptación con negocio y desarrollo',
        'Análisis de brechas en [número] sistemas antes de decidir compra o desarrollo',
        'Preparación del caso de negocio con costes y beneficios',
        'Coordinación de [número] pruebas de aceptación por entrega',
        'Presentación de alternativas y de su efecto en la operación',
      ],
      pastDuties: [
        'Realización de [número] entrevistas a usuarios por fase',
        'Consulta de tablas y análisis de datos de actividad',
        'Actualización de [número] diagramas por trimestre',
        'Facilitación de talleres de priorización con las áreas',
        'Clasificación de [número] peticiones de cambio al mes',
        'Elaboración de guías y formación de usuarios clave',
      ],
      letter: {
        opening:
          'Mi trabajo empieza con una pregunta incómoda: para qué hace falta. De la respuesta salen requisitos más sencillos y sistemas que se usan.',
        achievement: 'En [Empresa] analicé [número] procesos y aclaré los requisitos antes de empezar a desarrollar.',
      },
    },
    {
      id: 'it-consultant',
      title: 'Consultor/a tecnológico/a',
      aliases:
        'consultor tecnológico, consultora tecnológica, consultor it, consultora it, consultor informático, consultora informática, consultor ti, consultor sap, consultora sap, consultor erp, consultora erp, consultor crm, consultora crm, consultor salesforce, consultor de transformación digital, consultora de transformación digital, consultor cloud, consultor de software, consultor técnico, consultora técnica, arquitecto de soluciones, arquitecta de soluciones, arquitecto empresarial, consultor de implantación, it consultant',
      terms:
        'diseño de soluciones, integración de sistemas, implantación de ERP, análisis de requisitos, migración de datos, formación de usuarios, migración a la nube, selección de proveedores, documentación técnica, gestión de entregas',
      tools: 'SAP, SQL, Jira',
      certifications: 'certificación SAP',
      summary: [
        '{title} que elige la solución por el proceso y no por la moda.',
        'Reúne diseño de soluciones, integración de sistemas y formación de usuarios, con ensayos de migración antes del arranque.',
      ],
      duties: [
        'Implantación de ERP o CRM en [número] organizaciones al año',
        'Diseño de soluciones con alternativas, costes y riesgos',
        'Dirección de [número] sesiones de análisis de requisitos por proyecto',
        'Parametrización de módulos y circuitos de aprobación',
        'Dirección de [número] ensayos de migración de datos antes del arranque',
        'Coordinación de la integración de sistemas con terceros',
        'Formación de usuarios: [número] personas por despliegue',
        'Acompañamiento en el arranque y las primeras semanas',
      ],
      pastDuties: [
        'Configuración de [número] entornos por proyecto',
        'Redacción de documentación técnica y guías rápidas',
        'Ejecución de [número] casos de prueba por entrega',
        'Comparación de ofertas en la selección de proveedores',
        'Resolución de [número] incidencias por semana tras el arranque',
        'Análisis de costes en la migración a la nube',
      ],
      letter: {
        opening:
          'La tecnología funciona cuando el proceso está claro y la gente ha podido practicar. Procuro que ambas cosas lleguen antes del arranque.',
        achievement: 'En [Empresa] participé en [número] implantaciones y preparé a los usuarios para el cambio.',
      },
    },
    {
      id: 'change-manager',
      title: 'Gestor/a del cambio',
      aliases:
        'gestor del cambio, gestora del cambio, change manager, consultor de gestión del cambio, consultora de gestión del cambio, responsable de gestión del cambio, especialista en gestión del cambio, consultor de transformación, consultora de transformación, líder de gestión del cambio, responsable de transformación, gerente de transformación, consultor organizacional, consultora organizacional, consultor de organización, consultora de desarrollo organizacional, agente de cambio',
      terms:
        'gestión del cambio, análisis de interesados, plan de comunicación, plan de formación, evaluación de impacto, alineación directiva, red de agentes de cambio, gestión de resistencias, medición de la adopción, gobierno de proyectos',
      tools: 'Miro, PowerPoint, encuestas',
      certifications: 'Prosci',
      summary: [
        '{title} que pregunta qué pierde cada grupo antes de explicar qué gana.',
        'Trabaja con análisis de interesados, plan de comunicación y mandos preparados, y mide si el cambio se usa de verdad.',
      ],
      duties: [
        'Dirección de la gestión del cambio en [número] programas al año',
        'Evaluación de impacto por puesto, sede y calendario',
        'Coordinación de una red de agentes de cambio con [número] personas',
        'Preparación de mandos para conversaciones con sus equipos',
        'Consecución del [número] % de uso previsto según la medición de la adopción',
        'Redacción del plan de comunicación con mensajes por público',
        'Dinamización de [número] talleres de alineación directiva por fase',
        'Escucha y gestión de resistencias con respuesta visible',
      ],
      pastDuties: [
        'Elaboración de [número] materiales de aprendizaje por despliegue',
        'Elaboración del análisis de interesados y de sus expectativas',
        'Lanzamiento de [número] encuestas de pulso por trimestre',
        'Organización de sesiones de preguntas abiertas',
        'Convocatoria de [número] grupos dentro del plan de formación',
        'Apoyo en comités y gobierno de proyectos',
      ],
      letter: {
        opening:
          'Los cambios se aceptan mejor cuando se explican pronto, se ensayan y se corrige lo que no funciona. En eso se centra mi trabajo.',
        achievement: 'En [Empresa] acompañé [número] programas y preparé a los mandos para sostener el cambio.',
      },
    },
    {
      id: 'research-analyst',
      title: 'Analista de mercado',
      aliases:
        'analista de mercado, analista de mercados, analista de investigación de mercados, investigador de mercado, investigadora de mercado, investigador de mercados, investigadora de mercados, técnico de investigación de mercados, técnica de investigación de mercados, consumer insights, analista de insights, analista de investigación, market research analyst, estudios de mercado, técnico de estudios de mercado, consultor de investigación, encuestador, encuestadora, analista de inteligencia de mercado',
      terms:
        'investigación de mercado, diseño de encuestas, entrevistas cualitativas, análisis estadístico, fuentes secundarias, análisis de la competencia, redacción de informes, visualización de datos, previsiones, briefing de investigación',
      tools: 'SPSS, Excel, Power BI',
      certifications: 'posgrado en investigación de mercados',
      summary: [
        '{title} que formula bien la pregunta y no fuerza la respuesta.',
        'Combina diseño de encuestas, entrevistas cualitativas y análisis estadístico, y señala los límites de cada dato.',
      ],
      duties: [
        'Dirección de [número] estudios de investigación de mercado al año',
        'Definición del briefing de investigación con el cliente',
        'Diseño de encuestas a muestras de [número] personas',
        'Moderación de entrevistas cualitativas y dinámicas de grupo',
        'Elaboración de [número] informes por trimestre con conclusiones al inicio',
        'Análisis estadístico con ponderación y contraste',
        'Presentación de hallazgos a [número] equipos internos por estudio',
        'Seguimiento del análisis de la competencia por sectores',
      ],
      pastDuties: [
        'Codificación de [número] respuestas abiertas por encuesta',
        'Búsqueda y contraste de fuentes secundarias',
        'Control de campo con [número] entrevistas verificadas por oleada',
        'Preparación de cuestionarios, cuotas y muestras',
        'Elaboración de [número] gráficos de visualización de datos por informe',
        'Cálculo de previsiones por categoría y canal',
      ],
      letter: {
        opening:
          'Un estudio vale lo que vale su pregunta: por eso dedico tiempo al briefing, a la muestra y a contar también lo que no sabemos.',
        achievement:
          'En [Empresa] realicé [número] estudios y acerqué sus conclusiones a las áreas que debían decidir.',
      },
    },
  ],
};
