import type { Occupation } from '../occupation';

export const dataAndSystems: Occupation[] = [
  {
    id: 'data-scientist',
    title: 'Científico/a de datos',
    aliases:
      'científico de datos, científica de datos, data scientist, especialista en ciencia de datos, ingeniero de machine learning, ingeniera de machine learning, ingeniero de aprendizaje automático, ingeniero de inteligencia artificial, ingeniera de inteligencia artificial, ingeniero de ia, ciencia de datos, especialista en machine learning',
    terms:
      'aprendizaje automático, modelos estadísticos, ingeniería de variables, diseño de experimentos, analítica predictiva, validación de modelos, procesamiento del lenguaje natural, limpieza de datos, visualización de datos, puesta en producción de modelos',
    tools: 'Python, SQL, scikit-learn, PyTorch',
    certifications: 'certificación en aprendizaje automático',
    summary: [
      '{title} que empieza por un modelo sencillo y solo añade complejidad cuando mejora la decisión.',
      'Une modelos estadísticos, diseño de experimentos y criterio de negocio, y explica tanto la predicción como su incertidumbre.',
    ],
    duties: [
      'Desarrollo de [número] modelos de aprendizaje automático para demanda, fraude o abandono',
      'Diseño de experimentos con hipótesis, tamaño muestral y criterio de parada',
      'Reducción del [número] % en el error de previsión frente al método anterior',
      'Validación de modelos con datos temporales y análisis de sesgos',
      'Puesta en producción de modelos con [número] predicciones diarias',
      'Explicación de variables y límites del modelo a las áreas de negocio',
      'Tratamiento de [número] documentos con procesamiento del lenguaje natural',
      'Vigilancia de la deriva de datos y reentrenamiento planificado',
    ],
    pastDuties: [
      'Exploración de [número] fuentes de datos y descripción de su calidad',
      'Ingeniería de variables a partir de históricos de compra',
      'Construcción de [número] prototipos de analítica predictiva al año',
      'Limpieza de datos y tratamiento de valores ausentes',
      'Presentación de [número] estudios por trimestre con visualización de datos',
      'Revisión de literatura técnica para elegir el método',
    ],
    letter: {
      opening:
        'En ciencia de datos valoro la honradez del resultado: una línea base, una validación exigente y una conclusión que se pueda usar.',
      achievement:
        'En [Empresa] desarrollé [número] modelos predictivos y acompañé su uso por parte de las áreas de negocio.',
    },
  },
  {
    id: 'data-engineer',
    title: 'Ingeniero/a de datos',
    aliases:
      'ingeniero de datos, ingeniera de datos, data engineer, ingeniero big data, ingeniera big data, arquitecto de datos, arquitecta de datos, desarrollador etl, desarrolladora etl, especialista en ingeniería de datos, analytics engineer, ingeniería de datos, desarrollador de datos',
    terms:
      'pipelines de datos, procesos ETL, almacén de datos, modelado dimensional, procesamiento en tiempo real, calidad de datos, orquestación de flujos, gobierno del dato, lago de datos, optimización de consultas',
    tools: 'Airflow, Spark, dbt, SQL',
    certifications: 'certificación de datos en la nube',
    summary: [
      '{title} que construye pipelines de datos previsibles, vigiladas y fáciles de reparar.',
      'Cuida el modelado, la calidad de datos y el coste de cada consulta, con trazabilidad desde el origen hasta el informe.',
    ],
    duties: [
      'Construcción de [número] pipelines de datos con alertas por retraso o duplicado',
      'Modelado dimensional acordado con analistas y negocio',
      'Carga diaria de [número] tablas en el almacén de datos antes del inicio de jornada',
      'Orquestación de flujos con dependencias, reintentos y propietario',
      'Reducción del [número] % en el coste mediante optimización de consultas',
      'Aplicación de reglas de calidad de datos en cada entrega',
      'Integración de [número] fuentes al año con procesamiento en tiempo real',
      'Anonimización de datos personales conforme al RGPD',
    ],
    pastDuties: [
      'Reescritura de [número] procesos ETL heredados',
      'Organización del lago de datos por zonas y permisos',
      'Corrección de [número] cargas fallidas al mes y registro de la causa',
      'Descripción de linaje y campos para el gobierno del dato',
      'Migración de [número] informes a un modelo común',
      'Creación de pruebas para transformaciones críticas',
    ],
    letter: {
      opening:
        'Me gusta que los datos lleguen a su hora y que nadie tenga que preguntar de dónde salen: esa fiabilidad es mi forma de trabajar.',
      achievement: 'En [Empresa] construí [número] pipelines y reduje las incidencias en las cargas nocturnas.',
    },
  },
  {
    id: 'frontend-developer',
    title: 'Desarrollador/a frontend',
    aliases:
      'desarrollador frontend, desarrolladora frontend, front-end developer, frontend developer, frontend, desarrollador front end, desarrolladora front end, programador frontend, programadora frontend, desarrollador web, desarrolladora web, programador web, programadora web, maquetador web, maquetadora web, desarrollador react, desarrolladora react, desarrollador angular, desarrollador javascript, ingeniero frontend, ingeniera frontend',
    terms:
      'diseño adaptable, accesibilidad web, biblioteca de componentes, gestión del estado, rendimiento web, HTML semántico, TypeScript, pruebas de interfaz, integración de API, sistema de diseño',
    tools: 'React, Figma, Git',
    certifications: 'certificación en accesibilidad web',
    summary: [
      '{title} con atención al detalle visual, al teclado y al lector de pantalla.',
      'Desarrolla con HTML semántico y TypeScript, mide el rendimiento web y acuerda los casos límite con diseño antes de programar.',
    ],
    duties: [
      'Desarrollo de [número] pantallas por trimestre con diseño adaptable y TypeScript',
      'Corrección de barreras de accesibilidad web según las pautas WCAG',
      'Mantenimiento de una biblioteca de componentes con [número] piezas documentadas',
      'Organización de la gestión del estado y de los errores de red',
      'Mejora del rendimiento web hasta una carga de [número] segundos en móvil',
      'Revisión de prototipos con diseño y acuerdo de estados vacíos',
      'Ejecución de [número] pruebas de interfaz en cada cambio',
      'Integración de API con tipos compartidos con el servidor',
    ],
    pastDuties: [
      'Maquetación de [número] páginas con HTML semántico',
      'Adaptación de estilos al sistema de diseño de la empresa',
      'Resolución de [número] errores visuales por iteración en varios navegadores',
      'Traducción de la interfaz mediante catálogos de textos',
      'Reducción del [número] % en el tamaño de los paquetes',
      'Instalación de medición de uso con consentimiento del visitante',
    ],
    letter: {
      opening:
        'Una interfaz me parece buena cuando no se nota: carga rápido, se entiende sin ayuda y funciona igual con ratón, teclado o lector de pantalla.',
      achievement:
        'En [Empresa] desarrollé [número] componentes reutilizables y mejoré el tiempo de carga de las páginas principales.',
    },
  },
  {
    id: 'systems-administrator',
    title: 'Administrador/a de sistemas',
    aliases:
      'administrador de sistemas, administradora de sistemas, sysadmin, técnico de sistemas, técnica de sistemas, ingeniero de sistemas, ingeniera de sistemas, administrador de servidores, administradora de servidores, administrador linux, administrador windows, administrador de redes, administradora de redes, administrador de infraestructura, especialista en sistemas',
    terms:
      'administración de servidores, gestión de parches, virtualización, copias de seguridad, configuración de redes, alta de usuarios, monitorización de sistemas, automatización con scripts, plan de contingencia, documentación de sistemas',
    tools: 'Linux, Windows Server, VMware, PowerShell',
    certifications: 'certificación de administración Linux, certificación de redes',
    summary: [
      '{title} que previene averías con mantenimiento, monitorización y cambios planificados.',
      'Mantiene servidores al día, comprueba las copias con restauraciones reales y deja cada paso documentado y reversible.',
    ],
    duties: [
      'Administración de servidores físicos y virtuales: [número] máquinas en producción',
      'Gestión de parches con ventanas acordadas y vuelta atrás probada',
      'Restauración de [número] copias de seguridad al mes a modo de prueba',
      'Configuración de redes, cortafuegos y accesos remotos',
      'Monitorización de sistemas con una disponibilidad del [número] %',
      'Revisión anual del plan de contingencia con simulacro',
      'Automatización con scripts de [número] tareas semanales',
      'Seguimiento de licencias, garantías y fin de soporte',
    ],
    pastDuties: [
      'Alta de usuarios y permisos en [número] grupos de trabajo',
      'Migración de correo y archivos a servicios en la nube',
      'Instalación de [número] servidores al año con plantilla segura',
      'Atención de avisos de almacenamiento y certificados',
      'Ampliación de la virtualización con [número] nodos',
      'Mantenimiento de la documentación de sistemas y esquemas de red',
    ],
    letter: {
      opening:
        'Una infraestructura bien llevada apenas se nota: copias que se pueden restaurar, avisos que llegan a tiempo y cambios reversibles.',
      achievement:
        'En [Empresa] administré [número] servidores y reduje las paradas no planificadas con mantenimiento preventivo.',
    },
  },
  {
    id: 'database-administrator',
    title: 'Administrador/a de bases de datos',
    aliases:
      'administrador de bases de datos, administradora de bases de datos, administrador de base de datos, administradora de base de datos, dba, database administrator, especialista en bases de datos, ingeniero de bases de datos, ingeniera de bases de datos, administrador oracle, administrador sql server, dba oracle',
    terms:
      'administración de bases de datos, ajuste de consultas, alta disponibilidad, replicación, estrategia de copias, diseño de índices, migración de datos, seguridad de bases de datos, planificación de almacenamiento, control de cambios de esquema',
    tools: 'PostgreSQL, Oracle, SQL Server',
    certifications: 'certificación Oracle DBA',
    summary: [
      '{title} con respeto por el dato ajeno y costumbre de ensayar antes de tocar producción.',
      'Equilibra rendimiento, seguridad y coste, y explica a desarrollo por qué una consulta se comporta como se comporta.',
    ],
    duties: [
      'Administración de bases de datos en [número] instancias de producción y pruebas',
      'Ajuste de consultas lentas junto con los equipos de desarrollo',
      'Reducción del [número] % en el tiempo de los procesos nocturnos por diseño de índices',
      'Ensayo de la alta disponibilidad con conmutaciones programadas',
      'Verificación semanal de [número] copias con restauración completa',
      'Aplicación de la seguridad de bases de datos: cifrado, roles y auditoría',
      'Ejecución de [número] cambios de esquema al mes con plan de reversión',
      'Previsión de crecimiento para la planificación de almacenamiento',
    ],
    pastDuties: [
      'Instalación y actualización de [número] motores al año',
      'Vigilancia de bloqueos, esperas y espacio libre',
      'Migración de datos entre [número] sistemas con conteos de contraste',
      'Configuración de replicación para informes de lectura',
      'Preparación de [número] entornos de prueba con datos anonimizados',
      'Redacción de la estrategia de copias y de su calendario',
    ],
    letter: {
      opening:
        'Cuidar datos de otros exige prudencia: medir antes de cambiar, ensayar la recuperación y tener siempre un camino de vuelta.',
      achievement:
        'En [Empresa] administré [número] bases de datos y acorté los procesos nocturnos con índices y consultas revisadas.',
    },
  },
  {
    id: 'scrum-master',
    title: 'Scrum Master',
    aliases:
      'scrum master, scrum máster, facilitador ágil, facilitadora ágil, agile coach, coach ágil, agile master, iteration manager, agilista, líder scrum, facilitador scrum',
    terms:
      'planificación de sprints, retrospectivas, acompañamiento ágil, eliminación de impedimentos, refinamiento del backlog, facilitación, métricas de flujo, Kanban, gestión de dependencias, mejora continua',
    tools: 'Jira, Miro, Confluence',
    certifications: 'certificación Professional Scrum Master',
    summary: [
      '{title} que facilita conversaciones difíciles y deja espacio para que el equipo decida.',
      'Se apoya en métricas de flujo y retrospectivas con acuerdos concretos, y protege el foco ante cambios de última hora.',
    ],
    duties: [
      'Facilitación de [número] equipos con reuniones breves y acuerdos visibles',
      'Dinamización de retrospectivas con acciones, responsable y fecha',
      'Eliminación de impedimentos: [número] bloqueos resueltos por trimestre',
      'Acompañamiento ágil a product owners en objetivos y prioridades',
      'Reducción del [número] % en el tiempo de ciclo con límites de trabajo en curso',
      'Gestión de dependencias entre equipos mediante un tablero común',
      'Formación de [número] personas al año en Scrum y Kanban',
      'Análisis de métricas de flujo sin comparar a las personas',
    ],
    pastDuties: [
      'Planificación de sprints con [número] integrantes en remoto y oficina',
      'Moderación del refinamiento del backlog semanal',
      'Organización de [número] talleres por trimestre para acordar normas del equipo',
      'Preparación de revisiones con usuarios invitados',
      'Seguimiento de [número] acciones de mejora continua',
      'Mediación en desacuerdos sobre alcance y plazos',
    ],
    letter: {
      opening:
        'Mi trabajo consiste en que el equipo hable de lo que frena su entrega y salga de la sala con un acuerdo que pueda cumplir.',
      achievement:
        'En [Empresa] acompañé a [número] equipos y logramos entregas más previsibles con menos trabajo en curso.',
    },
  },
];
