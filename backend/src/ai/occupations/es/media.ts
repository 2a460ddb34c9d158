import type { IndustryOccupations } from '../occupation';

export const media: IndustryOccupations = {
  industry: 'Media',
  general: {
    id: 'media-professional',
    title: 'Profesional de la comunicación audiovisual',
    aliases: '',
    terms:
      'producción de contenidos, edición, documentación, narrativa, planificación de entregas, redes sociales, guion, publicación digital, gestión de derechos, archivo audiovisual',
    tools: 'Adobe Creative Cloud, WordPress',
    certifications: 'grado en comunicación',
    summary: [
      '{title} que cuida la historia, el dato y la hora de entrega.',
      'Aporta producción de contenidos para varios soportes, documentación fiable y respeto por los derechos de autor.',
    ],
    duties: [
      'Producción de contenidos: [número] piezas al mes en texto, audio o vídeo',
      'Documentación y contraste de datos antes de publicar',
      'Planificación de entregas de [número] formatos por semana',
      'Edición de textos y subtítulos con guía de estilo',
      'Publicación digital de [número] piezas por semana con título y descripción',
      'Coordinación con redacción, realización y diseño',
      'Gestión de derechos en [número] imágenes y músicas al mes',
      'Adaptación de la narrativa a cada canal',
    ],
    pastDuties: [
      'Búsqueda de [número] invitados y fuentes al mes',
      'Redacción de guion y escaletas para grabación',
      'Transcripción de [número] entrevistas por semana',
      'Preparación de equipos y localizaciones de rodaje',
      'Catalogación de [número] documentos en el archivo audiovisual',
      'Seguimiento de comentarios en redes sociales',
    ],
    letter: {
      opening:
        'Me gusta contar historias que se sostienen: un dato comprobado, una voz propia y un formato pensado para quien escucha o lee.',
      achievement: 'En [Empresa] produje [número] piezas al mes y ordené el calendario de publicación.',
    },
  },
  occupations: [
    {
      id: 'journalist',
      title: 'Periodista',
      aliases:
        'periodista, redactor periodístico, redactora periodística, redactor de informativos, redactora de informativos, reportero, reportera, corresponsal, periodista digital, periodista freelance, cronista, presentador, presentadora, locutor, locutora, locutor de radio, locutora de radio, comunicador, comunicadora, comunicador social, comunicadora social, enviado especial, columnista, periodista deportivo, periodista deportiva',
      terms:
        'cobertura informativa, entrevistas, periodismo de investigación, verificación de datos, redacción de noticias, protección de fuentes, locución, periodismo de datos, publicación en web, reportajes',
      tools: 'gestores de contenidos, grabadoras digitales',
      certifications: 'carné de prensa',
      summary: [
        '{title} que pregunta, contrasta y firma solo lo que puede sostener.',
        'Maneja noticia, reportaje y directo, con verificación de datos y protección de fuentes por encima de la prisa.',
      ],
      duties: [
        'Redacción de noticias: [número] piezas por semana para web y papel',
        'Verificación de datos con documentos y fuentes independientes',
        'Realización de [número] entrevistas por semana',
        'Cobertura informativa de plenos, tribunales y sucesos',
        'Publicación de [número] reportajes por trimestre',
        'Desarrollo de periodismo de investigación con solicitudes de información pública',
        'Presentación de [número] conexiones en directo por semana',
        'Corrección transparente de errores publicados y aviso al lector',
      ],
      pastDuties: [
        'Seguimiento de [número] teletipos y comunicados por turno',
        'Toma de imágenes, sonido y declaraciones',
        'Edición de [número] cortes de voz por jornada',
        'Publicación en web con enlaces y contexto',
        'Elaboración de [número] breves y agendas por semana',
        'Apoyo en periodismo de datos y gráficos',
      ],
      letter: {
        opening:
          'El periodismo que me interesa explica: quién decide, a quién afecta y qué se sabe con certeza a esta hora.',
        achievement: 'En [Empresa] publiqué [número] piezas por semana y desarrollé temas propios con documentación.',
      },
    },
    {
      id: 'video-editor',
      title: 'Editor/a de vídeo',
      aliases:
        'editor de vídeo, editora de vídeo, editor de video, editora de video, montador de vídeo, montadora de vídeo, montador audiovisual, editor audiovisual, editora audiovisual, postproductor, postproductora, técnico de postproducción, técnica de postproducción, colorista audiovisual, camarógrafo, camarógrafa, operador de cámara, operadora de cámara, cámara de televisión, realizador, realizadora, filmmaker, videógrafo, videógrafa, técnico de sonido, técnica de sonido',
      terms:
        'edición de vídeo, narrativa audiovisual, etalonaje, mezcla de sonido, organización de brutos, grafismo, subtitulado, montaje multicámara, exportación y entregas, formatos verticales',
      tools: 'Premiere Pro, DaVinci Resolve, After Effects',
      certifications: 'certificación Adobe',
      summary: [
        '{title} con buen oído para el ritmo y orden en la línea de tiempo.',
        'Construye el relato desde los brutos, cuida color y sonido, y entrega cada versión en el formato pedido.',
      ],
      duties: [
        'Edición de vídeo de [número] piezas por semana para web, televisión o eventos',
        'Construcción de la narrativa audiovisual a partir de guion y brutos',
        'Montaje multicámara de [número] programas al mes',
        'Ajuste de etalonaje y continuidad entre planos',
        'Entrega de [número] versiones por campaña con sus especificaciones',
        'Limpieza de voces y mezcla de sonido con música licenciada',
        'Adaptación de [número] formatos verticales por semana',
        'Revisión de cambios con realización y cliente',
      ],
      pastDuties: [
        'Organización de brutos: [número] horas de material por proyecto',
        'Sincronía, proxies y copias de seguridad',
        'Elaboración de [número] subtitulados por semana',
        'Rotulación y grafismo sencillo con plantillas',
        'Grabación con [número] cámaras en eventos',
        'Archivo de proyectos y recursos de montaje',
      ],
      letter: {
        opening:
          'El montaje me gusta porque decide qué se entiende y qué se siente: elegir el plano, el silencio y el momento del corte.',
        achievement: 'En [Empresa] edité [número] piezas al mes y agilicé las entregas con plantillas compartidas.',
      },
    },
    {
      id: 'editor',
      title: 'Editor/a',
      aliases:
        'editor, editora, editor literario, editora literaria, editor de textos, editora de textos, corrector, correctora, corrector de estilo, correctora de estilo, corrector ortotipográfico, correctora ortotipográfica, editor de mesa, editora de mesa, editor jefe, editora jefa, redactor jefe, redactora jefa, jefe de redacción, jefa de redacción, editor de contenidos, editora de contenidos, coordinador editorial, coordinadora editorial, asistente editorial, lector editorial',
      terms:
        'corrección de estilo, corrección ortotipográfica, planificación editorial, libro de estilo, titulares, acompañamiento de autores, revisión de pruebas, edición digital, derechos de autor, informes de lectura',
      tools: 'Word, InDesign, WordPress',
      certifications: 'curso de corrección profesional',
      summary: [
        '{title} que mejora el texto y conserva la voz de quien lo escribe.',
        'Cuida planificación editorial, corrección y pruebas, y argumenta cada cambio con respeto y criterio.',
      ],
      duties: [
        'Coordinación de [número] títulos al año desde el original hasta imprenta',
        'Corrección de estilo con propuestas razonadas',
        'Planificación editorial de [número] números o colecciones al año',
        'Acompañamiento de autores en estructura y tono',
        'Revisión de [número] páginas por semana en galeradas',
        'Aplicación y actualización del libro de estilo',
        'Encargo de [número] textos y traducciones por trimestre',
        'Negociación de derechos de autor y plazos',
      ],
      pastDuties: [
        'Corrección ortotipográfica de [número] textos por semana',
        'Comprobación de citas, fechas y nombres',
        'Redacción de [número] informes de lectura al mes',
        'Preparación de titulares, solapas y resúmenes',
        'Incorporación de [número] cambios en revisión de pruebas',
        'Maquetación sencilla de libros para edición digital',
      ],
      letter: {
        opening: 'Editar es leer por el lector: quitar lo que sobra, pedir lo que falta y dejar que se oiga al autor.',
        achievement: 'En [Empresa] coordiné [número] publicaciones al año y cumplí los plazos de imprenta.',
      },
    },
    {
      id: 'media-producer',
      title: 'Productor/a audiovisual',
      aliases:
        'productor audiovisual, productora audiovisual, productor, productora, productor de televisión, productora de televisión, productor ejecutivo, productora ejecutiva, productor de cine, productora de cine, productor de radio, productora de radio, productor de podcast, productora de podcast, productor de contenidos, productora de contenidos, jefe de producción audiovisual, jefa de producción audiovisual, ayudante de producción, auxiliar de producción audiovisual, director de producción, directora de producción, productor musical, asistente de producción',
      terms:
        'planificación de producción, presupuesto de producción, plan de rodaje, desarrollo de guion, coordinación de equipo técnico, casting e invitados, permisos de rodaje, postproducción, contratos y derechos, seguridad en rodaje',
      tools: 'Movie Magic, Excel',
      certifications: 'PRL audiovisual',
      summary: [
        '{title} que ajusta cada idea al calendario y al presupuesto.',
        'Cuida a equipo e invitados, prevé el plan alternativo y cierra cada entrega con derechos y facturas en orden.',
      ],
      duties: [
        'Planificación de producción de [número] programas o piezas al año',
        'Elaboración y control del presupuesto de producción',
        'Coordinación de equipo técnico con [número] personas por rodaje',
        'Negociación de contratos y derechos de imagen y música',
        'Gestión de [número] permisos de rodaje por proyecto',
        'Supervisión de postproducción, versiones y entregas',
        'Confirmación de casting e invitados: [número] por temporada',
        'Prevención y seguridad en rodaje con plan de emergencia',
      ],
      pastDuties: [
        'Elaboración del plan de rodaje con [número] localizaciones',
        'Alquiler de equipos, transporte y comidas',
        'Convocatoria de [número] figurantes y actores por jornada',
        'Revisión y desarrollo de guion con creativos',
        'Justificación de [número] facturas al mes',
        'Asistencia en plató y control de tiempos',
      ],
      letter: {
        opening:
          'Producir es cuidar lo invisible para que lo visible salga bien: tiempos, permisos, comidas y un plan por si llueve.',
        achievement: 'En [Empresa] produje [número] proyectos y los entregué dentro del presupuesto acordado.',
      },
    },
    {
      id: 'photographer',
      title: 'Fotógrafo/a',
      aliases:
        'fotógrafo, fotógrafa, fotógrafo de bodas, fotógrafa de bodas, fotógrafo de producto, fotógrafa de producto, fotógrafo de eventos, fotógrafa de eventos, fotoperiodista, fotógrafo de moda, fotógrafa de moda, fotógrafo de estudio, retratista, fotógrafo publicitario, fotógrafa publicitaria, retocador, retocadora, retocador fotográfico, asistente de fotografía, ayudante de fotógrafo, fotografía',
      terms:
        'retrato, fotografía de eventos, iluminación de estudio, edición fotográfica, composición, retoque, fotografía de producto, dirección de modelos, archivo fotográfico, presupuestos y licencias',
      tools: 'Lightroom, Photoshop, Capture One',
      certifications: 'licencia de piloto de drones',
      summary: [
        '{title} con mirada paciente y dominio de la luz disponible.',
        'Escucha el encargo, dirige con naturalidad y entrega una selección cuidada, con licencias claras y copias de seguridad.',
      ],
      duties: [
        'Realización de [número] sesiones de retrato, producto o empresa al mes',
        'Preparación de iluminación de estudio según el encargo',
        'Cobertura de [número] actos por temporada en fotografía de eventos',
        'Dirección de modelos y personas sin experiencia ante la cámara',
        'Entrega de [número] imágenes por encargo con edición fotográfica coherente',
        'Acuerdo de presupuestos y licencias de uso',
        'Fotografía de producto de [número] referencias por jornada, con fondo y color controlados',
        'Cuidado del archivo fotográfico y de sus copias',
      ],
      pastDuties: [
        'Montaje de luces y fondos en [número] sesiones al mes',
        'Selección, etiquetado y copia de imágenes',
        'Retoque de [número] fotografías por semana',
        'Búsqueda de localizaciones y permisos de sesión',
        'Impresión y encuadernación de [número] álbumes por temporada',
        'Calibración de monitores y perfiles de color',
      ],
      letter: {
        opening:
          'Una buena fotografía empieza antes del disparo: entender para qué se usará, ganarse la confianza y esperar la luz.',
        achievement: 'En [Empresa] realicé [número] sesiones y entregué las imágenes en los plazos acordados.',
      },
    },
    {
      id: 'translator',
      title: 'Traductor/a',
      aliases:
        'traductor, traductora, traductor e intérprete, traductora e intérprete, intérprete, traductor jurado, traductora jurada, traductor técnico, traductora técnica, traductor jurídico, traductora jurídica, traductor audiovisual, traductora audiovisual, localizador, localizadora, subtitulador, subtituladora, posteditor, posteditora, revisor de traducciones, revisora de traducciones, traductor público, traductora pública, perito traductor, intérprete de lengua de signos, intérprete de conferencias',
      terms:
        'traducción, revisión, gestión terminológica, localización, interpretación, adaptación cultural, posedición, subtitulado, memorias de traducción, control de calidad lingüística',
      tools: 'SDL Trados, memoQ',
      certifications: 'nombramiento de traductor jurado, certificado de idiomas',
      summary: [
        '{title} que entrega textos naturales, fieles al sentido y pensados para su lector.',
        'Combina gestión terminológica, memorias de traducción y revisión atenta, con dudas consultadas y plazos respetados.',
      ],
      duties: [
        'Traducción de textos técnicos y comerciales: [número] palabras por semana',
        'Revisión bilingüe de otros traductores con cambios justificados',
        'Mantenimiento de [número] glosarios por cliente en la gestión terminológica',
        'Adaptación cultural de campañas, ejemplos y unidades',
        'Localización de [número] aplicaciones o webs al año',
        'Consulta de dudas con autores y especialistas',
        'Prestación de [número] servicios de interpretación al mes',
        'Aplicación del control de calidad lingüística antes de entregar',
      ],
      pastDuties: [
        'Posedición de [número] palabras por jornada',
        'Alineación y limpieza de memorias de traducción',
        'Elaboración de [número] minutos de subtitulado por semana',
        'Búsqueda de documentación y textos paralelos',
        'Maquetación básica de [número] documentos al mes',
        'Elaboración de presupuestos y seguimiento de encargos',
      ],
      letter: {
        opening:
          'Traducir es leer despacio: entender la intención, encontrar el registro y dejar un texto que se lea como escrito en su lengua.',
        achievement: 'En [Empresa] traduje [número] palabras al mes y unifiqué la terminología de los clientes.',
      },
    },
  ],
};
