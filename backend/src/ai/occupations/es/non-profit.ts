import type { IndustryOccupations } from '../occupation';

export const nonProfit: IndustryOccupations = {
  industry: 'Non-profit',
  general: {
    id: 'non-profit-professional',
    title: 'Profesional del tercer sector',
    aliases: '',
    terms:
      'apoyo a programas, acción comunitaria, relación con donantes, organización de actos, apoyo al voluntariado, justificación de subvenciones, sensibilización, trabajo en red, gestión administrativa, atención a personas usuarias',
    tools: 'Excel, Canva',
    certifications: 'certificado negativo de delitos sexuales',
    summary: [
      '{title} con compromiso práctico y cuentas claras ante quien apoya la causa.',
      'Aporta acción comunitaria, coordinación con otras entidades y justificación de subvenciones en plazo.',
    ],
    duties: [
      'Apoyo a programas con [número] participantes al año',
      'Atención a personas usuarias con respeto y confidencialidad',
      'Organización de actos: [número] al año de sensibilización o captación',
      'Relación con donantes e información sobre el destino de los fondos',
      'Preparación de [número] expedientes de justificación de subvenciones al año',
      'Coordinación con servicios públicos en el trabajo en red',
      'Apoyo al voluntariado: [número] personas por proyecto',
      'Redacción de noticias y memoria anual',
    ],
    pastDuties: [
      'Atención de [número] consultas por semana en sede',
      'Gestión administrativa de facturas y certificados',
      'Reparto de [número] ayudas al mes con registro',
      'Preparación de charlas en centros educativos',
      'Actualización de [número] contactos por trimestre',
      'Presencia en ferias y mesas informativas',
    ],
    letter: {
      opening:
        'Trabajo en este sector porque los resultados tienen nombre: una familia acompañada, una ayuda bien justificada, una red que responde.',
      achievement: 'En [Empresa] participé en [número] proyectos y cuidé su justificación ante los financiadores.',
    },
  },
  occupations: [
    {
      id: 'fundraiser',
      title: 'Técnico/a de captación de fondos',
      aliases:
        'captador de fondos, captadora de fondos, fundraiser, técnico de captación de fondos, técnica de captación de fondos, responsable de captación de fondos, coordinador de captación de fondos, coordinadora de captación de fondos, especialista en fundraising, responsable de fundraising, captador de socios, captadora de socios, procurador de fondos, procuradora de fondos, recaudador de fondos, recaudadora de fondos, responsable de desarrollo institucional, gestor de donantes, responsable de alianzas',
      terms:
        'relación con donantes, campañas de captación, grandes donantes, cartas de llamamiento, investigación de donantes, eventos benéficos, alianzas con empresas, fidelización de socios, herencias solidarias, base de datos de donantes',
      tools: 'Salesforce, Mailchimp',
      certifications: 'certificado en fundraising',
      summary: [
        '{title} que presenta la causa con datos y agradece cada apoyo con hechos.',
        'Cultiva la relación con donantes, prepara campañas honestas y rinde cuentas de cada aportación.',
      ],
      duties: [
        'Gestión de la relación con donantes: [número] contactos activos',
        'Planificación de campañas de captación con mensaje, canal y coste',
        'Obtención de [número] euros anuales en alianzas con empresas',
        'Preparación de reuniones y propuestas para grandes donantes',
        'Organización de [número] eventos benéficos al año',
        'Información periódica sobre el uso de los fondos',
        'Aumento del [número] % en la fidelización de socios',
        'Análisis del retorno de cada acción',
      ],
      pastDuties: [
        'Redacción de [número] cartas de llamamiento al año',
        'Depuración de la base de datos de donantes',
        'Llamada de agradecimiento a [número] socios al mes',
        'Elaboración de fichas de investigación de donantes',
        'Coordinación de [número] voluntarios en colectas',
        'Apoyo en el programa de herencias solidarias',
      ],
      letter: {
        opening: 'Pedir fondos es contar la verdad: qué hace falta, qué se conseguirá y en qué se gastó lo anterior.',
        achievement:
          'En [Empresa] gestioné la relación con [número] donantes y mejoré la continuidad de sus aportaciones.',
      },
    },
    {
      id: 'program-coordinator',
      title: 'Coordinador/a de proyectos sociales',
      aliases:
        'coordinador de proyectos, coordinadora de proyectos, coordinador de programas, coordinadora de programas, coordinador de proyectos sociales, coordinadora de proyectos sociales, técnico de proyectos, técnica de proyectos, técnico de cooperación, técnica de cooperación, gestor de proyectos sociales, gestora de proyectos sociales, responsable de programas, responsable de proyectos, director de programas, directora de programas, gerente de programas, oficial de proyectos, oficial de programas, gestor de programas, gestora de programas',
      isIndustrySpecific: true,
      terms:
        'planificación de programas, coordinación de socios, gestión presupuestaria, seguimiento y evaluación, acompañamiento a participantes, informes a financiadores, marco lógico, enfoque de género, formación comunitaria, gestión de equipos',
      tools: 'Excel, KoboToolbox, Teams',
      certifications: 'máster en cooperación',
      summary: [
        '{title} que diseña cada acción con las personas destinatarias y mide lo que cambia.',
        'Une planificación de programas, gestión presupuestaria y seguimiento y evaluación, con socios locales bien informados.',
      ],
      duties: [
        'Coordinación de [número] proyectos con socios y administraciones',
        'Diseño de actividades e indicadores según marco lógico',
        'Gestión presupuestaria de [número] euros con varios financiadores',
        'Acompañamiento a participantes con planes individuales o de grupo',
        'Presentación de [número] informes a financiadores al año',
        'Coordinación de socios con reuniones periódicas y actas',
        'Aplicación de seguimiento y evaluación a [número] indicadores',
        'Incorporación del enfoque de género en todas las fases',
      ],
      pastDuties: [
        'Organización de [número] talleres de formación comunitaria por trimestre',
        'Recogida de datos en terreno con formularios móviles',
        'Control de [número] gastos y justificantes al mes',
        'Convocatoria de participantes y logística de actividades',
        'Redacción de [número] historias de cambio al año con consentimiento',
        'Apoyo en la formulación de propuestas nuevas',
      ],
      letter: {
        opening:
          'Los proyectos sociales que funcionan se escuchan a sí mismos: objetivos compartidos, datos sencillos y ajustes a tiempo.',
        achievement:
          'En [Empresa] coordiné [número] proyectos y cumplí los compromisos con participantes y financiadores.',
      },
    },
    {
      id: 'volunteer-coordinator',
      title: 'Coordinador/a de voluntariado',
      aliases:
        'coordinador de voluntariado, coordinadora de voluntariado, técnico de voluntariado, técnica de voluntariado, responsable de voluntariado, coordinador de voluntarios, coordinadora de voluntarios, gestor de voluntariado, gestora de voluntariado, dinamizador de voluntariado, dinamizadora de voluntariado, dinamizador comunitario, dinamizadora comunitaria, promotor comunitario, promotora comunitaria, animador sociocultural, animadora sociocultural',
      terms:
        'captación de voluntariado, formación de voluntarios, cuadrantes de actividad, reconocimiento, acogida de voluntarios, voluntariado en eventos, acuerdos de incorporación, prevención y seguros, participación asociativa, evaluación de la experiencia',
      tools: 'Excel, plataformas de voluntariado',
      certifications: 'curso de gestión del voluntariado',
      summary: [
        '{title} que encuentra una tarea con sentido para cada persona que quiere ayudar.',
        'Cuida la acogida, la formación de voluntarios y el reconocimiento, y coordina con los programas lo que hace falta de verdad.',
      ],
      duties: [
        'Captación de voluntariado: [número] incorporaciones al año',
        'Entrevista inicial y asignación según interés y disponibilidad',
        'Organización de cuadrantes de actividad para [número] personas',
        'Acompañamiento y resolución de dudas en terreno',
        'Impartición de [número] sesiones anuales de formación de voluntarios',
        'Gestión de acuerdos de incorporación, prevención y seguros',
        'Coordinación del voluntariado en eventos: [número] puestos por jornada',
        'Celebración de encuentros de reconocimiento y despedida',
      ],
      pastDuties: [
        'Acogida de voluntarios: [número] visitas guiadas por trimestre',
        'Publicación de necesidades en plataformas y universidades',
        'Registro de [número] horas al mes con fines de certificación',
        'Envío de boletines y agenda de actividades',
        'Recogida de [número] encuestas anuales de evaluación de la experiencia',
        'Fomento de la participación asociativa en asambleas',
      ],
      letter: {
        opening:
          'El voluntariado permanece cuando se siente útil: una acogida clara, una tarea concreta y un agradecimiento a tiempo.',
        achievement: 'En [Empresa] coordiné a [número] voluntarios y mejoré su acogida y continuidad.',
      },
    },
    {
      id: 'grant-writer',
      title: 'Técnico/a de subvenciones',
      aliases:
        'técnico de subvenciones, técnica de subvenciones, gestor de subvenciones, gestora de subvenciones, redactor de propuestas, redactora de propuestas, redactor de subvenciones, redactora de subvenciones, técnico de proyectos europeos, técnica de proyectos europeos, gestor de proyectos europeos, gestora de proyectos europeos, consultor de subvenciones, consultora de subvenciones, formulador de proyectos, formuladora de proyectos, grant writer, especialista en subvenciones, responsable de subvenciones',
      terms:
        'formulación de proyectos, búsqueda de convocatorias, memoria económica, diagnóstico de necesidades, justificación de subvenciones, control de plazos, redacción de propuestas, indicadores de resultados, relación con financiadores, consorcios europeos',
      tools: 'sedes electrónicas, Excel',
      certifications: 'curso de proyectos europeos',
      summary: [
        '{title} que lee las bases de principio a fin antes de escribir una línea.',
        'Convierte necesidades reales en objetivos medibles y presupuestos coherentes, con la documentación lista días antes del cierre.',
      ],
      duties: [
        'Redacción de propuestas: [número] solicitudes al año a entidades públicas y privadas',
        'Búsqueda de convocatorias y análisis de encaje',
        'Consecución de [número] euros anuales para programas sociales',
        'Diagnóstico de necesidades con datos y voces del territorio',
        'Elaboración de [número] memorias económicas al año',
        'Coordinación de socios en consorcios europeos',
        'Preparación de [número] expedientes de justificación de subvenciones',
        'Definición de indicadores de resultados con los programas',
      ],
      pastDuties: [
        'Recopilación de documentación para [número] convocatorias por trimestre',
        'Control de plazos y subsanaciones ante cada organismo',
        'Revisión de [número] presupuestos y tablas de costes por solicitud',
        'Archivo de convenios, resoluciones y prórrogas',
        'Redacción de [número] fichas resumen al año',
        'Consulta a técnicos en la relación con financiadores',
      ],
      letter: {
        opening:
          'Una buena solicitud cuenta una necesidad con datos, un plan creíble y un coste justo. Me gusta escribirla y también rendir cuentas de ella.',
        achievement: 'En [Empresa] preparé [número] solicitudes y ordené su justificación hasta el cierre.',
      },
    },
    {
      id: 'social-worker',
      title: 'Trabajador/a social',
      aliases:
        'trabajador social, trabajadora social, asistente social, asistenta social, educador social, educadora social, técnico de integración social, técnica de integración social, integrador social, integradora social, mediador social, mediadora social, trabajador social sanitario, trabajadora social sanitaria, técnico de intervención social, gestor de casos, gestora de casos, trabajador familiar, trabajadora familiar, orientador sociolaboral, orientadora sociolaboral, psicólogo social',
      terms:
        'atención social, diagnóstico social, intervención en crisis, defensa de derechos, visitas domiciliarias, derivación a recursos, informe social, plan de intervención, mediación familiar, coordinación interinstitucional',
      tools: 'SIUSS, Excel',
      certifications: 'colegiación en trabajo social',
      summary: [
        '{title} que escucha sin juzgar y conoce los recursos del territorio.',
        'Elabora diagnósticos sociales compartidos, acuerda objetivos alcanzables con cada familia y coordina a las entidades que intervienen.',
      ],
      duties: [
        'Atención social a [número] personas o familias al mes',
        'Elaboración del diagnóstico social junto con la persona',
        'Seguimiento de [número] casos abiertos con plan de intervención',
        'Intervención en crisis por violencia, desahucio o desamparo',
        'Redacción de [número] informes sociales al mes para ayudas y juzgados',
        'Derivación a recursos de vivienda, empleo y salud',
        'Realización de [número] visitas domiciliarias al mes',
        'Participación en mesas de coordinación interinstitucional',
      ],
      pastDuties: [
        'Tramitación de [número] ayudas y prestaciones al mes',
        'Apoyo en la mediación familiar y vecinal',
        'Dinamización de [número] grupos de apoyo al año',
        'Acompañamiento a citas médicas y gestiones administrativas',
        'Registro de [número] entrevistas por semana en el sistema',
        'Información comunitaria para la defensa de derechos',
      ],
      letter: {
        opening:
          'El trabajo social que procuro hacer devuelve margen de decisión: escuchar, aclarar derechos y dar pasos que la persona siente propios.',
        achievement: 'En [Empresa] acompañé a [número] familias y coordiné con otros servicios los apoyos necesarios.',
      },
    },
  ],
};
