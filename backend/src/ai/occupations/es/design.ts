import type { IndustryOccupations } from '../occupation';

export const design: IndustryOccupations = {
  industry: 'Design',
  general: {
    id: 'design-professional',
    title: 'Profesional del diseño',
    aliases: '',
    terms:
      'diseño visual, desarrollo de conceptos, presentación a clientes, briefing creativo, bocetos, tipografía, teoría del color, preparación de archivos, investigación de referencias, coordinación con proveedores',
    tools: 'Adobe Creative Cloud, Figma',
    certifications: 'curso de diseño',
    summary: [
      '{title} que parte del encargo y justifica cada decisión de forma y color.',
      'Aporta bocetos rápidos, archivos ordenados y apertura a la crítica, con atención al plazo y al presupuesto.',
    ],
    duties: [
      'Desarrollo de conceptos para [número] encargos por trimestre',
      'Aclaración del briefing creativo con cliente y producción',
      'Elaboración de [número] propuestas de diseño visual con variantes',
      'Presentación a clientes con argumentos y maquetas',
      'Preparación de archivos para [número] salidas de impresión y pantalla',
      'Revisión de pruebas de color y acabados',
      'Coordinación con proveedores en [número] producciones al año',
      'Mantenimiento de guías de tipografía y color',
    ],
    pastDuties: [
      'Realización de [número] bocetos por concepto',
      'Adaptación de piezas a formatos y soportes',
      'Retoque y recorte de [número] imágenes por semana',
      'Investigación de referencias para paneles de inspiración',
      'Organización de [número] carpetas de archivo y licencias',
      'Apoyo en sesiones de fotos y montajes',
    ],
    letter: {
      opening:
        'El diseño me interesa como respuesta a un problema: entender qué hace falta, probar varias salidas y quedarse con la que mejor comunica.',
      achievement: 'En [Empresa] desarrollé [número] encargos y entregué los archivos listos para producción.',
    },
  },
  occupations: [
    {
      id: 'graphic-designer',
      title: 'Diseñador/a gráfico/a',
      aliases:
        'diseñador gráfico, diseñadora gráfica, diseño gráfico, diseñador visual, diseñadora visual, diseñador creativo, diseñadora creativa, director de arte, directora de arte, maquetador, maquetadora, diseñador editorial, diseñadora editorial, ilustrador, ilustradora, grafista, diseñador de packaging, diseñadora de packaging, diseñador de marca, diseñadora de marca, creativo gráfico, creativa gráfica',
      terms:
        'tipografía, maquetación, identidad visual, preimpresión, retoque fotográfico, ilustración, diseño de packaging, piezas para redes, dirección de arte, manual de marca',
      tools: 'Adobe InDesign, Adobe Illustrator, Adobe Photoshop, Figma',
      certifications: '',
      summary: [
        '{title} con buen ojo para la tipografía y atención al detalle de producción.',
        'Trabaja identidad visual, maquetación y piezas digitales a partir de una idea, con archivos limpios y pruebas revisadas.',
      ],
      duties: [
        'Diseño de [número] piezas al mes para impresión, web y redes',
        'Desarrollo de identidad visual, desde el logotipo hasta las aplicaciones',
        'Maquetación de [número] publicaciones al año: catálogos, informes y revistas',
        'Elección de tipografía y retícula según el contenido',
        'Preparación de [número] artes finales al mes con preimpresión verificada',
        'Seguimiento de imprenta, pruebas y acabados',
        'Entrega de [número] propuestas de diseño de packaging por temporada',
        'Redacción del manual de marca con ejemplos de uso',
      ],
      pastDuties: [
        'Adaptación de [número] formatos por campaña',
        'Retoque fotográfico y recorte de producto',
        'Creación de [número] iconos e infografías por proyecto',
        'Búsqueda de tipos, imágenes y licencias',
        'Elaboración de [número] piezas para redes por semana',
        'Colaboración en la dirección de arte de sesiones',
      ],
      letter: {
        opening:
          'Me gusta el diseño gráfico que se lee bien: una idea clara, una tipografía elegida con motivo y una impresión sin sorpresas.',
        achievement: 'En [Empresa] diseñé [número] piezas al mes y unifiqué las plantillas de la marca.',
      },
    },
    {
      id: 'ux-designer',
      title: 'Diseñador/a UX/UI',
      aliases:
        'diseñador ux, diseñadora ux, diseñador ui, diseñadora ui, diseñador ux ui, diseñadora ux ui, diseñador de experiencia de usuario, diseñadora de experiencia de usuario, diseñador de interfaces, diseñadora de interfaces, diseñador de producto digital, diseñadora de producto digital, diseñador web, diseñadora web, product designer, ux designer, ux researcher, investigador ux, investigadora ux, diseñador de interacción, diseñadora de interacción, diseñador digital, diseñadora digital',
      terms:
        'investigación de usuarios, wireframes, prototipado interactivo, pruebas de usabilidad, diseño de interacción, sistema de diseño, arquitectura de la información, accesibilidad, mapas de experiencia, diseño de interfaz',
      tools: 'Figma, Maze, Hotjar',
      certifications: 'certificación en accesibilidad',
      summary: [
        '{title} que observa a las personas usar el producto antes de opinar sobre él.',
        'Enlaza investigación de usuarios, prototipado y pruebas de usabilidad, y acuerda con desarrollo lo que se puede construir bien.',
      ],
      duties: [
        'Moderación de [número] sesiones de investigación de usuarios por trimestre',
        'Diseño de interacción de flujos de alta, compra y soporte',
        'Elaboración de [número] wireframes y prototipos por iteración',
        'Realización de pruebas de usabilidad y difusión de conclusiones',
        'Reducción del [número] % en abandonos tras rediseñar un formulario',
        'Evolución del sistema de diseño junto con desarrollo',
        'Revisión de accesibilidad en [número] pantallas por versión',
        'Presentación de decisiones con vídeos y datos de uso',
      ],
      pastDuties: [
        'Trazado de [número] mapas de experiencia por producto',
        'Preparación del prototipado interactivo para entrevistas con usuarios',
        'Clasificación de [número] comentarios de usuarios al mes',
        'Ordenación de contenidos y arquitectura de la información',
        'Especificación de [número] componentes de interfaz con sus estados',
        'Adaptación del diseño de interfaz a móvil y tableta',
      ],
      letter: {
        opening:
          'Lo que más enseña es ver a alguien intentarlo: de ahí salen mis prototipos, y a esa persona vuelvo antes de dar nada por bueno.',
        achievement: 'En [Empresa] diseñé [número] flujos y los mejoré con pruebas periódicas de usabilidad.',
      },
    },
    {
      id: 'interior-designer',
      title: 'Diseñador/a de interiores',
      aliases:
        'diseñador de interiores, diseñadora de interiores, interiorista, decorador, decoradora, decorador de interiores, decoradora de interiores, arquitecto de interiores, arquitecta de interiores, diseñador de espacios, diseñadora de espacios, proyectista de cocinas, diseñador de cocinas, diseñadora de cocinas, técnico de interiorismo, escaparatista de interiores',
      terms:
        'distribución de espacios, selección de materiales, diseño de iluminación, asesoramiento al cliente, planos de interiorismo, paneles de inspiración, renders, mobiliario a medida, seguimiento de obra, presupuestos de reforma',
      tools: 'AutoCAD, SketchUp, Revit',
      certifications: 'grado en diseño de interiores',
      summary: [
        '{title} que empieza por cómo vive o trabaja quien va a ocupar el espacio.',
        'Resuelve distribución, luz y materiales con planos precisos, y acompaña la obra hasta colocar el último mueble.',
      ],
      duties: [
        'Proyecto de interiorismo de [número] viviendas o locales al año',
        'Estudio de la distribución de espacios con varias alternativas',
        'Presentación de [número] renders por propuesta con muestras reales',
        'Diseño de iluminación por ambientes y usos',
        'Control de [número] presupuestos de reforma por trimestre',
        'Selección de materiales según desgaste, limpieza y coste',
        'Coordinación de [número] gremios en el seguimiento de obra',
        'Asesoramiento al cliente en telas, color y piezas',
      ],
      pastDuties: [
        'Levantamiento y dibujo de [número] planos de interiorismo al mes',
        'Montaje de paneles de inspiración y carpetas de acabados',
        'Petición y comparación de [número] ofertas de proveedores',
        'Detalle de mobiliario a medida para carpintería',
        'Gestión de [número] pedidos por proyecto y sus plazos',
        'Supervisión de entregas, montajes y remates',
      ],
      letter: {
        opening:
          'Un buen interior se nota en el uso diario: luz donde hace falta, sitio para cada cosa y materiales que envejecen bien.',
        achievement: 'En [Empresa] desarrollé [número] proyectos y ajusté cada uno al presupuesto acordado.',
      },
    },
    {
      id: 'industrial-designer',
      title: 'Diseñador/a industrial',
      aliases:
        'diseñador industrial, diseñadora industrial, diseñador de producto, diseñadora de producto, diseñador de productos, diseñadora de productos, ingeniero en diseño industrial, ingeniera en diseño industrial, diseñador de mobiliario, diseñadora de mobiliario, diseñador de envases, diseñadora de envases, diseñador de automóviles, diseñador conceptual de producto, desarrollador de producto industrial',
      terms:
        'bocetos conceptuales, desarrollo de producto, maquetas y prototipos, investigación de uso, conocimiento de materiales, ergonomía, modelado tridimensional, diseño para fabricación, acabados y color, ecodiseño',
      tools: 'Rhino, SolidWorks, KeyShot',
      certifications: '',
      summary: [
        '{title} que dibuja, construye maquetas y las pone en manos de quien las usará.',
        'Equilibra ergonomía, fabricación y aspecto, con materiales elegidos por su función, su coste y su reciclaje.',
      ],
      duties: [
        'Desarrollo de producto en [número] encargos al año, de la idea a la preserie',
        'Investigación de uso en hogares, talleres o clínicas',
        'Elaboración de [número] bocetos conceptuales por fase y elección razonada',
        'Estudio de ergonomía con maquetas a tamaño real',
        'Construcción de [número] maquetas y prototipos por proyecto',
        'Acuerdo con ingeniería sobre despieces y diseño para fabricación',
        'Ahorro del [número] % en material mediante ecodiseño',
        'Definición de acabados y color con muestras del proveedor',
      ],
      pastDuties: [
        'Modelado tridimensional de [número] componentes por trimestre',
        'Comparación de productos y patentes del sector',
        'Producción de [número] imágenes realistas para presentaciones',
        'Visita a fábricas de inyección, chapa y madera',
        'Prueba de usuario con [número] participantes por prototipo',
        'Documentación de planos y fichas para el fabricante',
      ],
      letter: {
        opening:
          'Me atraen los objetos que se explican solos: cómodos en la mano, fáciles de fabricar y pensados también para repararse.',
        achievement: 'En [Empresa] desarrollé [número] productos y acompañé su paso a fabricación.',
      },
    },
    {
      id: 'motion-designer',
      title: 'Diseñador/a de motion graphics',
      aliases:
        'motion designer, diseñador de motion graphics, diseñadora de motion graphics, motion graphics, animador, animadora, animador 2d, animadora 2d, animador 3d, animadora 3d, grafista audiovisual, artista 3d, artista de efectos visuales, artista vfx, diseñador de animación, diseñadora de animación, diseñador multimedia, diseñadora multimedia, storyboarder',
      terms:
        'grafismo animado, animación, storyboard, edición de vídeo, efectos visuales, animación de personajes, composición digital, diseño de sonido, títulos de crédito, render',
      tools: 'After Effects, Cinema 4D, Premiere Pro',
      certifications: '',
      summary: [
        '{title} con sentido del ritmo y economía en cada movimiento.',
        'Va del storyboard al render final con estilos coherentes, entrega formatos correctos y respeta las fechas de emisión.',
      ],
      duties: [
        'Producción de [número] piezas de grafismo animado al mes',
        'Elaboración de storyboard y animática para aprobar ritmo y texto',
        'Animación de [número] escenas por proyecto, planas y en volumen',
        'Composición digital de gráficos sobre imagen real',
        'Entrega de [número] versiones por campaña para televisión, web y redes',
        'Diseño de títulos de crédito y cabeceras de programa',
        'Montaje de [número] plantillas reutilizables para equipos de vídeo',
        'Ajuste de la pieza con diseño de sonido y locución',
      ],
      pastDuties: [
        'Vectorización y preparación de [número] ilustraciones por semana',
        'Edición de vídeo con subtítulos y rótulos',
        'Limpieza de planos y efectos visuales en [número] tomas',
        'Gestión de la cola de render y copias de archivo',
        'Animación de personajes en [número] secuencias con guía de estilo',
        'Adaptación de marca a movimiento con el cliente',
      ],
      letter: {
        opening:
          'El movimiento ha de tener un motivo: guiar la mirada, explicar un paso o dar carácter. Con esa idea planteo cada pieza.',
        achievement: 'En [Empresa] animé [número] piezas al año y creé plantillas que agilizaron las entregas.',
      },
    },
    {
      id: 'architect',
      title: 'Arquitecto/a',
      aliases:
        'arquitecto, arquitecta, arquitecto proyectista, arquitecta proyectista, arquitecto bim, arquitecta bim, arquitecto paisajista, arquitecta paisajista, paisajista, arquitecto junior, jefe de proyecto de arquitectura, coordinador bim, coordinadora bim, arquitectura',
      terms:
        'proyecto básico y de ejecución, planos de ejecución, código técnico de la edificación, atención al cliente, dirección de obra, BIM, licencias de obra, eficiencia energética, rehabilitación de edificios, mediciones',
      tools: 'Revit, AutoCAD, Rhino',
      certifications: 'colegiación en arquitectura, Passivhaus Designer',
      summary: [
        '{title} que concilia uso, norma, presupuesto y lugar.',
        'Lleva el proyecto básico y de ejecución hasta la obra con BIM, detalles resueltos y reuniones con decisiones por escrito.',
      ],
      duties: [
        'Redacción de proyecto básico y de ejecución en [número] encargos al año',
        'Justificación del código técnico de la edificación y de accesibilidad',
        'Dirección de obra en [número] edificios con visitas y actas semanales',
        'Tramitación de licencias de obra ante ayuntamientos y colegios',
        'Coordinación de [número] disciplinas en modelo BIM',
        'Estudio de eficiencia energética y soluciones de envolvente',
        'Reducción del [número] % del presupuesto mediante revisión de mediciones',
        'Atención al cliente con alternativas de proyecto y presupuesto',
      ],
      pastDuties: [
        'Dibujo de [número] planos de ejecución por proyecto',
        'Toma de datos e informes para rehabilitación de edificios',
        'Preparación de [número] concursos al año con paneles y memoria',
        'Construcción de maquetas y vistas para concursos',
        'Comparación de [número] ofertas de constructoras',
        'Resolución de detalles con industriales y fabricantes',
      ],
      letter: {
        opening:
          'La arquitectura que me importa se resuelve en los detalles: cómo entra la luz, cómo se llega, cuánto cuesta y cómo se mantiene.',
        achievement: 'En [Empresa] trabajé en [número] proyectos y acompañé la obra hasta su entrega.',
      },
    },
    {
      id: 'fashion-designer',
      title: 'Diseñador/a de moda',
      aliases:
        'diseñador de moda, diseñadora de moda, diseñador textil, diseñadora textil, estilista de moda, patronista, modista, modisto, diseñador de vestuario, diseñadora de vestuario, diseñador de calzado, diseñadora de calzado, diseñador de complementos, diseñadora de accesorios, diseñador de indumentaria, diseñadora de indumentaria, figurinista, asistente de diseño de moda, estampador textil',
      terms:
        'desarrollo de colección, investigación de tendencias, figurines, patronaje, selección de tejidos, pruebas de prendas, fichas técnicas, moda sostenible, control de muestras, coordinación con talleres',
      tools: 'Adobe Illustrator, CLO 3D, Lectra',
      certifications: 'título de patronaje y moda',
      summary: [
        '{title} que une una idea reconocible con prendas bien construidas.',
        'Sigue la colección desde el tejido hasta la producción, con fichas técnicas exactas y atención a costes y tallas.',
      ],
      duties: [
        'Desarrollo de colección de [número] modelos por temporada',
        'Investigación de tendencias en ferias, tiendas y archivo',
        'Elaboración de [número] fichas técnicas por temporada con medidas y costuras',
        'Selección de tejidos y fornituras según caída, precio y cuidado',
        'Realización de [número] pruebas de prendas por modelo antes de producir',
        'Coordinación con talleres sobre plazos y calidades',
        'Reducción del [número] % en sobrantes con criterios de moda sostenible',
        'Presentación de la línea a compras, ventas y prensa',
      ],
      pastDuties: [
        'Dibujo de [número] figurines y planos por semana',
        'Apoyo en patronaje, corte y montaje de prototipos',
        'Control de muestras: [número] prendas medidas al mes',
        'Preparación de cartas de color y estampados',
        'Organización de [número] sesiones de fotos y desfiles al año',
        'Búsqueda de proveedores de proximidad con certificación textil',
      ],
      letter: {
        opening:
          'En moda me interesa la prenda que se entiende al ponérsela: buen patrón, tejido adecuado y un detalle que la distingue.',
        achievement: 'En [Empresa] diseñé [número] modelos por temporada y mejoré las fichas para los talleres.',
      },
    },
  ],
};
