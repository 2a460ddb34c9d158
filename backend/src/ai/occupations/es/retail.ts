import type { IndustryOccupations } from '../occupation';

export const retail: IndustryOccupations = {
  industry: 'Retail',
  general: {
    id: 'retail-professional',
    title: 'Profesional de comercio',
    aliases: '',
    terms:
      'atención al cliente, presentación del producto, cobro en caja, control de stock, asesoramiento en la venta, recepción de mercancía, imagen de tienda, devoluciones, promociones, prevención de pérdidas',
    tools: 'TPV, terminales de inventario',
    certifications: 'curso de comercio, certificado de manipulador de alimentos',
    summary: [
      '{title} con vocación de servicio y una tienda siempre en orden.',
      'Aporta asesoramiento en la venta, exactitud en caja y cuidado por la presentación del producto.',
    ],
    duties: [
      'Atención al cliente: [número] personas al día en sala y mostrador',
      'Asesoramiento en la venta según uso, talla y presupuesto',
      'Cobro en caja de [número] operaciones por turno',
      'Montaje de promociones y actualización de precios',
      'Control de stock de [número] referencias por semana',
      'Cuidado de la imagen de tienda y de la limpieza',
      'Tramitación de [número] devoluciones por semana según política',
      'Aplicación de medidas de prevención de pérdidas',
    ],
    pastDuties: [
      'Recepción de mercancía: [número] bultos por entrega',
      'Reposición de lineales y etiquetado de novedades',
      'Preparación de [número] pedidos de recogida en tienda al día',
      'Cuidado de la presentación del producto en mesas y cabeceras',
      'Recuento de [número] secciones por inventario',
      'Apertura y cierre de la tienda',
    ],
    letter: {
      opening:
        'El comercio me gusta por el trato directo: escuchar, aconsejar con honradez y que el cliente encuentre lo que busca.',
      achievement: 'En [Empresa] atendí a [número] clientes al día y mantuve mi sección ordenada y completa.',
    },
  },
  occupations: [
    {
      id: 'sales-associate',
      title: 'Dependiente/a',
      aliases:
        'dependiente, dependienta, dependiente de tienda, dependienta de tienda, vendedor de tienda, vendedora de tienda, vendedor de mostrador, asesor de ventas en tienda, asesora de ventas en tienda, asesor de moda, asesora de moda, asesora de belleza, personal shopper, reponedor, reponedora, auxiliar de tienda, ayudante de dependiente, empleado de comercio, empleada de comercio, promotor de ventas, promotora de ventas, demostradora, consultora de belleza, sales assistant',
      terms:
        'asesoramiento al cliente, atención en tienda, conocimiento del producto, presentación de producto, servicio de probador, cobro en caja, venta cruzada, reposición, cambios y devoluciones, programa de fidelización',
      tools: 'TPV, terminales de inventario',
      certifications: 'certificado de idiomas',
      summary: [
        '{title} con trato cercano, sin agobios, y un consejo que se agradece.',
        'Conoce el producto, cuida probadores y lineales, y propone complementos cuando de verdad encajan.',
      ],
      duties: [
        'Asesoramiento al cliente: [número] personas por jornada',
        'Presentación de producto según la guía de la marca',
        'Venta de [número] artículos por turno con venta cruzada',
        'Servicio de probador con tallas y alternativas',
        'Alta de [número] socios al mes en el programa de fidelización',
        'Cobro en caja y envoltura para regalo',
        'Reposición de [número] prendas o artículos al día',
        'Gestión de cambios y devoluciones con amabilidad',
      ],
      pastDuties: [
        'Descarga y alarmado de [número] cajas por entrega',
        'Colocación de etiquetas y carteles de rebajas',
        'Localización de [número] pedidos web por jornada',
        'Estudio de novedades para el conocimiento del producto',
        'Doblado y orden de [número] mesas por turno',
        'Atención en tienda durante campañas y domingos de apertura',
      ],
      letter: {
        opening:
          'Vender en tienda es observar: saber cuándo acercarse, qué preguntar y cuándo dejar tiempo para decidir.',
        achievement: 'En [Empresa] atendí a [número] clientes por jornada y animé el programa de fidelización.',
      },
    },
    {
      id: 'store-manager',
      title: 'Encargado/a de tienda',
      aliases:
        'encargado de tienda, encargada de tienda, gerente de tienda, director de tienda, directora de tienda, responsable de tienda, jefe de tienda, jefa de tienda, store manager, subencargado de tienda, subencargada de tienda, jefe de sección, jefa de sección, jefe de supermercado, gerente de supermercado, jefe de zona retail, supervisor de tienda, supervisora de tienda, supervisor de tiendas, gerente de sucursal de tienda, administrador de tienda, administradora de tienda, coordinador de tienda, segundo encargado',
      terms:
        'gestión de tienda, dirección de personal, objetivos de venta, cuadrantes de turnos, gestión de inventario, escaparatismo, prevención de la pérdida desconocida, experiencia de compra, cuenta de resultados, selección y formación',
      tools: 'TPV, Excel, software de turnos',
      certifications: 'PRL, título de técnico en comercio',
      summary: [
        '{title} con planificación diaria, presencia en sala y seguimiento de las cifras.',
        'Une objetivos de venta, cuidado del personal y experiencia de compra, y organiza los turnos según la afluencia.',
      ],
      duties: [
        'Gestión de tienda con [número] personas y varias secciones',
        'Reparto de cuadrantes de turnos según afluencia y convenio',
        'Consecución del [número] % de los objetivos de venta anuales',
        'Análisis semanal de la cuenta de resultados y de márgenes',
        'Reducción de la pérdida desconocida en un [número] % con recuentos',
        'Acompañamiento en sala y dirección de personal con el ejemplo',
        'Coordinación de [número] campañas al año: escaparatismo, precios y existencias',
        'Mejora de la experiencia de compra a partir de reseñas',
      ],
      pastDuties: [
        'Apertura, cierre y custodia de [número] cajas por turno',
        'Participación en la selección y formación de nuevas incorporaciones',
        'Preparación de [número] inventarios al año',
        'Pedido de producto y gestión de inventario por rotación',
        'Resolución de [número] reclamaciones al mes',
        'Control de caducidades, temperaturas y normas de seguridad',
      ],
      letter: {
        opening:
          'Una tienda marcha cuando el personal sabe qué se espera, el producto está en su sitio y alguien escucha al cliente. A eso me dedico.',
        achievement: 'En [Empresa] dirigí a [número] personas y aumenté las ventas con un mejor reparto de turnos.',
      },
    },
    {
      id: 'cashier',
      title: 'Cajero/a',
      aliases:
        'cajero, cajera, cajero de supermercado, cajera de supermercado, cajero de tienda, cajera de tienda, cajero reponedor, cajera reponedora, operador de caja, operadora de caja, jefe de cajas, jefa de cajas, cobrador de caja, auxiliar de caja, cajero de gasolinera, expendedor de gasolinera, expendedora de gasolinera, taquillero, taquillera, cajero dependiente',
      terms:
        'cobro en caja, medios de pago, atención al cliente, cuadre de caja, lectura de artículos, comprobación de edad, devoluciones, gestión de colas, consulta de precios, embolsado',
      tools: 'TPV, datáfonos',
      certifications: 'certificado de manipulador de alimentos',
      summary: [
        '{title} con rapidez en la línea de cajas y exactitud en el cuadre.',
        'Saluda, comprueba precios y medios de pago, y resuelve con calma las pequeñas incidencias de la cola.',
      ],
      duties: [
        'Cobro en caja de [número] clientes por turno',
        'Verificación de medios de pago y billetes',
        'Realización del cuadre de caja con [número] arqueos por semana',
        'Comprobación de edad en la venta de productos restringidos',
        'Tramitación de [número] devoluciones y vales al día',
        'Gestión de colas con apertura de cajas adicionales',
        'Presentación de la tarjeta de cliente a [número] personas por jornada',
        'Aviso de precios erróneos y productos dañados',
      ],
      pastDuties: [
        'Escaneo de artículos a un ritmo de [número] por minuto',
        'Reposición de expositores junto a caja',
        'Atención de [número] clientes por hora en mostrador de información',
        'Ayuda en el embolsado y entrega de pedidos',
        'Recuento de [número] cambios y retiradas de efectivo por turno',
        'Limpieza de cintas, escáneres y cestas',
      ],
      letter: {
        opening:
          'En la caja termina la compra, y me gusta que termine bien: precio correcto, cobro ágil y una despedida amable.',
        achievement: 'En [Empresa] cobré a [número] clientes por turno y mantuve el cuadre al día.',
      },
    },
    {
      id: 'visual-merchandiser',
      title: 'Visual Merchandiser',
      aliases:
        'visual merchandiser, escaparatista, merchandiser, visual, responsable de visual merchandising, técnico de visual merchandising, técnica de visual merchandising, coordinador de visual merchandising, coordinadora de visual merchandising, especialista en merchandising, gestor de punto de venta, gestora de punto de venta, mercaderista, diseñador de escaparates, diseñadora de escaparates, decorador de tiendas, vitrinista',
      terms:
        'escaparates, visual merchandising, planogramas, circulación en tienda, manual de imagen, vestido de maniquíes, campañas de temporada, iluminación comercial, atrezo, análisis de ventas',
      tools: 'Adobe Illustrator, SketchUp',
      certifications: 'título de escaparatismo, curso de trabajos en altura',
      summary: [
        '{title} que cuenta una historia en el escaparate y la continúa dentro de la tienda.',
        'Maneja planogramas, luz y maniquíes con las cifras de venta delante, y deja pautas fáciles de mantener.',
      ],
      duties: [
        'Montaje de [número] escaparates por temporada con concepto y presupuesto',
        'Estudio de la circulación en tienda y reubicación de familias de producto',
        'Implantación de [número] planogramas al mes según análisis de ventas',
        'Vestido de maniquíes y coordinación de conjuntos',
        'Visita de [número] tiendas por trimestre con informe fotográfico',
        'Actualización del manual de imagen con ejemplos',
        'Formación de [número] dependientes al año en visual merchandising',
        'Ajuste de iluminación comercial y puntos calientes',
      ],
      pastDuties: [
        'Preparación de atrezo y vinilos para [número] tiendas',
        'Cambio de mesas, cabeceras y murales',
        'Registro de [número] fotografías por montaje',
        'Búsqueda de materiales reutilizables y proveedores',
        'Apoyo en [número] aperturas al año',
        'Seguimiento de campañas de temporada de la competencia',
      ],
      letter: {
        opening:
          'Un escaparate tiene unos segundos para invitar a entrar. Me gusta preparar ese instante y que el recorrido interior esté a la altura.',
        achievement: 'En [Empresa] monté [número] escaparates por temporada y dejé pautas claras a las tiendas.',
      },
    },
    {
      id: 'retail-buyer',
      title: 'Comprador/a de producto',
      aliases:
        'comprador de moda, compradora de moda, comprador de producto, compradora de producto, comprador retail, buyer, comprador de retail, asistente de compras de moda, jefe de categoría, jefa de categoría, category manager, planificador de surtido, planificadora de surtido, product manager de moda, merchandise planner, planificador de mercancía, comprador de alimentación, compradora de alimentación, gestor de categorías, gestora de categorías, responsable de surtido',
      terms:
        'planificación de surtido, negociación con proveedores, análisis de tendencias, cálculo de márgenes, previsión de ventas, presupuesto de compra, revisión de gama, fijación de precios, plan de rebajas, marca propia',
      tools: 'Excel, SAP Retail, Power BI',
      certifications: 'máster en gestión de moda',
      summary: [
        '{title} con criterio de producto y disciplina en el margen.',
        'Construye la gama con datos de venta, visita a proveedores y escucha a las tiendas antes de comprometer el presupuesto.',
      ],
      duties: [
        'Planificación de surtido de [número] referencias por temporada',
        'Negociación con proveedores de precio, plazo y devoluciones',
        'Gestión de un presupuesto de compra de [número] euros',
        'Análisis de tendencias en ferias, redes y tiendas',
        'Mejora del [número] % en margen con fijación de precios por familia',
        'Presentación de la revisión de gama a tiendas y marketing',
        'Liquidación del [número] % del excedente mediante plan de rebajas',
        'Desarrollo de marca propia con fichas y muestras',
      ],
      pastDuties: [
        'Seguimiento de [número] pedidos al mes y sus entregas',
        'Carga de artículos y cálculo de márgenes',
        'Elaboración de la previsión de ventas por [número] tiendas',
        'Comparación de precios con la competencia',
        'Revisión de [número] muestras por colección',
        'Reparto inicial y reposición entre tiendas',
      ],
      letter: {
        opening:
          'Comprar para una tienda es elegir por otros: escuchar a quien vende, leer los datos y arriesgar solo donde tiene sentido.',
        achievement: 'En [Empresa] gestioné [número] referencias y reduje el excedente de final de temporada.',
      },
    },
    {
      id: 'ecommerce-manager',
      title: 'Responsable de e-commerce',
      aliases:
        'ecommerce manager, e-commerce manager, responsable de ecommerce, responsable de e-commerce, gestor de ecommerce, gestora de ecommerce, técnico de ecommerce, técnica de ecommerce, especialista en ecommerce, especialista en comercio electrónico, director de ecommerce, directora de ecommerce, gerente de ecommerce, responsable de tienda online, gestor de tienda online, gestora de tienda online, coordinador de ecommerce, coordinadora de ecommerce, marketplace manager, gestor de marketplaces, analista de ecommerce, comercio electrónico',
      terms:
        'gestión de tienda online, optimización de la conversión, fichas de producto, gestión de marketplaces, preparación de pedidos, política de precios, opiniones de clientes, campañas de correo, proceso de pago, gestión de devoluciones',
      tools: 'Shopify, Google Analytics, Amazon Seller Central',
      certifications: 'certificación en analítica web',
      summary: [
        '{title} que revisa la compra con ojos de cliente y corrige lo que la dificulta.',
        'Coordina catálogo, campañas, logística y atención, y decide con analítica web y opiniones de clientes.',
      ],
      duties: [
        'Gestión de tienda online con [número] referencias y varios idiomas',
        'Optimización de la conversión mediante pruebas y grabaciones anónimas',
        'Crecimiento del [número] % en pedidos tras simplificar el proceso de pago',
        'Coordinación con almacén sobre preparación de pedidos y plazos',
        'Gestión de marketplaces: [número] canales activos',
        'Ajuste de la política de precios y gastos de envío',
        'Envío de [número] campañas de correo al mes por segmentos',
        'Respuesta a opiniones de clientes y mejora del producto',
      ],
      pastDuties: [
        'Publicación de [número] fichas de producto por semana',
        'Carga de imágenes, guías de tallas y vídeos',
        'Resolución de [número] incidencias semanales en la gestión de devoluciones',
        'Comprobación de textos legales y consentimiento',
        'Configuración de [número] promociones por temporada',
        'Seguimiento de existencias y avisos de reposición',
      ],
      letter: {
        opening:
          'Vender en línea es quitar obstáculos: encontrar rápido, confiar en la ficha, pagar con seguridad y recibir lo esperado.',
        achievement:
          'En [Empresa] gestioné [número] pedidos al mes y mejoré las fichas de los productos más visitados.',
      },
    },
  ],
};
