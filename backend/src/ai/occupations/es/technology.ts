import type { IndustryOccupations } from '../occupation';
import { dataAndSystems } from './data-and-systems';

export const technology: IndustryOccupations = {
  industry: 'Technology',
  general: {
    id: 'technology-professional',
    title: 'Profesional de tecnología',
    aliases: '',
    terms:
      'análisis de requisitos, documentación técnica, resolución de incidencias, análisis de datos, comunicación con usuarios, metodologías ágiles, pruebas de software, seguridad de la información, mejora de procesos, soporte a usuarios',
    tools: 'Jira, SQL, Excel',
    certifications: 'certificación ITIL',
    summary: [
      '{title} que traduce necesidades de negocio en soluciones sencillas de mantener.',
      'Aporta orden en la documentación técnica, constancia en las pruebas de software y un lenguaje comprensible para quien no es del área.',
    ],
    duties: [
      'Resolución de incidencias en [número] aplicaciones internas, con prioridad según el impacto',
      'Análisis de requisitos con las áreas usuarias antes de cada cambio',
      'Mantenimiento de [número] informes mensuales con análisis de datos de uso y errores',
      'Revisión de accesos conforme a la política de seguridad de la información',
      'Entrega de [número] mejoras por trimestre con metodologías ágiles',
      'Redacción de documentación técnica breve y con ejemplos',
      'Ejecución de [número] pruebas de software por versión antes de la publicación',
      'Coordinación con proveedores sobre plazos, licencias y actualizaciones',
    ],
    pastDuties: [
      'Soporte a usuarios con [número] solicitudes resueltas por semana',
      'Elaboración de guías de uso para las aplicaciones más consultadas',
      'Migración de [número] puestos de trabajo a un nuevo entorno',
      'Participación en reuniones diarias de seguimiento',
      'Automatización de [número] tareas repetitivas por semestre',
      'Propuesta de mejora de procesos tras cada incidencia grave',
    ],
    letter: {
      opening:
        'Disfruto cuando la tecnología deja de ser un obstáculo: problema bien entendido, solución probada y explicación que cualquiera puede seguir.',
      achievement:
        'En [Empresa] resolví [número] incidencias al mes y documenté las soluciones para el resto del equipo.',
    },
  },
  occupations: [
    {
      id: 'software-developer',
      title: 'Desarrollador/a de software',
      aliases:
        'desarrollador de software, desarrolladora de software, programador, programadora, ingeniero de software, ingeniera de software, desarrollador, desarrolladora, desarrollador backend, desarrolladora backend, backend developer, desarrollador full stack, desarrolladora full stack, full stack developer, desarrollador java, desarrollador python, analista programador, analista programadora, desarrollador de aplicaciones, desarrollador móvil, desarrollador android, desarrollador ios, arquitecto de software, arquitecta de software, ingeniero informático, ingeniera informática, software developer, software engineer, desarrollador de videojuegos',
      terms:
        'diseño de software, revisión de código, pruebas automatizadas, API REST, control de versiones, integración continua, depuración, bases de datos, optimización del rendimiento, desarrollo ágil',
      tools: 'Git, SQL, Docker',
      certifications: 'certificación de desarrollo en la nube',
      summary: [
        '{title} que apuesta por el código legible, las pruebas automatizadas y las entregas pequeñas.',
        'Participa en el diseño de software desde el requisito hasta la operación, revisa los cambios con argumentos y cuida la deuda técnica.',
      ],
      duties: [
        'Desarrollo y mantenimiento de [número] servicios con API REST documentadas',
        'Diseño de software con decisiones escritas y revisadas por el equipo',
        'Cobertura del [número] % del código crítico con pruebas automatizadas',
        'Revisión de código diaria con comentarios concretos y respetuosos',
        'Optimización del rendimiento de [número] consultas a bases de datos',
        'Mantenimiento de la integración continua y de los despliegues sin parada',
        'Publicación de [número] versiones al mes con notas de cambios',
        'Análisis de errores en producción y corrección de la causa',
      ],
      pastDuties: [
        'Corrección de [número] defectos por iteración con prueba asociada',
        'Integración de pasarelas de pago y servicios de terceros',
        'Migración de [número] módulos heredados a una arquitectura mantenible',
        'Apoyo a compañeros en control de versiones y depuración',
        'Creación de [número] componentes reutilizables para varias aplicaciones',
        'Estimación de tareas y demostración de avances al cliente',
      ],
      letter: {
        opening:
          'Me gusta programar pensando en quien leerá el código después: nombres claros, pruebas que dan confianza y cambios fáciles de revisar.',
        achievement:
          'En [Empresa] desarrollé y mantuve [número] servicios y acorté los tiempos de entrega con integración continua.',
      },
    },
    {
      id: 'data-analyst',
      title: 'Analista de datos',
      aliases:
        'analista de datos, data analyst, analista bi, analista de business intelligence, analista de inteligencia de negocio, analista de información, analista de reporting, analista de producto, analista de marketing, consultor bi, consultora bi, analítica de datos',
      terms:
        'análisis de datos, cuadros de mando, visualización de datos, limpieza de datos, estadística descriptiva, pruebas A/B, elaboración de informes, modelado de datos, previsión, definición de indicadores',
      tools: 'SQL, Power BI, Python, Excel',
      certifications: 'certificación en análisis de datos',
      summary: [
        '{title} que convierte preguntas de negocio en cifras fiables y decisiones.',
        'Combina SQL, visualización de datos y estadística, y comprueba el origen de cada dato antes de presentar una conclusión.',
      ],
      duties: [
        'Diseño de [número] cuadros de mando para dirección, ventas y operaciones',
        'Definición de indicadores con fórmula, fuente y responsable del dato',
        'Preparación de [número] análisis de datos al mes con recomendación final',
        'Limpieza de datos y control de duplicados antes de cada carga',
        'Evaluación de [número] pruebas A/B por trimestre con criterio estadístico',
        'Modelado de datos para informes de uso compartido',
        'Automatización de [número] informes manuales que ocupaban tiempo cada semana',
        'Presentación de hallazgos a personas no técnicas con visualización de datos sencilla',
      ],
      pastDuties: [
        'Extracción de datos para [número] peticiones por semana',
        'Documentación de tablas y campos en un diccionario común',
        'Elaboración de informes de cierre para [número] áreas de negocio',
        'Previsión de la demanda con series históricas',
        'Formación de [número] usuarios en filtros y lectura de gráficos',
        'Contraste de cifras entre el sistema contable y el comercial',
      ],
      letter: {
        opening:
          'Lo que me atrae de los datos es la pregunta que hay detrás: aclararla, comprobar las fuentes y contar el resultado sin adornos.',
        achievement:
          'En [Empresa] respondí a [número] consultas de negocio al mes y convertí las más repetidas en cuadros de mando.',
      },
    },
    {
      id: 'it-support-specialist',
      title: 'Técnico/a de soporte informático',
      aliases:
        'técnico de soporte informático, técnica de soporte informático, técnico informático, técnica informática, soporte informático, técnico helpdesk, helpdesk, técnico de soporte it, técnica de soporte it, soporte técnico it, técnico microinformático, técnica microinformática, técnico de sistemas junior, informático, informática, técnico de redes, técnica de redes, analista de mesa de ayuda, mesa de ayuda, técnico en computación, soporte ti',
      terms:
        'resolución de incidencias, gestión de tickets, soporte a usuarios, instalación de equipos, gestión de cuentas, redes locales, soporte remoto, base de conocimiento, distribución de software, inventario informático',
      tools: 'Windows, Active Directory, GLPI',
      certifications: 'certificación ITIL, certificación CompTIA',
      summary: [
        '{title} con paciencia para explicar y método para encontrar la causa de cada avería.',
        'Atiende con claridad a personas sin conocimientos técnicos y deja cada solución anotada para la próxima vez.',
      ],
      duties: [
        'Resolución de incidencias de [número] usuarios en puesto, red y aplicaciones',
        'Gestión de tickets según prioridad y plazo acordado',
        'Instalación de equipos y maquetación de [número] portátiles al mes',
        'Soporte remoto a delegaciones y personal en teletrabajo',
        'Gestión de cuentas y permisos para [número] altas y bajas mensuales',
        'Publicación de soluciones habituales en la base de conocimiento',
        'Distribución de software y parches en [número] puestos de trabajo',
        'Escalado de averías de red con las pruebas ya realizadas',
      ],
      pastDuties: [
        'Atención telefónica de [número] llamadas por jornada',
        'Sustitución de discos, memorias y pantallas averiadas',
        'Actualización del inventario informático con [número] equipos etiquetados',
        'Configuración de impresoras, móviles y salas de reunión',
        'Copia y recuperación de datos en [número] renovaciones de equipo por trimestre',
        'Acogida informática de nuevas incorporaciones con equipo y cuentas listas',
      ],
      letter: {
        opening:
          'El soporte a usuarios me gusta por su lado técnico y por su lado humano: hallar la avería y que la persona vuelva a trabajar con confianza.',
        achievement:
          'En [Empresa] resolví [número] incidencias por semana y amplié la base de conocimiento con los casos más frecuentes.',
      },
    },
    {
      id: 'devops-engineer',
      title: 'Ingeniero/a DevOps',
      aliases:
        'devops, ingeniero devops, ingeniera devops, devops engineer, sre, site reliability engineer, ingeniero de fiabilidad, ingeniero cloud, ingeniera cloud, ingeniero de la nube, ingeniero de plataforma, ingeniera de plataforma, ingeniero de infraestructura, ingeniera de infraestructura, especialista devops',
      terms:
        'entrega continua, infraestructura como código, monitorización, respuesta a incidentes, contenedores, plataformas en la nube, automatización de despliegues, planificación de capacidad, control de accesos, copias y recuperación',
      tools: 'Linux, Kubernetes, Terraform, GitLab CI',
      certifications: 'certificación de arquitectura en la nube',
      summary: [
        '{title} que automatiza lo repetido y mide lo que importa en producción.',
        'Acerca desarrollo y operaciones mediante entrega continua, alertas con sentido y análisis de incidentes sin búsqueda de culpables.',
      ],
      duties: [
        'Operación de [número] clústeres de contenedores con actualizaciones planificadas',
        'Definición de la infraestructura como código con revisión por pares',
        'Reducción del tiempo de despliegue a [número] minutos mediante entrega continua',
        'Monitorización de servicios con alertas útiles y paneles por equipo',
        'Coordinación de la respuesta a incidentes con [número] guardias por trimestre',
        'Redacción de análisis posteriores con medidas y plazos',
        'Ahorro del [número] % del gasto en plataformas en la nube por ajuste de recursos',
        'Revisión del control de accesos y rotación de credenciales',
      ],
      pastDuties: [
        'Automatización de despliegues en [número] repositorios',
        'Prueba periódica de copias y recuperación de bases de datos',
        'Migración de [número] aplicaciones desde servidores propios a la nube',
        'Documentación de procedimientos de guardia y escalado',
        'Creación de [número] plantillas de pipelines para desarrollo',
        'Seguimiento de la planificación de capacidad antes de campañas',
      ],
      letter: {
        opening:
          'Me interesa que publicar sea rutina y no un acontecimiento: automatización comprensible, alertas justas y procedimientos que cualquiera de guardia pueda seguir.',
        achievement:
          'En [Empresa] automaticé el despliegue de [número] servicios y reduje las intervenciones manuales en producción.',
      },
    },
    {
      id: 'qa-engineer',
      title: 'Ingeniero/a de calidad de software (QA)',
      aliases:
        'qa, qa engineer, ingeniero qa, ingeniera qa, ingeniero de calidad de software, ingeniera de calidad de software, tester, tester de software, probador de software, analista qa, analista de pruebas, ingeniero de pruebas, ingeniera de pruebas, automatizador de pruebas, qa automation, técnico de pruebas de software',
      terms:
        'plan de pruebas, automatización de pruebas, pruebas de regresión, pruebas exploratorias, gestión de defectos, pruebas de API, casos de prueba, criterios de aceptación, pruebas de usabilidad, validación de versiones',
      tools: 'Playwright, Jira, Postman',
      certifications: 'certificación ISTQB',
      summary: [
        '{title} con mirada crítica sobre el producto y argumentos basados en pruebas reproducibles.',
        'Colabora desde los criterios de aceptación, equilibra automatización y exploración, e informa de los riesgos antes de cada publicación.',
      ],
      duties: [
        'Elaboración del plan de pruebas de [número] funcionalidades por versión',
        'Revisión de criterios de aceptación con producto y desarrollo',
        'Automatización de pruebas en [número] flujos críticos de la aplicación',
        'Gestión de defectos con pasos, evidencias y gravedad acordada',
        'Ejecución de [número] pruebas de API en cada integración',
        'Organización de sesiones de pruebas exploratorias con objetivos definidos',
        'Reducción a [número] horas del ciclo de pruebas de regresión',
        'Informe de riesgos para la validación de versiones',
      ],
      pastDuties: [
        'Diseño de [número] casos de prueba por iteración',
        'Reproducción de errores comunicados por clientes',
        'Comprobación en [número] navegadores y dispositivos por entrega',
        'Preparación de datos y entornos de prueba',
        'Registro de [número] defectos al mes con seguimiento hasta el cierre',
        'Observación de usuarios en pruebas de usabilidad',
      ],
      letter: {
        opening:
          'Veo la calidad como un trabajo de todo el equipo, y mi papel en hacer las preguntas incómodas pronto, cuando todavía cuesta poco responderlas.',
        achievement:
          'En [Empresa] automaticé [número] flujos críticos y conseguí que los errores se detectaran antes de la publicación.',
      },
    },
    {
      id: 'product-manager',
      title: 'Product Manager',
      aliases:
        'product manager, jefe de producto digital, jefa de producto digital, responsable de producto, responsable de producto digital, gerente de producto, gestor de producto, gestora de producto, product owner, technical product manager, dueño de producto, líder de producto',
      terms:
        'estrategia de producto, hoja de ruta, investigación de usuarios, gestión del backlog, métricas de producto, gestión de interlocutores, historias de usuario, priorización, lanzamiento de producto, estudio de mercado',
      tools: 'Jira, Figma, Amplitude',
      certifications: 'certificación Scrum Product Owner',
      summary: [
        '{title} que decide a partir de problemas reales de usuarios y métricas de producto.',
        'Alinea negocio, diseño y desarrollo en torno a una hoja de ruta comprensible y explica también lo que queda fuera.',
      ],
      duties: [
        'Definición de la hoja de ruta con [número] equipos de desarrollo y diseño',
        'Priorización de iniciativas por valor, esfuerzo y riesgo',
        'Realización de [número] entrevistas por trimestre para la investigación de usuarios',
        'Redacción de historias de usuario con criterios verificables',
        'Seguimiento de [número] métricas de producto con revisión semanal',
        'Coordinación del lanzamiento de producto con marketing, ventas y soporte',
        'Aumento del [número] % en la activación de usuarios tras rediseñar el alta',
        'Presentación de la estrategia de producto a dirección',
      ],
      pastDuties: [
        'Gestión del backlog con [número] peticiones al mes',
        'Análisis de competidores y estudio de mercado por segmento',
        'Validación de [número] prototipos por trimestre antes de su desarrollo',
        'Recogida de sugerencias de atención al cliente',
        'Medición de [número] experimentos con hipótesis escrita',
        'Preparación de notas de versión y demostraciones internas',
      ],
      letter: {
        opening:
          'Entiendo el producto como una serie de decisiones: qué problema merece atención, qué se prueba primero y qué se deja de hacer.',
        achievement:
          'En [Empresa] coordiné el lanzamiento de [número] funcionalidades y medí su uso para decidir los siguientes pasos.',
      },
    },
    {
      id: 'cybersecurity-analyst',
      title: 'Analista de ciberseguridad',
      aliases:
        'analista de ciberseguridad, analista de seguridad informática, especialista en ciberseguridad, técnico de ciberseguridad, técnica de ciberseguridad, ingeniero de ciberseguridad, ingeniera de ciberseguridad, analista soc, consultor de ciberseguridad, consultora de ciberseguridad, pentester, hacker ético, responsable de seguridad de la información, ciso, ingeniero de seguridad informática, ciberseguridad',
      terms:
        'monitorización de amenazas, respuesta a incidentes, gestión de vulnerabilidades, análisis de registros, análisis de riesgos, control de accesos, concienciación en seguridad, seguridad de redes, políticas de seguridad, análisis de phishing',
      tools: 'Splunk, Wireshark, Nessus',
      certifications: 'CISSP, ISO 27001 Lead Auditor',
      summary: [
        '{title} con método en el análisis de alertas y prudencia en cada conclusión.',
        'Prioriza por riesgo para el negocio, documenta la respuesta a incidentes y explica las medidas en un lenguaje accesible.',
      ],
      duties: [
        'Monitorización de amenazas con [número] alertas analizadas por turno',
        'Respuesta a incidentes: contención, erradicación y lecciones aprendidas',
        'Gestión de vulnerabilidades en [número] sistemas con plazos por criticidad',
        'Actualización de las políticas de seguridad conforme al RGPD y al marco normativo',
        'Dirección de [número] simulacros anuales de ataque y recuperación',
        'Revisión trimestral del control de accesos privilegiados',
        'Reducción del [número] % en clics a correos falsos tras la concienciación en seguridad',
        'Análisis de registros para reconstruir la secuencia de un ataque',
      ],
      pastDuties: [
        'Clasificación de [número] avisos diarios por gravedad',
        'Análisis de phishing y bloqueo de dominios fraudulentos',
        'Ejecución de [número] escaneos al mes e informe de hallazgos',
        'Apoyo en auditorías internas con recogida de evidencias',
        'Ajuste de [número] reglas de detección para evitar falsos positivos',
        'Inventario de activos expuestos a Internet',
      ],
      letter: {
        opening:
          'En seguridad valoro la calma y la evidencia: saber qué ha pasado, limitar el daño y dejar el sistema mejor que antes del incidente.',
        achievement:
          'En [Empresa] analicé [número] alertas por semana y ayudé a cerrar las vulnerabilidades más graves dentro de plazo.',
      },
    },
    ...dataAndSystems,
  ],
};
